/** Builds the full-text query of a search: measures, synonyms, singular and plural (CAT-03). */
import { settingText, type Settings } from '../store/settings.ts';
import { wordsOf } from './product-filter.ts';

/** Groups of words or phrases with the same meaning. */
type Groups = readonly (readonly (readonly string[])[])[];

export interface SearchLanguage {
  /** Names of a unit after a number. */
  readonly units: Groups;
  readonly synonyms: Groups;
}

const defaultUnits = `ml, mls, millilitre, millilitres, milliliter, milliliters;
  l, lt, ltr, litre, litres, liter, liters; g, gm, gram, grams; kg, kgs, kilo, kilos, kilogram, kilograms`;
const defaultSynonyms = 'gift card, giftcard, gift voucher, voucher; water cooler, watercooler';

/** Parses "a, b c; d, e": a semicolon or a new line ends a group. */
function groupsOf(text: string): Groups {
  return text
    .split(/[;\n]/)
    .map((group) => group.split(',').map(wordsOf))
    .map((phrases) => phrases.filter((phrase) => phrase.length > 0))
    .filter((phrases) => phrases.length > 0);
}

export function searchLanguage(settings: Settings): SearchLanguage {
  return {
    units: groupsOf(settingText(settings, 'catalog/search/units', defaultUnits)),
    synonyms: groupsOf(settingText(settings, 'catalog/search/synonyms', defaultSynonyms)),
  };
}

export function searchWords(search: string): string[] {
  return wordsOf(search.normalize('NFKC'));
}

const phraseQuery = (phrase: readonly string[]): string =>
  phrase.map((word) => `'${word}'`).join(' <-> ') + ':*';

const anyOf = (queries: readonly string[]): string => `(${[...new Set(queries)].join(' | ')})`;

/** The word, and its stem without the plural ending; the index is searched by prefix. */
export function formsOf(word: string): string[] {
  const stem = word.replace(/(?<=..)(?:ies|(?<=[sxz]|ch|sh)es|(?<!s)s)$/, '');
  return word.length > 3 && stem !== word ? [word, stem] : [word];
}

/** A word of digits and letters matches as a whole or as its parts: "PS5" finds "PS 5". */
function wordQuery(word: string): string {
  const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
  const whole = formsOf(word).map((form) => `'${form}':*`);
  return anyOf(parts.length > 1 ? [...whole, phraseQuery(parts)] : whole);
}

/** Matches "15 L", "15L" and "15 litre": the number with any name of the unit, apart or joined. */
function measureQuery(number: string, names: readonly string[]): string {
  const apart = `'${number}' <-> ${anyOf(names.map((name) => `'${name}'`))}`;
  return anyOf([`(${apart})`, ...names.map((name) => `'${number}${name}'`)]);
}

/** A part of the query and how many search words it covers. */
interface Part {
  readonly query: string;
  readonly taken: number;
}

function measureAt(words: readonly string[], { units }: SearchLanguage): Part | null {
  const [first = '', second = ''] = words;
  const [, number = '', joined = ''] = /^(\p{Nd}+)(\p{L}*)$/u.exec(first) ?? [];
  const names = units
    .map((group) => group.map((name) => name.join('')))
    .find((each) => each.includes(joined || second));
  if (number === '' || names === undefined) return null;
  return { query: measureQuery(number, names), taken: joined ? 1 : 2 };
}

function unitAt([first = '']: readonly string[], { units }: SearchLanguage): Part | null {
  const names = units.find((group) => group.some(([name]) => name === first));
  return names
    ? { query: anyOf([wordQuery(first), ...names.map(([name = '']) => `'${name}'`)]), taken: 1 }
    : null;
}

function synonymsAt(words: readonly string[], { synonyms }: SearchLanguage): Part | null {
  const isHere = (phrase: readonly string[]) =>
    phrase.every((word, place) => formsOf(words[place] ?? '').includes(word));
  const found = synonyms
    .flatMap((group) => group.filter(isHere).map((phrase) => ({ group, taken: phrase.length })))
    .toSorted((one, other) => other.taken - one.taken)[0];
  if (found === undefined) return null;
  const asWritten = words.slice(0, found.taken).map(wordQuery).join(' & ');
  const alike = found.group.map((phrase) => `(${phrase.map(wordQuery).join(' & ')})`);
  return { query: anyOf([...alike, `(${asWritten})`]), taken: found.taken };
}

/** Every word must be the prefix of a word of the product. */
export function searchQuery(words: readonly string[], language: SearchLanguage): string {
  const parts: string[] = [];
  for (let rest = words; rest.length > 0;) {
    const { query, taken } = measureAt(rest, language) ??
      synonymsAt(rest, language) ??
      unitAt(rest, language) ?? { query: wordQuery(rest[0] ?? ''), taken: 1 };
    parts.push(query);
    rest = rest.slice(taken);
  }
  return parts.join(' & ');
}
