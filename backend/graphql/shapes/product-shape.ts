/**
 * Shapes a product of any type; fields that need another query are functions, run only when
 * requested.
 */
import type { ProductRow } from '../../catalog/product-reader.ts';
import { fewLeft, isInStock } from '../../catalog/stock-status.ts';
import type { ProductKind } from '../../database/schema/product-details.ts';
import { settingText } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { bundleFields, groupedFields } from './composite-shapes.ts';
import { configurableFields } from './configurable-shape.ts';
import { customOptionShapes } from './custom-option-shapes.ts';
import { attributeFields } from './product-attributes.ts';
import { pictureFields } from './product-pictures.ts';
import { priceFields } from './product-prices.ts';
import { relationFields } from './product-relations.ts';
import { downloadFields, giftCardFields } from './unshipped-shapes.ts';

const typenames: Readonly<Record<ProductKind, string>> = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  giftcard: 'GiftCardProduct',
};

function fieldsOfKind(row: ProductRow, context: GraphqlContext): object {
  switch (row.type) {
    case 'configurable':
      return configurableFields(row, context);
    case 'bundle':
      return bundleFields(row, context);
    case 'grouped':
      return groupedFields(row, context);
    case 'downloadable':
      return downloadFields(row, context);
    case 'giftcard':
      return giftCardFields(row);
    default:
      return {};
  }
}

/** Stock Magento returns null for a product without options. */
function optionsOf(row: ProductRow, { shop }: GraphqlContext) {
  const shapes = customOptionShapes(row);
  return shop.hasHabits && shapes.length === 0 ? null : shapes;
}

/** UTC without a zone, Magento's format. */
function dateText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

export function productShape(row: ProductRow, context: GraphqlContext) {
  const urlSuffix = async () => settingText(await context.settings(), 'product_url_suffix');
  return {
    __typename: typenames[row.type],
    id: row.id,
    uid: toUid(row.id),
    attribute_set_id: 4,
    type_id: row.type,
    sku: row.sku,
    name: row.name,
    url_key: row.urlKey,
    url_suffix: urlSuffix,
    url_path: null,
    canonical_url: null,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keyword: null,
    description: { html: row.description },
    short_description: { html: row.shortDescription },
    new_from_date: row.newFrom && dateText(row.newFrom),
    new_to_date: null,
    stock_status: async () => ((await isInStock(row, context.products)) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    only_x_left_in_stock: async () => fewLeft(row, await context.settings()),
    rating_summary: 0,
    review_count: 0,
    staged: false,
    weight: row.weightGrams === null ? null : row.weightGrams / 1000,
    options_container: 'container2',
    options: () => optionsOf(row, context),
    ...priceFields(row, context),
    ...pictureFields(row, context),
    ...relationFields(row, context),
    ...attributeFields(row, context),
    ...fieldsOfKind(row, context),
    relative_url: async () => `${row.urlKey}${await urlSuffix()}`,
    redirect_code: 0,
    type: 'PRODUCT',
  };
}
