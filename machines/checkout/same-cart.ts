/** Whether methods and totals of one cart are still valid for another. */

import type { Cart } from '../domain/cart.ts';
import { paidByGiftCards } from '../domain/gift-card.ts';
import { holdsReductionsOf, type Totals } from '../domain/totals.ts';
import type { Fulfilment } from './fulfilment.context.ts';

/** The same promo code and gift cards with the same amounts. */
const isReducedAlike = (one: Cart | null, other: Cart | null): boolean =>
  one?.discount?.cents === other?.discount?.cents &&
  one?.giftCards.length === other?.giftCards.length &&
  (one?.giftCards ?? []).every(({ code, amount }, index) => {
    const counterpart = other?.giftCards[index];
    return code === counterpart?.code && amount.cents === counterpart.amount.cents;
  });

const hasSameLines = (one: Cart | null, other: Cart | null): boolean =>
  one?.id === other?.id &&
  one?.isVirtual === other?.isVirtual &&
  one?.lines.length === other?.lines.length &&
  (one?.lines ?? []).every((line, index) => {
    const counterpart = other?.lines[index];
    return line.id === counterpart?.id && line.quantity === counterpart.quantity;
  });

/** Whether totals and methods of one cart are still valid for the other. */
export const isSameCartForCheckout = (one: Cart | null, other: Cart | null): boolean =>
  hasSameLines(one, other) && one?.subtotal.cents === other?.subtotal.cents;

/** The same lines at the prices that the totals on screen already include. */
const isRepricedAsTotalled = ({ cart, totals }: Fulfilment, other: Cart | null): boolean =>
  totals !== null && hasSameLines(cart, other) && other?.subtotal.cents === totals.subtotal.cents;

/** Methods and totals are still valid. */
export const isSameForOrder = (context: Fulfilment, other: Cart): boolean =>
  isSameCartForCheckout(context.cart, other) || isRepricedAsTotalled(context, other);

/** False while totals are read, or where they already include the code. */
const hasOtherReductions = ({ cart, totals, areTotalsAwaited }: Fulfilment, other: Cart): boolean =>
  totals !== null &&
  !areTotalsAwaited &&
  isSameCartForCheckout(cart, other) &&
  !isReducedAlike(cart, other) &&
  !holdsReductionsOf(totals, other);

/** The same delivery, or none, but another total. */
export const hasOtherTotal = (context: Fulfilment, other: Cart): boolean =>
  hasOtherReductions(context, other) ||
  (context.cart?.isVirtual === true && other.isVirtual && !isSameForOrder(context, other));

/** Gift cards pay another amount; the cart is read in any case when a card is added or removed. */
const isPaidOtherwise = ({ giftCards }: Cart, totals: Totals): boolean =>
  giftCards.length > 0 && paidByGiftCards(giftCards)?.cents !== totals.giftCards?.cents;

/** The cart's rows agree with the totals. */
export const areTotalsConsistent = ({ cart, totals }: Pick<Fulfilment, 'cart' | 'totals'>): boolean =>
  totals?.subtotal.cents === cart?.subtotal.cents &&
  (totals === null || cart === null || !isPaidOtherwise(cart, totals));
