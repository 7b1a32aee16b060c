/** Categories and products as GraphQL answers them to what pages show. */

import type { Breadcrumb, CategoryPage, MenuItem, Product, ProductCard } from '#machines/domain/catalog.ts';
import type { CategoryPageQuery, ProductCardFieldsFragment, ProductPageQuery } from './generated/graphql.ts';
import { toMediaPath, toPath } from './media.wire.ts';
import { toMoney } from './money.wire.ts';

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Nothing has to be chosen of a thing, nor of a service. */
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
    isRental: wire.is_rental_product === 1,
    isInStock: wire.stock_status !== 'OUT_OF_STOCK',
    isPriceFrom: dearest !== undefined && toMoney(dearest).cents > price.cents,
    isQuickAdd: quickKinds.includes(wire.kind ?? '') && !hasRequiredOption(wire),
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

/** Only what is marked for the menu; a mark other than 0 or 1 is rejected (SHELL-05). */
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

type WireCategory = NonNullable<NonNullable<CategoryPageQuery['categoryList']>[number]>;

const toBreadcrumbs = ({ breadcrumbs, url_suffix }: WireCategory): readonly Breadcrumb[] =>
  (breadcrumbs ?? []).filter(isPresent).map((crumb) => ({
    name: crumb.category_name ?? '',
    path: toPath(crumb.category_url_path, url_suffix) ?? '/',
  }));

export const toCategoryPage = (
  category: WireCategory,
  products: CategoryPageQuery['products'],
): CategoryPage => ({
  id: category.id ?? 0,
  name: category.name ?? '',
  path: toPath(category.url_path, category.url_suffix) ?? '/',
  description: category.description ?? '',
  breadcrumbs: toBreadcrumbs(category),
  children: toMenuItems(category.children, 1),
  products: (products?.items ?? []).filter(isPresent).map(toProductCard),
  totalCount: products?.total_count ?? 0,
  page: products?.page_info?.current_page ?? 1,
  pageCount: products?.page_info?.total_pages ?? 1,
  metaTitle: category.meta_title ?? category.name ?? '',
  metaDescription: category.meta_description ?? '',
});

type WireProduct = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>;

/** The server gives codes, not labels: 'minimum_age' reads 'Minimum age'. */
const toLabel = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const toAttributes = ({ custom_attributesV2 }: WireProduct): Product['attributes'] =>
  (custom_attributesV2?.items ?? [])
    .filter(isPresent)
    .flatMap((attribute) =>
      'value' in attribute && attribute.value !== ''
        ? [{ label: toLabel(attribute.code), value: attribute.value }]
        : [],
    );

const toGallery = (wire: WireProduct, card: ProductCard): Product['gallery'] => {
  const images = (wire.media_gallery ?? [])
    .filter(isPresent)
    .filter(({ disabled }) => disabled !== true)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ url, label }) => ({ url: toMediaPath(url), label: label ?? card.name }));
  return images.length > 0 ? images : [card.image];
};

const toProductBreadcrumbs = ({ categories }: WireProduct): readonly Breadcrumb[] =>
  (categories ?? [])
    .filter(isPresent)
    .toSorted((one, other) => (one.level ?? 0) - (other.level ?? 0))
    .map(({ name, url_path, url_suffix }) => ({
      name: name ?? '',
      path: toPath(url_path, url_suffix) ?? '/',
    }));

export const toProduct = (wire: WireProduct): Product => {
  const card = toProductCard(wire);
  return {
    ...card,
    gallery: toGallery(wire, card),
    shortDescription: wire.short_description?.html ?? '',
    description: wire.description?.html ?? '',
    attributes: toAttributes(wire),
    breadcrumbs: toProductBreadcrumbs(wire),
    related: (wire.related_products ?? []).filter(isPresent).map(toProductCard),
    onlyLeft: wire.only_x_left_in_stock,
    metaTitle: wire.meta_title ?? card.name,
    metaDescription: wire.meta_description ?? '',
  };
};
