/** What a list of products can be narrowed by, with counts: price and category (CAT-01). */
import { toUid } from '../uid.ts';
import { finalPrice, type Catalog, type ProductRow } from './catalog.ts';
import { groupBy } from './grouping.ts';

export interface Aggregation {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
}

const steps = [10, 20, 50, 100, 200, 500, 1000];
const mostBuckets = 6;

function priceAggregation(products: readonly ProductRow[]): Aggregation {
  const prices = products.map((product) => finalPrice(product) / 100);
  const highest = Math.max(...prices);
  const step = steps.find((one) => highest / one <= mostBuckets) ?? 1000;
  const buckets = groupBy(prices, (price) => Math.floor(price / step) * step);
  const options = [...buckets]
    .toSorted(([a], [b]) => a - b)
    .map(([from, inside]) => ({
      label: `${from}-${from + step}`,
      value: `${from}_${from + step}`,
      count: inside.length,
    }));
  return { attribute_code: 'price', label: 'Price', count: options.length, position: null, options };
}

function categoryAggregation(catalog: Catalog, products: readonly ProductRow[]): Aggregation {
  const counts = new Map<number, number>();
  for (const product of products) {
    // A product counts for its shelves and for all above them, but the root holds everything and narrows nothing.
    const ids = new Set(
      catalog.categoriesOf(product.id).flatMap(({ path }) => path.split('/').slice(2).map(Number)),
    );
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const options = [...catalog.categories.values()].flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ label: name, value: toUid(id), count }];
  });
  return {
    attribute_code: 'category_uid',
    label: 'Category',
    count: options.length,
    position: null,
    options,
  };
}

export function aggregate(catalog: Catalog, products: readonly ProductRow[]): Aggregation[] {
  return products.length === 0 ? [] : [priceAggregation(products), categoryAggregation(catalog, products)];
}
