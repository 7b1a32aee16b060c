/** Decodes a cart from GraphQL. */

import { minimumOrderMessage, type Cart } from '#machines/domain/cart.ts';
import type { LineUpdate, Refusal } from '#machines/domain/cart-actions.ts';
import { FailureError, unknownFailureMessage } from '#machines/domain/failure.ts';
import { toLine, type WireLine } from './cart-line.wire.ts';
import type {
  AddProductsToCartMutation,
  CartFieldsFragment,
  CommerceCartFieldsFragment,
  MerchantCartFieldsFragment,
  ReorderItemsMutation,
  UpdateItemsMutation,
} from '../generated/graphql.ts';
import { toMoney } from '../http/money.wire.ts';

/** Fields of the layers above stock are present if the backend has them. */
type WireCart = Omit<CartFieldsFragment, 'items'> & {
  readonly items: readonly (WireLine | null)[] | null;
} & Partial<Omit<CommerceCartFieldsFragment, 'items'> & MerchantCartFieldsFragment>;

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const toDiscount = ({ prices }: WireCart): Cart['discount'] => {
  const amounts = (prices?.discounts ?? []).filter(isPresent).map(({ amount }) => toMoney(amount));
  const [first] = amounts;
  const cents = amounts.reduce((sum, amount) => sum + amount.cents, 0);
  return first === undefined || cents === 0 ? null : { ...first, cents: -cents };
};

const toGiftCards = ({ applied_gift_cards: cards }: WireCart): Cart['giftCards'] =>
  (cards ?? []).filter(isPresent).map(({ code, applied_balance: amount }) => ({
    code: code ?? '',
    amount: toMoney(amount),
  }));

/**
 * If shipping is shown without tax, Magento's `price_incl_tax` lacks the tax that it
 * charges. Without discounts and gift cards, the totals reveal the real price.
 */
const toShipping = (wire: WireCart): Cart['shipping'] => {
  const method = wire.shipping_addresses[0]?.selected_shipping_method;
  if (!method) return null;
  const said = toMoney(method.price_incl_tax);
  if (!wire.prices?.grand_total || toDiscount(wire) !== null || toGiftCards(wire).length > 0) return said;
  const rest = toMoney(wire.prices.grand_total).cents - toMoney(wire.prices.subtotal_including_tax).cents;
  return rest > said.cents ? { ...said, cents: rest } : said;
};

const toMinimumOrder = ({ minimum_order_amount: wire }: WireCart): Cart['minimumOrder'] =>
  wire?.minimum_amount_enabled === true
    ? { message: wire.message ?? minimumOrderMessage, isMet: wire.conditions_met !== false }
    : null;

export const toCart = (wire: WireCart): Cart => ({
  id: wire.id,
  lines: (wire.items ?? []).filter(isPresent).map(toLine),
  totalQuantity: wire.total_item_quantity ?? wire.total_quantity,
  isVirtual: wire.is_virtual,
  subtotal: toMoney(wire.prices?.subtotal_including_tax),
  grandTotal: toMoney(wire.prices?.grand_total),
  shipping: toShipping(wire),
  taxes: (wire.prices?.applied_taxes ?? [])
    .filter(isPresent)
    .map(({ label, amount }) => ({ label, amount: toMoney(amount) })),
  coupons: (wire.applied_coupons ?? []).filter(isPresent).map(({ code }) => code),
  discount: toDiscount(wire),
  giftCards: toGiftCards(wire),
  minimumOrder: toMinimumOrder(wire),
});

type WireAddition = NonNullable<AddProductsToCartMutation['addProductsToCart']>;

export const toRefusals = (errors: WireAddition['user_errors']): readonly Refusal[] =>
  errors.filter(isPresent).map(({ code, message }) => ({
    message: message || unknownFailureMessage,
    ...(code === 'INSUFFICIENT_STOCK' ? { isShort: true as const } : {}),
  }));

type WireReorder = NonNullable<ReorderItemsMutation['reorderItems']>;

/**
 * The path ends with the sku if the error is about an item of
 * the order; otherwise only the message may name it.
 */
export const toReorderRefusals = (errors: WireReorder['userInputErrors']): readonly Refusal[] =>
  errors.filter(isPresent).map(({ message, path }) => {
    const [place, sku] = path;
    return {
      message: message || unknownFailureMessage,
      ...(place === 'orderItems' && sku ? { sku } : {}),
    };
  });

type WireUpdate = NonNullable<UpdateItemsMutation['updateCartItems']>;

/**
 * Magento 2.4.8 reports errors beside the cart, 2.4.7 instead of it. Nothing was
 * changed then: the returned cart shows how it would have become.
 */
export const refusedUpdate = (
  errors: WireUpdate['errors'] | undefined,
  { lines }: Cart,
  updates: readonly Pick<LineUpdate, 'lineId'>[],
): FailureError | null => {
  const [error] = (errors ?? []).filter(isPresent);
  if (error === undefined) return null;
  const isGone = updates.some(({ lineId }) => lines.every(({ id }) => id !== lineId));
  // in other languages each code is UNDEFINED, because Magento derives codes from the English message
  const isUnknown = isGone || error.code === 'COULD_NOT_FIND_CART_ITEM';
  return new FailureError(isUnknown ? 'notFound' : 'refused', error.message || unknownFailureMessage);
};
