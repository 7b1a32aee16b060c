/** A cart as GraphQL answers it to a cart as the shop knows it. */

import { minimumOrderMessage, type Cart, type LineUpdate, type Refusal } from '#machines/domain/cart.ts';
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

/** What the layers above stock add is there where the backend has them. */
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
 * Magento says `price_incl_tax` without the tax where shipping is shown without it, and charges it all the same.
 * Where nothing is taken off, the sums tell what delivery costs.
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

/** Where the path leads to one of the order's items it ends with its sku; else only the sentence may name it. */
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
 * What 2.4.8 says beside the cart, 2.4.7 says in its place. Nothing was changed then, whatever the cart beside it shows:
 * it is as it would have become.
 */
export const refusedUpdate = (
  errors: WireUpdate['errors'] | undefined,
  { lines }: Cart,
  updates: readonly Pick<LineUpdate, 'lineId'>[],
): FailureError | null => {
  const [error] = (errors ?? []).filter(isPresent);
  if (error === undefined) return null;
  const isGone = updates.some(({ lineId }) => lines.every(({ id }) => id !== lineId));
  // in another language every code is UNDEFINED: Magento tells them by its sentences
  const isUnknown = isGone || error.code === 'COULD_NOT_FIND_CART_ITEM';
  return new FailureError(isUnknown ? 'notFound' : 'refused', error.message || unknownFailureMessage);
};
