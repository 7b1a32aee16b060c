/**
 * Decodes CMS pages and blocks from GraphQL, with sanitised
 * (CONTENT-02) and parsed HTML (CONTENT-01).
 */

import { pageLayouts, type CmsBlock, type CmsPage, type PageLayout } from '#machines/domain/content.ts';
import type { ContentParser } from './content-parser.ts';
import type { CmsBlocksQuery, CmsPageQuery } from '../generated/graphql.ts';

/** Only the merchant layer has a canonical address. */
type WirePage = NonNullable<CmsPageQuery['cmsPage']> & { readonly canonical_url?: string | null };

/** Null unless it is a path of this shop or an absolute address. */
export const canonicalOf = (url: string | null | undefined): string | null =>
  url && (/^\/(?![/\\])/.test(url) || (/^https?:/.test(url) && URL.canParse(url))) ? url : null;

/** Magento's default, also if the layout belongs to another theme. */
const layoutOf = (name: string | null): PageLayout =>
  pageLayouts.find((layout) => layout === name) ?? '1column';

export const toCmsPage = async (wire: WirePage, parse: ContentParser): Promise<CmsPage> => ({
  identifier: wire.identifier ?? '',
  title: wire.title ?? '',
  contentHeading: wire.content_heading ?? '',
  content: await parse(wire.content ?? ''),
  metaTitle: wire.meta_title ?? '',
  metaDescription: wire.meta_description ?? '',
  canonical: canonicalOf(wire.canonical_url),
  layout: layoutOf(wire.page_layout),
});

/** A missing block arrives as an object of nulls and is left out. */
export const toCmsBlocks = (
  wire: CmsBlocksQuery['cmsBlocks'],
  parse: ContentParser,
): Promise<readonly CmsBlock[]> =>
  Promise.all(
    (wire?.items ?? []).flatMap((block) =>
      block?.identifier && block.content
        ? [parse(block.content).then((content) => ({ identifier: block.identifier ?? '', content }))]
        : [],
    ),
  );
