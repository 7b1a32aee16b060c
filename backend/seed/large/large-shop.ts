/**
 * Builds the demonstration shop with a catalogue of any size, reproducible by seed, for benchmarks
 * (§12).
 */
import type { SeedProduct } from '../seed-catalog-types.ts';
import type { SeedShop } from '../seed-types.ts';
import { seedShop } from '../shop.ts';
import { createDice } from './dice.ts';
import { bundle, configurable, grouped, single, unshipped, type Stockroom } from './kinds.ts';

export interface LargeShopOptions {
  /** Of all types together, including the drawn ones. */
  readonly products: number;
  readonly seed: number;
}

/** Above every id of the drawn shop. */
const firstId = 1_000_000;

function nonEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('The shop to enlarge is empty.');
  return [first, ...others];
}

function openStockroom(seed: number): Stockroom {
  let id = firstId;
  return {
    dice: createDice(seed),
    categoryIds: nonEmpty(
      seedShop.categories.filter(({ isActive }) => isActive !== false).map((own) => own.id),
    ),
    models: nonEmpty(seedShop.products.filter(({ images }) => images.length > 0)),
    selects: (seedShop.attributes ?? []).filter(
      ({ entityType, input, isFilterable }) =>
        entityType === 'catalog_product' && input === 'select' && isFilterable,
    ),
    nextId: () => id++,
  };
}

/** Mostly single products; composites in the proportions of a mixed shop. */
function family(room: Stockroom): SeedProduct[] {
  const chance = room.dice.roll();
  if (chance < 0.03) return configurable(room);
  if (chance < 0.04) return grouped(room);
  if (chance < 0.05) return bundle(room);
  if (chance < 0.08) return unshipped(room);
  return [single(room)];
}

export function largeShop({ products: count, seed }: LargeShopOptions): SeedShop {
  const room = openStockroom(seed);
  const products: SeedProduct[] = seedShop.products.slice(0, count);
  while (products.length < count) {
    const some = family(room);
    // a family is added completely or not at all
    if (products.length + some.length <= count) products.push(...some);
  }
  return { ...seedShop, products };
}
