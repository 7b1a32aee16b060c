/** One page of a longer list. */

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** Starts at 1. */
  readonly page: number;
  /** The number of pages; 0 for an empty list. */
  readonly pages: number;
  /** The number of entries on all pages. */
  readonly count: number;
}

export const noPage = <Item>(): PageOf<Item> => ({ items: [], page: 1, pages: 0, count: 0 });

/** The page number of an address; the first page for other text. */
export const pageIn = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
