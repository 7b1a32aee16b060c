/** Generates reproducible random numbers from a seed (mulberry32). */

export interface Dice {
  /** From 0 inclusive to 1 exclusive. */
  roll(): number;
  /** An integer, both ends inclusive. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function createDice(seed: number): Dice {
  let state = seed | 0;
  function roll(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    roll,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    pick: (items) => items[Math.floor(roll() * items.length)] ?? items[0],
  };
}
