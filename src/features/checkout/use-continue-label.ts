/**
 * Label of the account tab's button; without delivery, or with known totals, payment is next
 * (CHK-02).
 */

import { selectTotals } from '#machines/checkout/draft.selectors.ts';
import { selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { useDraft, useSelected, useTabs } from '#shop/use-shop.ts';

export const useContinueLabel = (): string => {
  const isDelivered = useSelected(useTabs(), selectTabs).includes('delivery');
  const isSummed = useSelected(useDraft(), selectTotals) !== null;
  return isDelivered && !isSummed ? 'Continue to delivery' : 'Continue to payment';
};
