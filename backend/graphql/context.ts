/** What a GraphQL request carries: the shop, and what it has already read of it. */
import { readCatalog, type Catalog } from '../catalog/catalog.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { readCountries, type Country } from '../store/countries.ts';
import { readSettings, type Settings } from '../store/settings.ts';

export interface GraphqlContext {
  readonly shop: Shop;
  /** The page's own origin, as the browser sees it. */
  readonly origin: string;
  readonly viewer: Viewer;
  catalog(): Promise<Catalog>;
  settings(): Promise<Settings>;
  countries(): Promise<readonly Country[]>;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

export function createContext(shop: Shop, origin: string, viewer: Viewer): GraphqlContext {
  return {
    shop,
    origin,
    viewer,
    catalog: once(() => readCatalog(shop.database)),
    settings: once(() => readSettings(shop.database)),
    countries: once(() => readCountries(shop.database)),
  };
}
