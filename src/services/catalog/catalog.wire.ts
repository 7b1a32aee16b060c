/** Decodes categories and product cards from GraphQL. */

import type { MenuItem, ProductCard } from '#machines/domain/catalog.ts';
import type { ProductCardFieldsFragment } from '../generated/graphql.ts';
import { toMediaPath, toPath } from './media.wire.ts';
import { toTiers } from './product-parts.wire.ts';
import { toMoney } from '../http/money.wire.ts';

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Kinds of products without required choices. */
const quickKinds: readonly string[] = ['SimpleProduct', 'VirtualProduct'];

const hasRequiredOption = (wire: ProductCardFieldsFragment): boolean =>
  'options' in wire && (wire.options ?? []).some((option) => option?.required === true);

export const toProductCard = (wire: ProductCardFieldsFragment): ProductCard => {
  const { final_price, regular_price } = wire.price_range.minimum_price;
  const price = toMoney(final_price);
  const regular = toMoney(regular_price);
  const dearest = wire.price_range.maximum_price?.final_price;
  return {
    sku: wire.sku ?? '',
    name: wire.name ?? '',
    path: toPath(wire.url_key, wire.url_suffix) ?? '/',
    image: { url: toMediaPath(wire.small_image?.url), label: wire.small_image?.label ?? wire.name ?? '' },
    price,
    regularPrice: regular.cents === price.cents ? null : regular,
    tiers: toTiers(wire.price_tiers),
    isRental: wire.is_rental_product === 1,
    isInStock: wire.stock_status !== 'OUT_OF_STOCK',
    // a grouped product shows the price of its cheapest member
    isPriceFrom:
      wire.kind === 'GroupedProduct' || (dearest !== undefined && toMoney(dearest).cents > price.cents),
    isQuickAdd: quickKinds.includes(wire.kind ?? '') && !hasRequiredOption(wire),
    ...(wire.package_content && { contents: wire.package_content }),
    ...(wire.rental_terms && { rentalTerms: wire.rental_terms }),
  };
};

export interface WireMenuItem {
  readonly id: number | null;
  readonly name: string | null;
  readonly url_path: string | null;
  readonly url_suffix: string | null;
  readonly position: number | null;
  readonly include_in_menu: number | null;
  readonly children?: readonly (WireMenuItem | null)[] | null;
}

/** Only categories included in the menu; a flag other than 0 or 1 is rejected (SHELL-05). */
export const toMenuItems = (
  wire: readonly (WireMenuItem | null)[] | null | undefined,
  depthLeft: number,
): readonly MenuItem[] =>
  depthLeft === 0
    ? []
    : (wire ?? [])
        .filter(isPresent)
        .filter((item) => item.include_in_menu === 1 && item.id !== null)
        .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
        .map((item) => ({
          id: item.id ?? 0,
          name: item.name ?? '',
          path: toPath(item.url_path, item.url_suffix) ?? '/',
          children: toMenuItems(item.children, depthLeft - 1),
        }));
