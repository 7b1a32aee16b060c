/** Actor slots that the quick order needs. */

import type { QuickOrder } from '../../domain/quick-order.ts';
import { slot } from '../../slot.ts';

export interface QuickOrderQuestion {
  /** Products in the cart: suggested to a shopper without orders, with the products they viewed. */
  readonly cartSkus: readonly string[];
  /** Products in the rows: read even where they are not suggested. */
  readonly enteredSkus: readonly string[];
}

export const readRows = slot<QuickOrder, QuickOrderQuestion>('readRows');
