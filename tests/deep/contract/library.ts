/** What all the recordings together tell of the recorded carts: lines by their number, sets of lines by cart. */

import { linesShown, type CartLine } from './cart-lines.ts';
import { masksIn } from './operation.ts';
import type { Recording } from './recording.ts';

export interface Library {
  /** The line that the recorded shop gave this number. */
  line(id: number): CartLine | null;
  /** Which cart the line stood in. */
  cartOf(id: number): string | null;
  /** What carts of this mask held at some time. */
  sets(mask: string): readonly (readonly CartLine[])[];
  all(): readonly (readonly CartLine[])[];
}

export function libraryOf(recordings: readonly Recording[]): Library {
  const byId = new Map<number, { readonly line: CartLine; readonly mask: string }>();
  const byMask = new Map<string, (readonly CartLine[])[]>();
  for (const { request, response } of recordings) {
    const lines = linesShown(response.body);
    if (lines === null || lines.length === 0) continue;
    const mask = masksIn(request).findLast((one) => one.startsWith('<CART')) ?? 'mine';
    byMask.set(mask, [...(byMask.get(mask) ?? []), lines]);
    for (const line of lines) if (line.id !== null) byId.set(line.id, { line, mask });
  }
  return {
    line: (id) => byId.get(id)?.line ?? null,
    cartOf: (id) => byId.get(id)?.mask ?? null,
    sets: (mask) => byMask.get(mask) ?? [],
    all: () => [...byMask.values()].flat(),
  };
}
