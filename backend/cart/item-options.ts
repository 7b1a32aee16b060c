/** Serialises an item's options; items of the same product with equal text are one item. */
import type { ItemOptions } from '../database/schema/cart.ts';

/** JSON with sorted keys and lists, so that equal options give equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(canonical)
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b), 'en', { numeric: true }));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, own]) => own !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, own]) => [key, canonical(own)]),
  );
}

export function optionsKey(options: ItemOptions): string {
  return Object.keys(options).length === 0 ? '' : JSON.stringify(canonical(options));
}
