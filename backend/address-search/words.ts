/**
 * Normalises the words of an address for comparison and for display: letter case, abbreviations,
 * typos.
 */

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

export interface Word {
  /** For comparison: lower case, without accents and punctuation, abbreviations expanded. */
  readonly plain: string;
  /** As typed. */
  readonly typed: string;
}

function plainOf(typed: string): string {
  const plain = typed
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9/&-]/g, '');
  return shortForms.get(plain) ?? plain;
}

/** Text in all capitals is lowered first, because its case says nothing about the spelling. */
export function readWords(text: string): Word[] {
  const spelled = text.normalize('NFKC');
  return (/\p{Ll}/u.test(spelled) ? spelled : spelled.toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}/&.'’-]+/u)
    .map((typed) => ({ plain: plainOf(typed), typed: typed.replace(/[.'’]+$/, '') }))
    .filter(({ plain }) => plain !== '');
}

export function plainWords(text: string): string[] {
  return readWords(text).map(({ plain }) => plain);
}

/** Counts the typos between two words: a letter added, missing, replaced, or two swapped. */
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

/** Short words allow no typos. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The street type a word stands for, even with a typo. */
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

/** Handles O'Connell and McDougall (a second capital) and 3A (only the letter). */
function capitalise(word: string): string {
  return word
    .replace(/^\d+[a-z]$/, (number) => number.toUpperCase())
    .replace(/^mc(\p{Ll})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^[a-z]['’]\p{Ll}/u, (letters) => letters.toUpperCase())
    .replace(/(^|[-&/])(\p{Ll})/gu, (letters) => letters.toUpperCase());
}

const particles = new Set(['de', 'den', 'der', 'du', 'la', 'le', 'of', 'the', 'van', 'von']);

/**
 * Keeps typed capitals, and small particles before a capitalised word. "po box" is always "PO Box".
 */
function writeWord({ plain, typed }: Word, next: Word | undefined): string {
  const isExpanded = plain.length > typed.length;
  if (/\p{Lu}/u.test(typed) && !isExpanded) return typed;
  if ((plain === 'po' || plain === 'gpo') && next?.plain === 'box') return plain.toUpperCase();
  if (particles.has(typed) && next !== undefined && /^\p{Lu}/u.test(next.typed)) return typed;
  return capitalise(isExpanded ? plain : typed);
}

/**
 * Formats a street as on an envelope; its last word is expanded as the street type where it can be
 * one.
 */
export function writeStreet(words: readonly Word[]): string {
  return words
    .map((word, place) => {
      const isLast = place === words.length - 1;
      const type = isLast && words.length > 1 ? streetTypeOf(word.plain) : null;
      return type ?? writeWord(word, words[place + 1]);
    })
    .join(' ');
}
