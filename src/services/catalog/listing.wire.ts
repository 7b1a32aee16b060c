/** Decodes product lists from GraphQL and encodes their filters and sorting. */

import type { Breadcrumb, CategoryPage, Facet, Listing } from '#machines/domain/catalog.ts';
import { priceCode, priceRangeIn, type ListFilter, type ListSort } from '#machines/domain/list-query.ts';
import { toMenuItems, toProductCard } from './catalog.wire.ts';
import type {
  CategoryPageQuery,
  FacetFieldsFragment,
  ListingFieldsFragment,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '../generated/graphql.ts';
import { toMediaPath, toPath } from './media.wire.ts';

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** The server includes the upper bound, so it is just below the shown price. */
const toPriceFilter = (value: string): ProductAttributeFilterInput => {
  const range = priceRangeIn(value);
  if (range === null) return {};
  return {
    price: {
      ...(range.from === null ? {} : { from: String(range.from) }),
      ...(range.below === null ? {} : { to: (range.below - 0.01).toFixed(2) }),
    },
  };
};

/** The merchant decides which attributes are filters, so their codes are not known in advance. */
export const toProductFilter = (filters: readonly ListFilter[]): ProductAttributeFilterInput =>
  Object.assign(
    {},
    ...filters.map(({ code, values }) =>
      code === priceCode ? toPriceFilter(values[0] ?? '') : { [code]: { in: values } },
    ),
  ) as ProductAttributeFilterInput;

const sortsOfWire: Readonly<Record<ListSort, ProductAttributeSortInput>> = {
  name: { name: 'ASC' },
  name_desc: { name: 'DESC' },
  price: { price: 'ASC' },
  price_desc: { price: 'DESC' },
};

/** One key only: of several, Magento applies them in no reliable order. */
export const toProductSort = (sort: ListSort | null): ProductAttributeSortInput | null =>
  sort === null ? null : sortsOfWire[sort];

/**
 * Subcategories have pages of their own, so they are not
 * offered as filters; Magento uses either name.
 */
export const categoryCodes: readonly string[] = ['category_id', 'category_uid'];
/** Search results are filtered by category, under one of the two names. */
export const searchCodesLeft: readonly string[] = ['category_id'];

export const toFacets = (wire: FacetFieldsFragment | null, left: readonly string[]): readonly Facet[] =>
  (wire?.aggregations ?? [])
    .filter(isPresent)
    .filter(({ attribute_code }) => !left.includes(attribute_code))
    .map(({ attribute_code: code, label, options }) => ({
      code,
      label: label ?? code,
      options: (options ?? [])
        .filter(isPresent)
        .map(({ value, label: name, count }) => ({ value, label: name ?? value, count: count ?? 0 })),
    }));

export const toListing = (wire: ListingFieldsFragment | null, facets: readonly Facet[]): Listing => ({
  products: (wire?.items ?? []).filter(isPresent).map(toProductCard),
  totalCount: wire?.total_count ?? 0,
  page: wire?.page_info?.current_page ?? 1,
  pageCount: wire?.page_info?.total_pages ?? 1,
  facets,
});

type WireCategory = NonNullable<NonNullable<CategoryPageQuery['categoryList']>[number]>;

export const toCategoryBreadcrumbs = ({
  breadcrumbs,
  url_suffix,
}: Pick<WireCategory, 'breadcrumbs' | 'url_suffix'>): readonly Breadcrumb[] =>
  (breadcrumbs ?? []).filter(isPresent).map((crumb) => ({
    name: crumb.category_name ?? '',
    path: toPath(crumb.category_url_path, url_suffix) ?? '/',
  }));

/** All fields except the description, which is sanitised first (CONTENT-02). */
export const toCategoryPage = (
  category: WireCategory,
  listing: Listing,
): Omit<CategoryPage, 'description'> => ({
  ...listing,
  id: category.id ?? 0,
  name: category.name ?? '',
  path: toPath(category.url_path, category.url_suffix) ?? '/',
  image: category.image ? toMediaPath(category.image) : null,
  breadcrumbs: toCategoryBreadcrumbs(category),
  children: toMenuItems(category.children, 1),
  metaTitle: category.meta_title || (category.name ?? ''),
  metaDescription: category.meta_description ?? '',
});
