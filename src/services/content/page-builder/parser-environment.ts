/** What the parser needs from its environment: a DOM, and the shop's own addresses (CONTENT-01). */

export interface ParserEnvironment {
  /** Creates a document that runs and loads nothing. */
  readonly parse: (html: string) => Document;
  /** Sanitises everything inside an element; the element itself is the parser's. */
  readonly clean: (root: Element) => void;
  /** The shop's origin: links to it become paths (ROUTE-12). */
  readonly origin: string;
  /** The address of a media image in a width. */
  readonly imageOf: (path: string, width: number) => string;
  readonly imageWidths: readonly number[];
  readonly widest: number;
  /** Sources by viewport width; wider viewports use the widest file. */
  readonly sourcesOf: (path: string) => readonly { readonly media: string; readonly srcSet: string }[];
}
