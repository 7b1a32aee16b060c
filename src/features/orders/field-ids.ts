/** Ids of the lookup fields, for the error summary. */

import type { OrderQuestion } from '#machines/domain/order-lookup.ts';

export const fieldIds: Readonly<Record<keyof OrderQuestion, string>> = {
  number: 'order-lookup-number',
  email: 'order-lookup-email',
  postcode: 'order-lookup-postcode',
  lastname: 'order-lookup-lastname',
};
