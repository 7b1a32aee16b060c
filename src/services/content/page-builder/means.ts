/** What the parser needs of the place it runs in: a browser's DOM or a server's, and the shop's own addresses (CONTENT-01). */

export interface ParseMeans {
  /** Makes a document that runs and loads nothing. */
  readonly parse: (html: string) => Document;
  /** Takes away all that can do harm beneath an element; the element itself is the parser's. */
  readonly clean: (root: Element) => void;
  /** Of this shop: links to it become paths (ROUTE-12). */
  readonly origin: string;
  /** The address of an image of the media path in a width. */
  readonly imageOf: (path: string, width: number) => string;
  readonly imageWidths: readonly number[];
  readonly widest: number;
  /** Which of its files a window of a width takes; the widest, where none is named. */
  readonly sourcesOf: (path: string) => readonly { readonly media: string; readonly srcSet: string }[];
}
