/** Answers product lists and the labels of product attributes (CAT-01, CAT-02). */
import { aggregate } from '../../catalog/aggregations.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { searchProducts, type ProductFilter, type ProductSort } from '../../catalog/product-search.ts';
import { refuseInput } from '../../refusal.ts';
import { settingText } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { takePage } from '../shapes/page-shape.ts';
import { productShape } from '../shapes/product-shape.ts';

interface ProductArguments {
  readonly search?: string | null;
  readonly filter?: ProductFilter | null;
  readonly sort?: ProductSort | null;
  readonly pageSize: number;
  readonly currentPage: number;
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

export const productQueries = {
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
