/** An order being placed and its outcome (§3 order receipt, BEY-01). */

import type { Address } from './address.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartChanges } from './cart-changes.ts';
import { isChoice, nothingChosen } from './chosen-options.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { ShippingMethod } from './delivery.ts';
import type { PaymentAuthorisation } from './payment.ts';
import type { Store } from './pickup.ts';
import type { Money } from './money.ts';
import type { Totals } from './totals.ts';

/** All data of an order request; made once, so that a repeat sends the same. */
export interface OrderRequest {
  readonly cartId: string;
  /** The cart belongs to a signed-in customer, not to a guest. */
  readonly isOwned: boolean;
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  /** The pickup store; null for delivery (CHK-09). */
  readonly store: Store | null;
  readonly method: ShippingMethod | null;
  /** The delivery slot; null for the earliest delivery. */
  readonly hours: DeliveryWindow | null;
  readonly payment: PaymentAuthorisation;
  /** What the shopper saw when they pressed the button (BEY-16). */
  readonly seen: Cart;
  readonly totals: Totals;
}

/**
 * The server's state of a cart: open, ordered (with its number if readable), or closed without an
 * order, for example after a merge (BEY-17).
 */
export type OrderState =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'placed';
      readonly orderNumber: string | null;
      /** The delivery, where the backend plans it immediately (BEY-18). */
      readonly planned?: DeliveryWindow;
    };

/** A line of a receipt: the choices as text, and whether there were any. */
export interface ReceiptLine extends CartLine {
  readonly isChosen: boolean;
}

export interface Receipt {
  /** Null where the order exists but its number cannot be read: it arrives by e-mail. */
  readonly orderNumber: string | null;
  /** Part of a customer's account; a guest's order is not, even after they create one. */
  readonly isOwned: boolean;
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly store: Store | null;
  readonly method: ShippingMethod | null;
  /** The planned or chosen delivery slot; null for the earliest delivery. */
  readonly hours: DeliveryWindow | null;
  readonly paymentLabel: string;
  readonly lines: readonly ReceiptLine[];
  readonly totals: Totals;
}

const paidWith = ({ label, poNumber }: OrderRequest['payment']): string =>
  poNumber === null ? label : `${label}, your number ${poNumber}`;

/** `planned` is the delivery, where the backend sent it. */
export const receiptOf = (
  request: OrderRequest,
  orderNumber: string | null,
  planned: DeliveryWindow | null = null,
): Receipt => ({
  orderNumber,
  isOwned: request.isOwned,
  email: request.email,
  delivery: request.delivery,
  billing: request.billing,
  store: request.store,
  method: request.method,
  hours: planned ?? request.hours,
  paymentLabel: paidWith(request.payment),
  // the options show entered values; a receipt is not for ordering
  lines: request.seen.lines.map((line) => ({
    ...line,
    chosen: nothingChosen,
    isChosen: isChoice(line.chosen),
  })),
  totals: request.totals,
});

export type PurchasedItem = Pick<CartLine, 'sku' | 'name' | 'price' | 'quantity'>;

/** The order as reported to tracking (§7 purchase, CHK-06). */
export interface Purchase {
  /** The order number; null where it could not be read. */
  readonly id: string | null;
  /** Empty where none was used. */
  readonly coupon: string;
  readonly discount: Money;
  readonly revenue: Money;
  readonly items: readonly PurchasedItem[];
}

export const purchaseOf = ({ orderNumber, totals, lines }: Receipt, cart: Cart | null): Purchase => ({
  id: orderNumber,
  coupon: cart?.coupons[0] ?? '',
  discount: totals.discount,
  revenue: totals.grandTotal,
  items: lines.map(({ sku, name, price, quantity }) => ({ sku, name, price, quantity })),
});

/** Changes since the shopper pressed the button; empty for none (BEY-16). */
export const changesSince = (request: OrderRequest, cart: Cart): readonly string[] =>
  cartChanges(request.seen, request.totals.grandTotal, cart);

/** Items without delivery are taxed by the billing address, which the last cart read includes. */
export const withTaxOf = (request: OrderRequest, { isVirtual, taxes }: Cart): OrderRequest => {
  if (!isVirtual || taxes.length === 0) return request;
  const { totals } = request;
  const tax = { ...totals.tax, cents: taxes.reduce((sum, { amount }) => sum + amount.cents, 0) };
  return { ...request, totals: { ...totals, tax } };
};
