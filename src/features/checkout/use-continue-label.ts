/** What comes after the account: without anything to deliver, the payment (CHK-02). */

import { selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { useSelected, useTabs } from '#shop/use-shop.ts';

export const useContinueLabel = (): string =>
  useSelected(useTabs(), selectTabs).includes('delivery') ? 'Continue to delivery' : 'Continue to payment';
