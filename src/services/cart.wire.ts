/** A cart as GraphQL answers it to a cart as the shop knows it. */

import type { Cart, CartLine } from '#machines/domain/cart.ts';
import type { CartFieldsFragment } from './generated/graphql.ts';
import { toMediaPath, toPath } from './media.wire.ts';
import { toMoney } from './money.wire.ts';

type WireLine = NonNullable<NonNullable<CartFieldsFragment['items']>[number]>;

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const toLine = ({ id, quantity, errors, prices, product }: WireLine): CartLine => ({
  id,
  sku: product.sku ?? '',
  name: product.name ?? '',
  path: toPath(product.url_key, product.url_suffix),
  image: toMediaPath(product.small_image?.url) || null,
  isRental: product.is_rental_product === 1,
  quantity,
  price: toMoney(prices?.price_including_tax),
  rowTotal: toMoney(prices?.row_total_including_tax),
  problem: errors?.find(isPresent)?.message ?? null,
});

const toShipping = ({ shipping_addresses: [address] }: CartFieldsFragment): Cart['shipping'] => {
  const method = address?.selected_shipping_method;
  return method ? toMoney(method.price_incl_tax) : null;
};

export const toCart = (wire: CartFieldsFragment): Cart => ({
  id: wire.id,
  lines: (wire.items ?? []).filter(isPresent).map(toLine),
  totalQuantity: wire.total_quantity,
  isVirtual: wire.is_virtual,
  subtotal: toMoney(wire.prices?.subtotal_including_tax),
  grandTotal: toMoney(wire.prices?.grand_total),
  shipping: toShipping(wire),
  taxes: (wire.prices?.applied_taxes ?? [])
    .filter(isPresent)
    .map(({ label, amount }) => ({ label, amount: toMoney(amount) })),
  coupons: (wire.applied_coupons ?? []).filter(isPresent).map(({ code }) => code),
  minimumOrder: null,
});
