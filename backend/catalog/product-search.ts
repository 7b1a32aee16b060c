/** Finds products by text and filters, in the order asked for (CAT-01). */
import { fromUid } from '../uid.ts';
import { finalPrice, type Catalog, type ProductRow } from './catalog.ts';

interface EqualFilter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

interface MatchFilter {
  readonly match?: string | null;
  readonly match_type?: 'FULL' | 'PARTIAL' | null;
}

export interface ProductFilter {
  readonly category_id?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly category_url_path?: EqualFilter | null;
  readonly sku?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly is_rental_product?: EqualFilter | null;
  readonly name?: MatchFilter | null;
  readonly description?: MatchFilter | null;
  readonly short_description?: MatchFilter | null;
  readonly price?: { readonly from?: string | null; readonly to?: string | null } | null;
}

export type SortDirection = 'ASC' | 'DESC';
export type ProductSort = Partial<Record<'name' | 'position' | 'price' | 'relevance', SortDirection | null>>;

export interface ProductQuery {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly sort?: ProductSort | null | undefined;
}

type Test = (product: ProductRow) => boolean;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wanted(filter: EqualFilter): string[] {
  const values = [...(filter.in ?? []), filter.eq];
  // An empty value filters nothing, as in Magento.
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

function equalTest(filter: EqualFilter, read: (product: ProductRow) => string): Test {
  const values = new Set(wanted(filter));
  return (product) => values.size === 0 || values.has(read(product));
}

function matchTest(filter: MatchFilter, read: (product: ProductRow) => string): Test {
  const words = wordsOf(filter.match ?? '');
  return (product) => {
    const text = read(product).toLowerCase();
    const own = wordsOf(text);
    return words.every((word) =>
      filter.match_type === 'PARTIAL' ? text.includes(word) : own.some((one) => one.startsWith(word)),
    );
  };
}

function categoryTest(catalog: Catalog, ids: readonly (number | undefined)[]): Test {
  const inside = new Set(ids.flatMap((id) => (id === undefined ? [] : catalog.productsIn(id))));
  return (product) => ids.length === 0 || inside.has(product);
}

function priceTest({ from, to }: NonNullable<ProductFilter['price']>): Test {
  const low = from ? Number(from) : -Infinity;
  const high = to ? Number(to) : Infinity;
  return (product) => {
    const price = finalPrice(product) / 100;
    return price >= low && price <= high;
  };
}

function filterTests(catalog: Catalog, filter: ProductFilter): Test[] {
  const byPath = (path: string) =>
    [...catalog.categories.values()].find(({ urlPath }) => urlPath === path)?.id;
  const tests: (Test | null | undefined)[] = [
    filter.category_id && categoryTest(catalog, wanted(filter.category_id).map(Number)),
    filter.category_uid && categoryTest(catalog, wanted(filter.category_uid).map(fromUid)),
    filter.category_url_path && categoryTest(catalog, wanted(filter.category_url_path).map(byPath)),
    filter.sku && equalTest(filter.sku, ({ sku }) => sku),
    filter.url_key && equalTest(filter.url_key, ({ urlKey }) => urlKey),
    filter.is_rental_product && equalTest(filter.is_rental_product, ({ isRental }) => (isRental ? '1' : '0')),
    filter.name && matchTest(filter.name, ({ name }) => name),
    filter.description && matchTest(filter.description, ({ description }) => description),
    filter.short_description &&
      matchTest(filter.short_description, ({ shortDescription }) => shortDescription),
    filter.price && priceTest(filter.price),
  ];
  return tests.filter((test) => test !== null && test !== undefined);
}

/** How well a product answers a search: each word in the name counts more than one elsewhere; 0 is no answer. */
function relevance(product: ProductRow, words: readonly string[]): number {
  const name = wordsOf(`${product.name} ${product.sku}`);
  const rest = wordsOf(
    `${product.shortDescription} ${product.attributes.map(({ value }) => value).join(' ')}`,
  );
  const scores = words.map((word) =>
    name.some((one) => one.startsWith(word)) ? 10 : rest.some((one) => one.startsWith(word)) ? 1 : 0,
  );
  return scores.includes(0) ? 0 : scores.reduce<number>((total, score) => total + score, 0);
}

type Comparison = (a: ProductRow, b: ProductRow) => number;

const byPosition: Comparison = (a, b) => b.popularity - a.popularity || a.id - b.id;

function comparison(sort: ProductSort | null | undefined, scores: Map<ProductRow, number>): Comparison {
  const comparisons: Record<keyof ProductSort, Comparison> = {
    name: (a, b) => a.name.localeCompare(b.name, 'en-AU', { numeric: true }),
    position: byPosition,
    price: (a, b) => finalPrice(a) - finalPrice(b),
    relevance: (a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0),
  };
  const chosen = Object.entries(sort ?? {}).filter(([, direction]) => direction) as [
    keyof ProductSort,
    SortDirection,
  ][];
  const keys: [keyof ProductSort, SortDirection][] =
    chosen.length > 0 ? chosen : scores.size > 0 ? [['relevance', 'DESC']] : [['position', 'ASC']];
  return (a, b) => {
    for (const [key, direction] of keys) {
      const difference = comparisons[key](a, b);
      if (difference !== 0) return direction === 'DESC' ? -difference : difference;
    }
    return byPosition(a, b);
  };
}

export function searchProducts(catalog: Catalog, { search, filter, sort }: ProductQuery): ProductRow[] {
  const tests = filterTests(catalog, filter ?? {});
  const words = wordsOf(search ?? '');
  const scores = new Map<ProductRow, number>();
  const found = [...catalog.products.values()].filter((product) => {
    if (!product.isActive || !tests.every((test) => test(product))) return false;
    if (!search) return true;
    const score = relevance(product, words);
    if (score > 0) scores.set(product, score);
    return words.length > 0 && score > 0;
  });
  return found.toSorted(comparison(sort, scores));
}
