/** Requests to the trade machine and the facts that it and its children report. */

import type { CartEvent, CartFact } from './cart/cart.events.ts';
import type { GiftCardEvent, GiftCardFact } from './gift-card/gift-card.events.ts';
import type { PromoEvent, PromoFact } from './promo/promo.events.ts';
import type { PurchaseEvent, PurchaseFact } from './purchase/purchase.events.ts';
import type { RecoveryEvent, RecoveryFact } from './recovery/recovery.events.ts';

export type TradeChildRequest = CartEvent | GiftCardEvent | PromoEvent | PurchaseEvent | RecoveryEvent;

export type TradeChildFact = CartFact | GiftCardFact | PromoFact | PurchaseFact | RecoveryFact;

export type TradeEvent =
  /** Passed to the child that the request's prefix names. */
  | { readonly type: 'trade.passRequest'; readonly request: TradeChildRequest }
  /** An order begins: `trade.lock` follows once the customer's account is held (BEY-06). */
  | { readonly type: 'trade.prepareLock' }
  | { readonly type: 'trade.lock' }
  /** The order was not placed. */
  | { readonly type: 'trade.unlock' }
  /** The order was placed: a new cart follows. */
  | { readonly type: 'trade.finishOrder' }
  /** Typed codes belonged to the customer who signed out. */
  | { readonly type: 'trade.forgetCodes' }
  | { readonly type: 'trade.clearCodeMessages' }
  | TradeChildFact;

export type TradeFact =
  | TradeChildFact
  /** Codes and cart are locked: the totals no longer change. */
  | { readonly type: 'trade.locked' }
  /** A code was applied or removed. */
  | { readonly type: 'trade.sumsChanged' }
  /** Codes and cart may change again. */
  | { readonly type: 'trade.released' };
