/** What the checkout's tabs are called. */

import type { TabName } from '#machines/domain/checkout-tab.ts';

export const tabLabels: Readonly<Record<TabName, string>> = {
  account: 'Account',
  delivery: 'Delivery address',
  shipping: 'Delivery method',
  payment: 'Payment',
};
