/** Corrects one typo per word where the catalogue has no word with that prefix (CAT-03). */
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { openCatalogueCache } from './catalogue-cache.ts';
import { formsOf, searchQuery, type SearchLanguage } from './search-terms.ts';

const shortest = 4;
const mostWords = 12;
const mostCandidates = 6;

/** All words of the catalogue, read once per catalogue version. */
async function readVocabulary(queries: Queries): Promise<readonly string[]> {
  const statement = sql`select word from ts_stat('select search_vector from product')`;
  const readCached = await openCatalogueCache(queries);
  return readCached(statement, async () => {
    const { rows } = await queries.execute<{ word: string }>(statement);
    return rows.map(({ word }) => word).filter((word) => /^\p{L}{3,}$/u.test(word));
  });
}

/** One letter added, missing or replaced, or two adjacent ones swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && left === [...right].toReversed().join('');
}

/** The query with unknown words corrected; null where nothing was corrected. */
export async function correctedQuery(
  queries: Queries,
  words: readonly string[],
  language: SearchLanguage,
): Promise<string | null> {
  const own = [...language.units, ...language.synonyms].flat(2);
  const vocabulary = [...new Set([...(await readVocabulary(queries)), ...own])];
  const mended = words.slice(0, mostWords).map((word) => {
    const forms = formsOf(word);
    const isKnown = vocabulary.some((known) => forms.some((form) => known.startsWith(form)));
    if (isKnown || word.length < shortest || !/^\p{L}+$/u.test(word)) return [];
    return vocabulary
      .filter((known) => forms.some((form) => isOneTypoApart(form, known)))
      .slice(0, mostCandidates);
  });
  if (mended.every((candidates) => candidates.length === 0)) return null;
  const parts: string[] = [];
  for (let place = 0; place < words.length;) {
    const candidates = mended[place] ?? [];
    if (candidates.length > 0) {
      parts.push(`(${candidates.map((each) => searchQuery([each], language)).join(' | ')})`);
      place += 1;
      continue;
    }
    const next = mended.findIndex((each, index) => index > place && each.length > 0);
    const end = next === -1 ? words.length : next;
    parts.push(searchQuery(words.slice(place, end), language));
    place = end;
  }
  return parts.join(' & ');
}
