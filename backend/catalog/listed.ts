/**
 * Decides which products a list may show: active, visible, of a supported type, in stock where the
 * shop hides others.
 */
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { product } from '../database/schema/catalog.ts';
import { includesLayer, type Layer } from '../layers.ts';
import { settingFlag, type Settings } from '../store/settings.ts';
import { searchLanguage, type SearchLanguage } from './search-terms.ts';
import { isSaleable } from './stock-status.ts';
import type { ProductRow } from './product-reader.ts';

export interface ListingRules {
  readonly layer: Layer;
  readonly isOutOfStockShown: boolean;
  /**
   * As in stock Magento, a url_key also finds the groups, bundles and configurable products that
   * contain it.
   */
  readonly areParentsFound: boolean;
  readonly searchLanguage: SearchLanguage;
}

export function listingRules(layer: Layer, settings: Settings, hasHabits: boolean): ListingRules {
  return {
    layer,
    areParentsFound: hasHabits,
    searchLanguage: searchLanguage(settings),
    isOutOfStockShown: settingFlag(settings, 'cataloginventory/options/show_out_of_stock'),
  };
}

/** Gift cards belong to Adobe Commerce; stock Magento has no such type. */
export function isKindKnown(row: Pick<ProductRow, 'type'>, layer: Layer): boolean {
  return row.type !== 'giftcard' || includesLayer(layer, 'commerce');
}

/** Whether a product appears as a related product or as a part. */
export function isShown(row: ProductRow, rules: ListingRules): boolean {
  return row.isActive && isKindKnown(row, rules.layer) && (rules.isOutOfStockShown || isSaleable(row));
}

const isChildSaleable = sql`child.is_active and (not child.is_stock_managed or child.is_backordered or child.stock > 0)`;

const isSaleableNow = sql`case
  when ${product.type} in ('configurable', 'grouped') then exists (
    select 1 from product_link link join product child on child.id = link.child_id
    where link.parent_id = ${product.id} and link.kind = ${product.type} and ${isChildSaleable})
  when ${product.type} = 'bundle' then not exists (
    select 1 from jsonb_array_elements(${product.bundle} -> 'options') option
    where (option ->> 'isRequired')::boolean and not exists (
      select 1 from jsonb_array_elements(option -> 'selections') selection
      join product child on child.id = (selection ->> 'productId')::integer where ${isChildSaleable}))
  else not ${product.isStockManaged} or ${product.isBackordered} or ${product.stock} > 0 end`;

const inCatalogue = [2, 4];
const inSearch = [3, 4];

export function listedCondition(rules: ListingRules, isSearch: boolean): SQL | undefined {
  return and(
    sql`${product.isActive}`,
    inArray(product.visibility, isSearch ? inSearch : inCatalogue),
    includesLayer(rules.layer, 'commerce') ? undefined : sql`${product.type} <> 'giftcard'`,
    rules.isOutOfStockShown ? undefined : isSaleableNow,
  );
}
