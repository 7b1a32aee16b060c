/** Pages and blocks the merchant writes (§3 CMS page, CMS block). */

import type { ContentTree } from './content-tree.ts';

export interface CmsPage {
  readonly identifier: string;
  readonly title: string;
  readonly contentHeading: string;
  /** HTML from the server, sanitised. */
  readonly content: string;
  /** The same, parsed. */
  readonly tree: ContentTree;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

export interface CmsBlock {
  readonly identifier: string;
  /** HTML from the server, sanitised. */
  readonly content: string;
  /** The same, parsed. */
  readonly tree: ContentTree;
}
