/** When a search is worth a request, and its suggestions (CAT-03). */

import type { Breadcrumb, ProductCard } from './catalog.ts';
import { phraseIn } from './list-query.ts';

export interface SearchSuggestions {
  readonly products: readonly ProductCard[];
  readonly categories: readonly Breadcrumb[];
}

export const noSuggestions: SearchSuggestions = { products: [], categories: [] };

const fewestLetters = 3;

/** Suggestions start at the third letter (BEY-13). */
export const isSearchWorthwhile = (line: string): boolean => phraseIn(line).length >= fewestLetters;

/** The product whose SKU is the input; upper and lower case do not matter. */
export const exactIn = ({ products }: SearchSuggestions, line: string): ProductCard | undefined =>
  products.find(({ sku }) => sku.toLowerCase() === line.trim().toLowerCase());
