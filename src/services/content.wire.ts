/** CMS pages and blocks as GraphQL answers them, with their HTML made harmless (CONTENT-02) and parsed (CONTENT-01). */

import type { CmsBlock, CmsPage } from '#machines/domain/content.ts';
import type { ContentParser } from './content-parser.ts';
import type { CmsBlocksQuery, CmsPageQuery } from './generated/graphql.ts';
import type { HtmlCleaner } from './html-cleaner.ts';

/** What is done with the merchant's HTML before anyone shows it. */
export interface ContentMeans {
  readonly clean: HtmlCleaner;
  readonly parse: ContentParser;
}

const toContent = async (html: string, { clean, parse }: ContentMeans) => {
  const [content, tree] = await Promise.all([clean(html), parse(html)]);
  return { content, tree };
};

export const toCmsPage = async (
  wire: NonNullable<CmsPageQuery['cmsPage']>,
  means: ContentMeans,
): Promise<CmsPage> => ({
  identifier: wire.identifier ?? '',
  title: wire.title ?? '',
  contentHeading: wire.content_heading ?? '',
  ...(await toContent(wire.content ?? '', means)),
  metaTitle: wire.meta_title ?? '',
  metaDescription: wire.meta_description ?? '',
});

/** A block that does not exist comes as an object of nulls and is left out. */
export const toCmsBlocks = (
  wire: CmsBlocksQuery['cmsBlocks'],
  means: ContentMeans,
): Promise<readonly CmsBlock[]> =>
  Promise.all(
    (wire?.items ?? []).flatMap((block) =>
      block?.identifier && block.content
        ? [
            toContent(block.content, means).then((content) => ({
              identifier: block.identifier ?? '',
              ...content,
            })),
          ]
        : [],
    ),
  );
