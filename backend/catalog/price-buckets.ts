/**
 * Computes price buckets as Magento does: a power of ten small enough to give more than one bucket.
 */

interface CountedPrice {
  /** Whole currency units. */
  readonly value: string;
  readonly count: number;
}

const smallestStep = 10;

function cut(prices: readonly CountedPrice[], step: number): Map<number, number> {
  const buckets = new Map<number, number>();
  for (const { value, count } of prices) {
    const from = Math.floor(Number(value) / step) * step;
    buckets.set(from, (buckets.get(from) ?? 0) + count);
  }
  return buckets;
}

export function priceBuckets(prices: readonly CountedPrice[]) {
  const highest = Math.max(0, ...prices.map(({ value }) => Number(value)));
  let step = 10 ** (String(highest).length - 1);
  let buckets = cut(prices, step);
  while (step > smallestStep && buckets.size < 2) {
    step /= 10;
    buckets = cut(prices, step);
  }
  const from = step;
  return [...buckets]
    .toSorted(([a], [b]) => a - b)
    .map(([low, count]) => ({ label: `${low}-${low + from}`, value: `${low}_${low + from}`, count }));
}
