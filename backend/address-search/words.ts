/** The words of an address as they are compared and as they are written: letter case, short forms, typing slips. */

const shortForms: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['saint', 'st'],
  ['nth', 'north'],
  ['sth', 'south'],
  ['ctrl', 'central'],
]);

const streetTypes: ReadonlyMap<string, string> = new Map([
  ['st', 'Street'],
  ['str', 'Street'],
  ['rd', 'Road'],
  ['ave', 'Avenue'],
  ['av', 'Avenue'],
  ['dr', 'Drive'],
  ['drv', 'Drive'],
  ['ct', 'Court'],
  ['crt', 'Court'],
  ['pl', 'Place'],
  ['cres', 'Crescent'],
  ['cr', 'Crescent'],
  ['tce', 'Terrace'],
  ['ter', 'Terrace'],
  ['pde', 'Parade'],
  ['hwy', 'Highway'],
  ['ln', 'Lane'],
  ['la', 'Lane'],
  ['cl', 'Close'],
  ['bvd', 'Boulevard'],
  ['blvd', 'Boulevard'],
  ['cct', 'Circuit'],
  ['esp', 'Esplanade'],
  ['gr', 'Grove'],
  ['qy', 'Quay'],
  ['sq', 'Square'],
  ['wy', 'Way'],
]);
const fullTypes: readonly string[] = [...new Set([...streetTypes.values(), 'Mall', 'Rise', 'Walk', 'View'])];

/** In small letters, without accents, commas and full stops; short forms written out. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f.'’]/g, '')
    .split(/[^a-z0-9/&-]+/)
    .filter((word) => word !== '')
    .map((word) => shortForms.get(word) ?? word);
}

/** How many slips (a letter more, less, another, or two swapped) lie between two words. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}

/** Short words leave no room for slips. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The street type a word means, also with a slip in it. */
function streetTypeOf(word: string): string | null {
  const short = streetTypes.get(word);
  if (short !== undefined) return short;
  const near = fullTypes.filter(
    (type) => word.length > 3 && slipsBetween(word, type.toLowerCase()) <= (word.length > 5 ? 2 : 1),
  );
  return (
    near.toSorted(
      (one, other) => slipsBetween(word, one.toLowerCase()) - slipsBetween(word, other.toLowerCase()),
    )[0] ?? null
  );
}

export function isStreetType(word: string): boolean {
  return streetTypes.has(word) || fullTypes.some((type) => type.toLowerCase() === word);
}

function capitalise(word: string): string {
  return word
    .replace(/^(\d+)([a-z])$/, (_, number: string, letter: string) => number + letter.toUpperCase())
    .replace(/(^|[-&/])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** A street as it is written on a letter; its last word is the type where it can be one. */
export function writeStreet(words: readonly string[]): string {
  return words
    .map((word, place) => {
      const isLast = place === words.length - 1;
      const type = isLast && words.length > 1 ? streetTypeOf(word) : null;
      return type ?? capitalise(word);
    })
    .join(' ');
}
