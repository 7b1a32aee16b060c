/**
 * Finds the address a shopper is typing: street, locality, state and postcode, tolerating typos
 * (ADDR-04).
 */
import { localitiesOf, type Locality } from './gazetteer.ts';
import { isStreetType, readWords, slipsAllowed, slipsBetween, writeStreet, type Word } from './words.ts';

export interface FoundAddress {
  readonly street: string;
  readonly city: string;
  readonly regionCode: string | null;
  readonly postcode: string;
  readonly countryId: string;
}

const states: ReadonlyMap<string, string> = new Map([
  ['nsw', 'NSW'],
  ['new south wales', 'NSW'],
  ['vic', 'VIC'],
  ['victoria', 'VIC'],
  ['qld', 'QLD'],
  ['queensland', 'QLD'],
  ['sa', 'SA'],
  ['south australia', 'SA'],
  ['wa', 'WA'],
  ['western australia', 'WA'],
  ['tas', 'TAS'],
  ['tasmania', 'TAS'],
  ['act', 'ACT'],
  ['australian capital territory', 'ACT'],
  ['nt', 'NT'],
  ['northern territory', 'NT'],
]);
const countries: readonly string[] = ['australia', 'au', 'new zealand', 'nz', 'aotearoa'];
/** No locality name has more words. */
const mostWords = 4;
const mostResults = 10;

interface Query {
  readonly words: readonly Word[];
  readonly regionCode: string | null;
  readonly postcode: string | null;
}

function plainText(words: readonly Word[]): string {
  return words.map(({ plain }) => plain).join(' ');
}

function endsWith(words: readonly Word[], phrase: string): boolean {
  return plainText(words).endsWith(` ${phrase}`);
}

function without(words: readonly Word[], phrase: string): Word[] {
  return words.slice(0, -phrase.split(' ').length);
}

/** Takes country, state and postcode off the end, in any order. */
function readQuery(text: string): Query {
  let words = readWords(text);
  let regionCode: string | null = null;
  let postcode: string | null = null;
  for (;;) {
    const last = words.at(-1)?.plain ?? '';
    const country = countries.find((name) => endsWith(words, name));
    const state = [...states].find(([name]) => endsWith(words, name));
    if (country !== undefined) words = without(words, country);
    else if (regionCode === null && state !== undefined) {
      words = without(words, state[0]);
      regionCode = state[1];
    } else if (postcode === null && words.length > 1 && /^\d{4}$/.test(last)) {
      words = words.slice(0, -1);
      postcode = last;
    } else return { words, regionCode, postcode };
  }
}

interface Candidate {
  readonly locality: Locality;
  readonly street: readonly Word[];
  /** Smaller is closer. */
  readonly distance: number;
}

const beginning = 0.5;

/** Distance between a locality and the typed text; null: no match. */
function distanceTo(typed: string, { plain }: Locality): number | null {
  if (typed === plain) return 0;
  if (typed.length > 2 && plain.startsWith(typed)) return beginning;
  if (Math.abs(typed.length - plain.length) <= 2) {
    const slips = slipsBetween(typed, plain);
    if (slips <= slipsAllowed(typed)) return slips;
  }
  // a typo in the first letters of a longer name
  const start = plain.slice(0, typed.length);
  return typed.length > 4 && start.length === typed.length && slipsBetween(typed, start) === 1
    ? 1 + beginning
    : null;
}

/** After a lone house number the next word begins the street name, not the locality. */
function isNumberAlone(street: readonly Word[]): boolean {
  return street.length > 0 && street.every(({ plain }) => /^\d/.test(plain));
}

/** The last words may name the locality, so every number of trailing words is tried. */
function candidatesOf({ words, regionCode, postcode }: Query, countryId: string): Candidate[] {
  const found: Candidate[] = [];
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const street = words.slice(0, -count);
    const typed = plainText(words.slice(-count));
    if (
      /\d/.test(typed) ||
      isNumberAlone(street) ||
      (count === 1 && street.length > 0 && isStreetType(typed))
    )
      continue;
    for (const locality of localitiesOf(countryId)) {
      const distance = distanceTo(typed, locality);
      if (distance === null) continue;
      const elsewhere = regionCode !== null && locality.regionCode !== regionCode ? 4 : 0;
      const otherPostcode = postcode !== null && locality.postcode !== postcode ? 2 : 0;
      // two matching words count more than one
      found.push({ locality, street, distance: distance + elsewhere + otherPostcode - (count - 1) * 0.6 });
    }
  }
  return found;
}

/** With only street and postcode, every locality of that postcode is a candidate. */
function candidatesByPostcode({ words, postcode }: Query, countryId: string): Candidate[] {
  return localitiesOf(countryId)
    .filter((locality) => locality.postcode === postcode && !isNumberAlone(words))
    .map((locality) => ({ locality, street: words, distance: 0 }));
}

export function findAddresses(countryId: string, text: string): FoundAddress[] {
  const query = readQuery(text);
  const named = candidatesOf(query, countryId);
  const candidates = named.length > 0 ? named : candidatesByPostcode(query, countryId);
  const addresses = candidates
    .toSorted(
      (one, other) =>
        one.distance - other.distance || one.locality.plain.length - other.locality.plain.length,
    )
    .map(({ locality, street }) => ({
      street: writeStreet(street),
      city: locality.name,
      regionCode: locality.regionCode,
      postcode: locality.postcode,
      countryId,
    }));
  const distinct = new Map(addresses.map((address) => [writeAddress(address), address]));
  return [...distinct.values()].slice(0, mostResults);
}

/** Formats an address on one line: `12 Eagle Street, Brisbane City QLD 4000`. */
export function writeAddress({ street, city, regionCode, postcode }: FoundAddress): string {
  const place = [city, regionCode, postcode].filter((part) => part !== null).join(' ');
  return street === '' ? place : `${street}, ${place}`;
}
