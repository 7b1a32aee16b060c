/** What the purchase machine is asked and tells. */

import type { Purchase } from '../../domain/order.ts';

/** The shopper is looking at their confirmation. */
export type PurchaseEvent = { readonly type: 'purchase.tell' };

/** Once for each order, however often its confirmation is looked at (BEY-11). */
export type PurchaseFact = { readonly type: 'purchase.told'; readonly purchase: Purchase };
