/** Requests to the purchase machine and the facts it reports. */

import type { Purchase } from '../../domain/order.ts';

/** The shopper sees their confirmation. */
export type PurchaseEvent = { readonly type: 'purchase.tell' };

/** Once per order, however often its confirmation is opened (BEY-11). */
export type PurchaseFact = { readonly type: 'purchase.told'; readonly purchase: Purchase };
