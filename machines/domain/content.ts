/** The merchant's pages and blocks (§3 CMS page, CMS block). */

import type { ContentTree } from './content-tree.ts';

/** Magento's names of the page layouts (CONTENT-04). */
export const pageLayouts = [
  'empty',
  '1column',
  '2columns-left',
  '2columns-right',
  '3columns',
  'cms-full-width',
] as const;
export type PageLayout = (typeof pageLayouts)[number];

export interface CmsPage {
  readonly identifier: string;
  readonly title: string;
  readonly contentHeading: string;
  /** Sanitised and parsed. */
  readonly content: ContentTree;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /**
   * The canonical address, as a path of this shop or an absolute one; null for the current address.
   */
  readonly canonical: string | null;
  readonly layout: PageLayout;
}

export interface CmsBlock {
  readonly identifier: string;
  /** Sanitised and parsed. */
  readonly content: ContentTree;
}
