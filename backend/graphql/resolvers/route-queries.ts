/** Resolves the page at a path, and redirects (ROUTE-07, ROUTE-09). */
import { GraphQLError } from 'graphql';
import { isKindKnown } from '../../catalog/listed.ts';
import { refuseInput } from '../../refusal.ts';
import { resolvePath, type ResolvedPath } from '../../store/addresses-of-pages.ts';
import { readPageById } from '../../store/content.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { maskedMessage } from '../errors.ts';
import { categoryShape } from '../shapes/category-shape.ts';
import { cmsPageShape } from '../shapes/cms-page-shape.ts';
import { productShape } from '../shapes/product-shape.ts';

async function resolveUrl(url: string, context: GraphqlContext): Promise<ResolvedPath | null> {
  if (url === '') throw refuseInput('"url" argument should be specified and not empty');
  const found = await resolvePath(context.shop.database, url, await context.settings());
  if (found?.type !== 'PRODUCT') return found;
  const product = await context.products.byId(found.id);
  return product && isKindKnown(product, context.shop.layer) ? found : null;
}

/** Disabled products and categories resolve too; only lists hide them. */
async function readTarget({ type, id }: ResolvedPath, context: GraphqlContext) {
  if (type === 'CMS_PAGE') {
    const page = await readPageById(context.shop.database, id);
    // for a disabled page Magento returns this masked error
    if (page && !page.isActive) throw new GraphQLError(maskedMessage);
    return page && cmsPageShape(page, await context.settings());
  }
  if (type === 'CATEGORY') {
    const category = (await context.categories()).get(id);
    return category && categoryShape(category, context);
  }
  const product = await context.products.byId(id);
  return product && productShape(product, context);
}

export const routeQueries = {
  async urlResolver(_: unknown, { url }: { url: string }, context: GraphqlContext) {
    const found = await resolveUrl(url, context);
    return (
      found && {
        id: found.id,
        entity_uid: toUid(found.id),
        type: found.type,
        relative_url: found.relativeUrl,
        canonical_url: found.relativeUrl,
        redirectCode: found.redirectCode,
      }
    );
  },

  async route(_: unknown, { url }: { url: string }, context: GraphqlContext) {
    const found = await resolveUrl(url, context);
    if (found === null) return null;
    const own = { relative_url: found.relativeUrl, redirect_code: found.redirectCode, type: found.type };
    if (found.type === null) return { __typename: 'RoutableUrl', ...own };
    const target = await readTarget(found, context);
    return target && { ...target, ...own };
  },
};
