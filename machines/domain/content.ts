/** Pages and blocks the merchant writes (§3 CMS page, CMS block). */

import type { ContentTree } from './content-tree.ts';

/** How a page is divided, in Magento's own words (CONTENT-04). */
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
  /** Made harmless and parsed. */
  readonly content: ContentTree;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Where it stands for search engines, a path of this shop or a whole address; null is wherever it was found. */
  readonly canonical: string | null;
  readonly layout: PageLayout;
}

export interface CmsBlock {
  readonly identifier: string;
  /** Made harmless and parsed. */
  readonly content: ContentTree;
}
