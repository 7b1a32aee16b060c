/** An order being placed, what became of it, and what the shopper is told afterwards (§3 order receipt, BEY-01). */

import type { Address } from './address.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartChanges } from './cart-changes.ts';
import type { Account } from './customer.ts';
import { isChoice, nothingChosen } from './chosen-options.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { ShippingMethod } from './delivery.ts';
import type { Failure } from './failure.ts';
import type { PaymentAuthorisation } from './payment.ts';
import type { Store } from './pickup.ts';
import type { Money } from './money.ts';
import type { Totals } from './totals.ts';

/** Everything one order request needs; made once, so that asking again asks for the same. */
export interface OrderRequest {
  readonly cartId: string;
  /** A signed-in customer's, not a guest's. */
  readonly isOwned: boolean;
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  /** Where it is collected; null where it is delivered (CHK-09). */
  readonly store: Store | null;
  readonly method: ShippingMethod | null;
  /** The hours wished for; null for the soonest. */
  readonly hours: DeliveryWindow | null;
  readonly payment: PaymentAuthorisation;
  /** What the shopper saw when pressing the button (BEY-16). */
  readonly seen: Cart;
  readonly totals: Totals;
}

/** What the server says became of a cart: still open, ordered (the number where it can be read), or closed without an order, as one is that was merged into another (BEY-17). */
export type OrderState =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'placed';
      readonly orderNumber: string | null;
      /** When it comes, where the backend plans it at once (BEY-18). */
      readonly planned?: DeliveryWindow;
    };

/** A line as a receipt keeps it: the words of what was chosen, and whether anything was. */
export interface ReceiptLine extends CartLine {
  readonly isChosen: boolean;
}

export interface Receipt {
  /** Null where the server has the order but its number cannot be read: it comes by e-mail. */
  readonly orderNumber: string | null;
  /** In a customer's account; a guest's is in none, also after they made one. */
  readonly isOwned: boolean;
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly store: Store | null;
  readonly method: ShippingMethod | null;
  /** The hours planned or wished for; null for the soonest. */
  readonly hours: DeliveryWindow | null;
  readonly paymentLabel: string;
  readonly lines: readonly ReceiptLine[];
  readonly totals: Totals;
}

/** `planned` is when it comes, where the backend said so. */
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
  paymentLabel: request.payment.label,
  // what was entered stands among the options; nobody buys by a receipt
  lines: request.seen.lines.map((line) => ({
    ...line,
    chosen: nothingChosen,
    isChosen: isChoice(line.chosen),
  })),
  totals: request.totals,
});

export type PurchasedItem = Pick<CartLine, 'sku' | 'name' | 'price' | 'quantity'>;

/** What tracking is told of an order (§7 purchase, CHK-06). */
export interface Purchase {
  /** The order's number; null where it could not be read. */
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

/** What has changed since the shopper pressed the button; empty when nothing has (BEY-16). */
export const changesSince = (request: OrderRequest, cart: Cart): readonly string[] =>
  cartChanges(request.seen, request.totals.grandTotal, cart);

/** What nobody delivers is taxed by its bill, which the server has by the last look at the cart. */
export const withTaxOf = (request: OrderRequest, { isVirtual, taxes }: Cart): OrderRequest => {
  if (!isVirtual || taxes.length === 0) return request;
  const { totals } = request;
  const tax = { ...totals.tax, cents: taxes.reduce((sum, { amount }) => sum + amount.cents, 0) };
  return { ...request, totals: { ...totals, tax } };
};

/** The account that is bought for became another between the button and the order (BEY-10). */
export const accountChangedMessage =
  'The account you buy for has changed. Please look your order over once more before you place it.';

/** What a shopper is told who left, or whose session ended, before it was known what became of their order. */
export const forgottenOrderMessages = {
  placed: 'Your order was placed. Its confirmation comes by email.',
  refused: 'Your order was not placed, and nothing has been charged.',
  doubted:
    'We could not find out whether your order was placed. Please look for its confirmation in your email before you order again.',
};

/** The answer was lost, and the server does not know the cart any more. */
export const orderDoubted: Failure = { kind: 'refused', message: forgottenOrderMessages.doubted };

/** The same before the button is pressed: what was chosen may have been for the other account's address. */
export const boughtForMessage = ({ name }: Pick<Account, 'name'>): string =>
  `You buy for ${name} now. Please check where it is delivered.`;

/** The server confirmed an order of a cart that is still open. */
export const orderContradicted: Failure = { kind: 'malformed', message: forgottenOrderMessages.doubted };

export const missingCartIdMessage = 'Missing required information: cartId';
export const missingEmailMessage = 'Missing required information: email';

/** The answer was lost and the cart is still open: nothing happened, and asking again is harmless. */
export const safeToRetry: Failure = {
  kind: 'refused',
  message: 'Your order did not reach us and nothing has been charged. It is safe to place it again.',
};
