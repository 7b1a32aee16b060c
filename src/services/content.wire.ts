/** CMS pages and blocks as GraphQL answers them, with their HTML made harmless (CONTENT-02). */

import type { CmsBlock, CmsPage } from '#machines/domain/content.ts';
import type { CmsBlocksQuery, CmsPageQuery } from './generated/graphql.ts';
import type { HtmlCleaner } from './html-cleaner.ts';

export const toCmsPage = async (
  wire: NonNullable<CmsPageQuery['cmsPage']>,
  clean: HtmlCleaner,
): Promise<CmsPage> => ({
  identifier: wire.identifier ?? '',
  title: wire.title ?? '',
  contentHeading: wire.content_heading ?? '',
  content: await clean(wire.content ?? ''),
  metaTitle: wire.meta_title ?? '',
  metaDescription: wire.meta_description ?? '',
});

/** A block that does not exist comes as an object of nulls and is left out. */
export const toCmsBlocks = (
  wire: CmsBlocksQuery['cmsBlocks'],
  clean: HtmlCleaner,
): Promise<readonly CmsBlock[]> =>
  Promise.all(
    (wire?.items ?? []).flatMap((block) =>
      block?.identifier && block.content
        ? [clean(block.content).then((content) => ({ identifier: block.identifier ?? '', content }))]
        : [],
    ),
  );
