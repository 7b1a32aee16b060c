/** A choice of recordings that is the same for the same seed: mulberry32 draws it. */

function createDraw(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** In the order given; all of them where there are no more than `count`. */
export function sample(names: readonly string[], count: number, seed: number): readonly string[] {
  const draw = createDraw(seed);
  const drawn = names
    .map((name) => ({ name, lot: draw() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count);
  const chosen = new Set(drawn.map(({ name }) => name));
  return names.filter((name) => chosen.has(name));
}

export interface Arguments {
  readonly folder: string | null;
  readonly pattern: RegExp;
  /** Null replays everything. */
  readonly count: number | null;
  readonly seed: number;
}

function numberAfter(words: readonly string[], flag: string): number | null {
  const place = words.indexOf(flag);
  if (place === -1) return null;
  const number = Number(words[place + 1]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${flag} must be followed by a whole number above 0, not "${words[place + 1] ?? ''}".`);
}

/** FOLDER [PATTERN] [--sample N] [--seed S]; without a seed every day has its own. */
export function readArguments(words: readonly string[], now: Date): Arguments {
  const [folder = null, pattern = '.'] = words.filter(
    (word, place) => !word.startsWith('--') && !words[place - 1]?.startsWith('--'),
  );
  return {
    folder,
    pattern: new RegExp(pattern),
    count: numberAfter(words, '--sample'),
    seed: numberAfter(words, '--seed') ?? Number(now.toISOString().slice(0, 10).replaceAll('-', '')),
  };
}
