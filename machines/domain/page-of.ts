/** One page of a list that is longer. */

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** From 1 on. */
  readonly page: number;
  /** How many there are; 0 where the list is empty. */
  readonly pages: number;
  /** How many there are on all pages together. */
  readonly count: number;
}

export const noPage = <Item>(): PageOf<Item> => ({ items: [], page: 1, pages: 0, count: 0 });

/** Which page an address asks for; what is no number asks for the first. */
export const pageIn = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
