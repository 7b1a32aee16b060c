/** Whether what was offered and summed up for one cart holds for another. */

import type { Cart } from '../domain/cart.ts';
import { paidByGiftCards } from '../domain/gift-card.ts';
import { holdsReductionsOf, type Totals } from '../domain/totals.ts';
import type { Fulfilment } from './fulfilment.context.ts';

/** The same promo code and gift cards take off the same. */
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

/** Whether the sums and delivery offers made for one cart still hold for the other. */
export const isSameCartForCheckout = (one: Cart | null, other: Cart | null): boolean =>
  hasSameLines(one, other) && one?.subtotal.cents === other?.subtotal.cents;

/** The same lines at the prices that the totals on screen are already made of. */
const isRepricedAsTotalled = ({ cart, totals }: Fulfilment, other: Cart | null): boolean =>
  totals !== null && hasSameLines(cart, other) && other?.subtotal.cents === totals.subtotal.cents;

/** What was offered and summed up still holds. */
export const isSameForOrder = (context: Fulfilment, other: Cart): boolean =>
  isSameCartForCheckout(context.cart, other) || isRepricedAsTotalled(context, other);

/** Not while totals are read, nor where they hold the code already. */
const hasOtherReductions = ({ cart, totals, areTotalsAwaited }: Fulfilment, other: Cart): boolean =>
  totals !== null &&
  !areTotalsAwaited &&
  isSameCartForCheckout(cart, other) &&
  !isReducedAlike(cart, other) &&
  !holdsReductionsOf(totals, other);

/** The same delivery, or none, at another sum. */
export const isOtherSum = (context: Fulfilment, other: Cart): boolean =>
  hasOtherReductions(context, other) ||
  (context.cart?.isVirtual === true && other.isVirtual && !isSameForOrder(context, other));

/** Its gift cards pay another sum; a card that comes or goes is read with the cart in any case. */
const isPaidOtherwise = ({ giftCards }: Cart, totals: Totals): boolean =>
  giftCards.length > 0 && paidByGiftCards(giftCards)?.cents !== totals.giftCards?.cents;

/** The cart's own rows say what the totals do. */
export const isSummedAlike = ({ cart, totals }: Pick<Fulfilment, 'cart' | 'totals'>): boolean =>
  totals?.subtotal.cents === cart?.subtotal.cents &&
  (totals === null || cart === null || !isPaidOtherwise(cart, totals));
