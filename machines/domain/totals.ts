/** The sums of an order as the server states them while checking out (§3 totals, CHK-12). */

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
  /** What gift cards pay, below zero; absent where none do. */
  readonly giftCards?: Money;
}

/** What the goods come to by themselves, never below zero (§5 price display, FMT-01, FMT-02). */
export const totalWithoutShipping = ({ grandTotal, shipping }: Totals): Money => ({
  ...grandTotal,
  cents: Math.max(0, grandTotal.cents - shipping.cents),
});

/** What the cart would come to with this method, until the server has summed it up. */
export const totalWith = (
  { grandTotal, shipping }: Cart,
  method: Pick<ShippingMethod, 'price'> | null,
): Money =>
  method === null
    ? grandTotal
    : { ...grandTotal, cents: grandTotal.cents + method.price.cents - (shipping?.cents ?? 0) };

/** The codes on the cart take off what these totals take off. */
export const holdsReductionsOf = (totals: Totals, cart: Cart | null): boolean =>
  totals.discount.cents === (cart?.discount?.cents ?? 0) &&
  (totals.giftCards?.cents ?? 0) === (paidByGiftCards(cart?.giftCards ?? [])?.cents ?? 0);

/** What the server answers once it knows address and method. A message means it refused the method. */
export interface ShippingInformation {
  readonly totals: Totals;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly message: string | null;
}

/** What is said where the sums could not be read (§4 payment method sync). */
export const totalsFailedMessage = ({ message }: Failure): string =>
  `Your total could not be worked out. ${message}`;
