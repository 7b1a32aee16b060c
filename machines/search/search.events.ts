/** Requests to the search machine, and what it reports. */

import type { ProductCard } from '../domain/catalog.ts';

export type SearchEvent =
  | { readonly type: 'search.typeLine'; readonly line: string }
  /** Enter before the suggestions are there: the product whose SKU was typed is chosen with them. */
  | { readonly type: 'search.wantExact' }
  /** Closes the suggestions. */
  | { readonly type: 'search.closeList' }
  /** Another page opened: the field shows its search phrase, or nothing. */
  | { readonly type: 'search.settleLine'; readonly line: string };

/** The product whose SKU was typed. */
export type SearchFact = { readonly type: 'search.exactFound'; readonly card: ProductCard };
