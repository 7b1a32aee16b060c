/** What the search machine is asked. */

export type SearchEvent =
  | { readonly type: 'search.typeLine'; readonly line: string }
  /** The suggestions are in the way. */
  | { readonly type: 'search.closeList' }
  /** Another page is open: the line says what it was found by, or nothing. */
  | { readonly type: 'search.settleLine'; readonly line: string };
