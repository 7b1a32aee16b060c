/** The totals of an order during checkout, computed by the server (§3 totals, CHK-12). */

import type { Cart } from './cart.ts';
import type { ShippingMethod } from './delivery.ts';
import type { Failure } from './failure.ts';
import { paidByGiftCards } from './gift-card.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './payment.ts';

export interface Totals {
  readonly grandTotal: Money;
  readonly shipping: Money;
  readonly subtotal: Money;
  readonly tax: Money;
  readonly discount: Money;
  /** The amount paid by gift cards, negative; absent for none. */
  readonly giftCards?: Money;
}

/** The total of the items, never below zero (§5 price display, FMT-01, FMT-02). */
export const totalWithoutShipping = ({ grandTotal, shipping }: Totals): Money => ({
  ...grandTotal,
  cents: Math.max(0, grandTotal.cents - shipping.cents),
});

/** The cart's total with this method, until the server has computed it. */
export const totalWith = (
  { grandTotal, shipping }: Cart,
  method: Pick<ShippingMethod, 'price'> | null,
): Money =>
  method === null
    ? grandTotal
    : { ...grandTotal, cents: grandTotal.cents + method.price.cents - (shipping?.cents ?? 0) };

/** The cart's codes reduce it by the same amounts as these totals. */
export const holdsReductionsOf = (totals: Totals, cart: Cart | null): boolean =>
  totals.discount.cents === (cart?.discount?.cents ?? 0) &&
  (totals.giftCards?.cents ?? 0) === (paidByGiftCards(cart?.giftCards ?? [])?.cents ?? 0);

/**
 * The server's response once it knows address and method. A message means it refused the method.
 */
export interface ShippingInformation {
  readonly totals: Totals;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly message: string | null;
}

/** Shown where the totals could not be read (§4 payment method sync). */
export const totalsFailedMessage = ({ message }: Failure): string =>
  `Your total could not be worked out. ${message}`;
