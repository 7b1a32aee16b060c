/** Reads a total backwards: which lines, with or without delivery and discount, come to it. */

import { linesShown, subtotalOf, type CartLine } from './cart-lines.ts';
import type { Library } from './library.ts';
import { isObject, valuesOf, type Json } from './recording.ts';

/** What a cart holds where nothing tells more. */
export const usual: CartLine = { id: null, sku: 'AW-WATER-15', quantity: 2 };

export function amountOf(body: Json, key: string): number | null {
  for (const one of valuesOf(body, key)) {
    if (typeof one === 'number') return one;
    if (isObject(one) && typeof one['value'] === 'number') return one['value'];
  }
  return null;
}

const shippingPrice = 1000;

export interface Explained {
  readonly lines: readonly CartLine[];
  readonly hasMethod: boolean;
  readonly isDiscounted: boolean;
}

/** Which lines, with or without delivery and the ten per cent, come to the total that the answer shows. */
export function explain(body: Json, library: Library, mask: string): Explained | null {
  const total = amountOf(body, 'grand_total');
  if (total === null) return null;
  const shown = linesShown(body);
  const sets = shown === null ? [[usual], ...library.sets(mask), ...library.all()] : [shown];
  for (const lines of sets)
    for (const isDiscounted of [false, true])
      for (const hasMethod of [true, false]) {
        const subtotal = subtotalOf(lines) * (isDiscounted ? 0.9 : 1);
        const cents = Math.round(subtotal) + (hasMethod ? shippingPrice : 0);
        if (cents === Math.round(total * 100)) return { lines, hasMethod, isDiscounted };
      }
  return null;
}
