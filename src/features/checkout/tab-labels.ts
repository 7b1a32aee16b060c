/** Labels of the checkout tabs. */

import type { TabName } from '#machines/domain/checkout-tab.ts';

export const tabLabels: Readonly<Record<TabName, string>> = {
  account: 'Account',
  delivery: 'Delivery address',
  shipping: 'Delivery method',
  payment: 'Payment',
};
