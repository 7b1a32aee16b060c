/** What was chosen of a product, as one text: lines of the same product with the same text are one line. */
import type { ItemOptions } from '../database/schema/cart.ts';

/** JSON whose keys and lists stand in one order, whoever wrote them. */
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
