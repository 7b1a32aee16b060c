/** Where each field of the look-up stands, for the summary of its errors to lead to. */

import type { OrderQuestion } from '#machines/domain/order-lookup.ts';

export const fieldIds: Readonly<Record<keyof OrderQuestion, string>> = {
  number: 'order-lookup-number',
  email: 'order-lookup-email',
  postcode: 'order-lookup-postcode',
  lastname: 'order-lookup-lastname',
};
