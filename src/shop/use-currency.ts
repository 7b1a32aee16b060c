/** Whether the amounts of the current checkout name their currency (BEY-25). */

import { selectIsCurrencyNamed } from '#machines/checkout/draft.selectors.ts';
import type { Money } from '#machines/domain/money.ts';
import { browserPlace } from './currency-named.ts';
import { useDraft, useSelected } from './use-shop.ts';

export const useIsCurrencyNamed = (amount: Money): boolean =>
  useSelected(useDraft(), selectIsCurrencyNamed(amount, browserPlace()));
