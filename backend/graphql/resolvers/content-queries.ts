/** Resolves CMS pages and blocks (§3). */
import type { GraphQLError } from 'graphql';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import { readBlocks, readPageById, readPageByIdentifier, type CmsBlockRow } from '../../store/content.ts';
import type { GraphqlContext } from '../context.ts';
import { toGraphqlError } from '../errors.ts';
import { cmsPageShape } from '../shapes/cms-page-shape.ts';

function blockShape(identifier: string, blocks: readonly CmsBlockRow[]): CmsBlockRow | GraphQLError {
  const found = blocks.find((block) => block.identifier === identifier);
  // an unknown block is an error at its own position, the others are returned
  return found ?? toGraphqlError(refuseMissing(`The CMS block with the "${identifier}" ID doesn't exist.`));
}

export const contentQueries = {
  async cmsPage(
    _: unknown,
    { id, identifier }: { id?: number | null; identifier?: string | null },
    context: GraphqlContext,
  ) {
    // the unbalanced quote is Magento's
    if (id == null && !identifier) throw refuseInput('"Page id/identifier should be specified');
    const { database } = context.shop;
    const page =
      id == null ? await readPageByIdentifier(database, identifier ?? '') : await readPageById(database, id);
    if (!page?.isActive) throw refuseMissing(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`);
    return cmsPageShape(page, await context.settings());
  },

  async cmsBlocks(
    _: unknown,
    { identifiers }: { identifiers?: readonly (string | null)[] | null },
    context: GraphqlContext,
  ) {
    const wanted = (identifiers ?? []).filter((identifier) => identifier !== null);
    if (wanted.length === 0) throw refuseInput('"identifiers" of CMS blocks should be specified');
    const blocks = await readBlocks(context.shop.database, wanted);
    return { items: wanted.map((identifier) => blockShape(identifier, blocks)) };
  },
};
