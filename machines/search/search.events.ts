/** Requests to the search machine. */

export type SearchEvent =
  | { readonly type: 'search.typeLine'; readonly line: string }
  /** Closes the suggestions. */
  | { readonly type: 'search.closeList' }
  /** Another page opened: the field shows its search phrase, or nothing. */
  | { readonly type: 'search.settleLine'; readonly line: string };
