/** What a checkout knows, and how it begins and changes: pure steps from one context to the next. */

import { emptyAddress, sanitiseAddress, type Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { defaultCountry } from '../domain/constants.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { Obstacle } from '../domain/obstacle.ts';
import type { OrderRequest, Receipt } from '../domain/order.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import { present } from '../domain/present.ts';
import type { Totals } from '../domain/totals.ts';
import type { SavedCheckout } from './checkout.events.ts';
import { deliveredTabs, virtualTabs, type TabName } from './tabs.events.ts';

export interface CheckoutContext {
  readonly cart: Cart | null;
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  readonly method: ShippingMethod | null;
  readonly totals: Totals | null;
  readonly obstacles: readonly Obstacle[];
  /** What went wrong with the last thing asked, for people; the newest last (CHK-08). */
  readonly errors: readonly string[];
  readonly receipt: Receipt | null;
}

export const emptyCheckout = {
  email: '',
  delivery: emptyAddress(defaultCountry),
  billing: emptyAddress(defaultCountry),
  isBillingSame: true,
  method: null,
  totals: null,
  obstacles: [],
  errors: [],
} satisfies Partial<CheckoutContext>;

export const savedDraft = ({ email, delivery, billing, isBillingSame }: CheckoutContext): SavedCheckout => ({
  email,
  delivery,
  billing,
  isBillingSame,
});

/** The tabs there are to go through: without delivery only two (CHK-02). */
export const tabsOf = ({ cart }: CheckoutContext): readonly TabName[] =>
  cart?.isVirtual ? virtualTabs : deliveredTabs;

/** When billing is the same it copies delivery (ADDR-02). */
export const billingOf = (context: CheckoutContext): Address =>
  sanitiseAddress(context.isBillingSame ? context.delivery : context.billing);

/** The request that is sent once; the cart and totals are the ones the shopper is looking at. */
export const orderRequest = (context: CheckoutContext, payment: PaymentAuthorisation): OrderRequest => {
  const seen = present(context.cart, 'cart');
  return {
    cartId: seen.id,
    email: context.email,
    delivery: sanitiseAddress(context.delivery),
    billing: billingOf(context),
    method: context.method,
    payment,
    seen,
    totals: present(context.totals, 'totals'),
  };
};

/** Whether the sums and delivery offers made for one cart still hold for the other. */
export const isSameCartForCheckout = (one: Cart | null, other: Cart | null): boolean =>
  one?.id === other?.id &&
  one?.subtotal.cents === other?.subtotal.cents &&
  one?.lines.length === other?.lines.length &&
  (one?.lines ?? []).every((line, index) => {
    const counterpart = other?.lines[index];
    return line.id === counterpart?.id && line.quantity === counterpart.quantity;
  });
