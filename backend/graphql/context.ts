/** Defines the context of a GraphQL request: the shop and the data already read for it. */
import { readAttributes, type Attributes } from '../catalog/attributes.ts';
import { readCategories, type CategoryTree } from '../catalog/category-tree.ts';
import { createCategoryCounts, type CategoryCounts } from '../catalog/category-counts.ts';
import { listingRules, type ListingRules } from '../catalog/listed.ts';
import { createProductReader, type ProductReader } from '../catalog/product-reader.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { readCountries, type Country } from '../store/countries.ts';
import { defaultStoreCode } from '../store/store-views.ts';
import { readSettings, type Settings } from '../store/settings.ts';

export interface AnswerState {
  isLost: boolean;
  /** The token issued by a sign-in within this request. */
  bearer?: string;
}

export interface GraphqlContext {
  readonly shop: Shop;
  /** The page's origin as the browser sees it. */
  readonly origin: string;
  readonly viewer: Viewer;
  /** Set by a sentinel when the order is placed but its response must be dropped. */
  readonly answerState: AnswerState;
  /** The store view named by the Store header. */
  readonly storeCode: string;
  /** Per request: caches products and batches their reads. */
  readonly products: ProductReader;
  readonly categoryCounts: CategoryCounts;
  categories(): Promise<CategoryTree>;
  attributes(): Promise<Attributes>;
  settings(): Promise<Settings>;
  listingRules(): Promise<ListingRules>;
  countries(): Promise<readonly Country[]>;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

export function createContext(
  shop: Shop,
  origin: string,
  viewer: Viewer,
  storeCode = defaultStoreCode,
  answerState: AnswerState = { isLost: false },
): GraphqlContext {
  const settings = once(() => readSettings(shop.database));
  const rules = once(async () => listingRules(shop.layer, await settings(), shop.hasHabits));
  return {
    shop,
    origin,
    viewer,
    storeCode,
    answerState,
    products: createProductReader(shop.database),
    categoryCounts: createCategoryCounts(shop.database, rules),
    categories: once(() => readCategories(shop.database)),
    attributes: once(() => readAttributes(shop.database)),
    settings,
    listingRules: rules,
    countries: once(() => readCountries(shop.database)),
  };
}
