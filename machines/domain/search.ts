/** Searching: when it is worth a question, and what is suggested while one types (CAT-03). */

import type { Breadcrumb, ProductCard } from './catalog.ts';
import { phraseIn } from './list-query.ts';

export interface SearchSuggestions {
  readonly products: readonly ProductCard[];
  readonly categories: readonly Breadcrumb[];
}

export const noSuggestions: SearchSuggestions = { products: [], categories: [] };

const fewestLetters = 3;

/** Suggestions come from the third letter on (BEY-13). */
export const isSearchWorthwhile = (line: string): boolean => phraseIn(line).length >= fewestLetters;
