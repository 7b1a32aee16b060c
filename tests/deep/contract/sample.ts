/** A choice of recordings that is the same for the same seed: mulberry32 draws it. */

import { parseArgs } from 'node:util';

export function createDraw(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const shuffled = <Thing>(things: readonly Thing[], draw: () => number): readonly Thing[] =>
  things
    .map((thing) => ({ thing, lot: draw() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);

/** In the order given; all of them where there are no more than `count`. */
export function sample(names: readonly string[], count: number, seed: number): readonly string[] {
  const chosen = new Set(shuffled(names, createDraw(seed)).slice(0, count));
  return names.filter((name) => chosen.has(name));
}

/** FOLDER [PATTERN] [--sample N] [--seed S]; without a seed every day has its own. */
export function readArguments(args: readonly string[], now: Date) {
  const options = { sample: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [folder = null, pattern = '.'] = positionals;
  return {
    folder,
    pattern: new RegExp(pattern),
    /** Null replays everything. */
    count: values.sample === undefined ? null : Number(values.sample),
    seed: Number(values.seed ?? now.toISOString().slice(0, 10).replaceAll('-', '')),
  };
}
