/** Answers categories, product lists and the labels of product attributes (CAT-01, CAT-02). */
import { aggregate } from '../../catalog/aggregations.ts';
import type { Catalog, CategoryRow } from '../../catalog/catalog.ts';
import { searchProducts, type ProductFilter, type ProductSort } from '../../catalog/product-search.ts';
import { refuseInput } from '../../refusal.ts';
import { settingText } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { categoryShape } from '../shapes/category-shape.ts';
import { takePage } from '../shapes/page-shape.ts';
import { productShape } from '../shapes/product-shape.ts';

const rootId = 2;

interface EqualFilter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

interface CategoryFilter {
  readonly ids?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly parent_id?: EqualFilter | null;
  readonly parent_category_uid?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly url_path?: EqualFilter | null;
  readonly name?: { readonly match?: string | null } | null;
}

interface CategoryArguments {
  readonly filters?: CategoryFilter | null;
  readonly pageSize: number;
  readonly currentPage: number;
}

interface ProductArguments {
  readonly search?: string | null;
  readonly filter?: ProductFilter | null;
  readonly sort?: ProductSort | null;
  readonly pageSize: number;
  readonly currentPage: number;
}

type Test = (row: CategoryRow) => boolean;

function values(filter: EqualFilter): string[] {
  return [...(filter.in ?? []), filter.eq].filter((value) => typeof value === 'string');
}

function among(filter: EqualFilter | null | undefined, read: (row: CategoryRow) => string): Test {
  if (!filter) return () => true;
  const wanted = new Set(values(filter));
  return (row) => wanted.has(read(row));
}

function findCategories(catalog: Catalog, filters: CategoryFilter | null | undefined): CategoryRow[] {
  const all = [...catalog.categories.values()].filter(({ isActive }) => isActive);
  if (!filters) return all.filter(({ id }) => id === rootId);
  const tests: Test[] = [
    among(filters.ids, ({ id }) => String(id)),
    among(filters.category_uid, ({ id }) => toUid(id)),
    among(filters.parent_id, ({ parentId }) => String(parentId)),
    among(filters.parent_category_uid, ({ parentId }) => toUid(parentId)),
    among(filters.url_key, ({ urlKey }) => urlKey),
    among(filters.url_path, ({ urlPath }) => urlPath),
    ({ name }) => name.toLowerCase().includes((filters.name?.match ?? '').toLowerCase()),
  ];
  return all.filter((row) => tests.every((test) => test(row)));
}

const sortFields = {
  default: 'position',
  options: [
    { label: 'Position', value: 'position' },
    { label: 'Product Name', value: 'name' },
    { label: 'Price', value: 'price' },
  ],
};

interface AttributeRequest {
  readonly attribute_code?: string | null;
  readonly entity_type?: string | null;
}

function attributeLabel(catalog: Catalog, { attribute_code: code }: AttributeRequest): string | null {
  for (const product of catalog.products.values()) {
    const found = product.attributes.find((attribute) => attribute.code === code);
    if (found) return found.label;
  }
  return null;
}

export const catalogQueries = {
  async category(_: unknown, { id }: { id?: number | null }, context: GraphqlContext) {
    const catalog = await context.catalog();
    const found = catalog.categories.get(id ?? rootId);
    return found?.isActive ? categoryShape(found, catalog, await context.settings()) : null;
  },

  async categoryList(
    _: unknown,
    { filters, pageSize, currentPage }: CategoryArguments,
    context: GraphqlContext,
  ) {
    const catalog = await context.catalog();
    const settings = await context.settings();
    const page = takePage(findCategories(catalog, filters), pageSize, currentPage);
    return page.items.map((row) => categoryShape(row, catalog, settings));
  },

  async categories(
    _: unknown,
    { filters, pageSize, currentPage }: CategoryArguments,
    context: GraphqlContext,
  ) {
    const catalog = await context.catalog();
    const settings = await context.settings();
    const page = takePage(findCategories(catalog, filters), pageSize, currentPage);
    return { ...page, items: page.items.map((row) => categoryShape(row, catalog, settings)) };
  },

  async products(
    _: unknown,
    { search, filter, sort, pageSize, currentPage }: ProductArguments,
    context: GraphqlContext,
  ) {
    if (search == null && filter == null)
      throw refuseInput("'search' or 'filter' input argument is required.");
    const catalog = await context.catalog();
    const settings = await context.settings();
    const found = searchProducts(catalog, { search, filter, sort });
    const page = takePage(found, pageSize, currentPage);
    return {
      ...page,
      items: page.items.map((row) => productShape(row, catalog, settings)),
      sort_fields: { ...sortFields, default: settingText(settings, 'catalog_default_sort_by', 'position') },
      aggregations: () => aggregate(catalog, found),
    };
  },

  async customAttributeMetadataV2(
    _: unknown,
    { attributes }: { attributes?: readonly AttributeRequest[] | null },
    context: GraphqlContext,
  ) {
    const catalog = await context.catalog();
    const found = (attributes ?? []).map((one) => ({
      code: one.attribute_code ?? '',
      label: attributeLabel(catalog, one),
    }));
    return {
      items: found
        .filter(({ label }) => label !== null)
        .map(({ code, label }) => ({
          __typename: 'AttributeMetadata',
          code,
          label,
          entity_type: 'CATALOG_PRODUCT',
          frontend_input: 'TEXT',
          frontend_class: null,
          default_value: null,
          is_required: false,
          is_unique: false,
          options: [],
        })),
      errors: found
        .filter(({ label }) => label === null)
        .map(({ code }) => ({
          type: 'ATTRIBUTE_NOT_FOUND',
          message: `Attribute code "${code}" could not be found.`,
        })),
    };
  },
};
