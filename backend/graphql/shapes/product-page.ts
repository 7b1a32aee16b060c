/** Shapes a page of a product list: counts everything, reads only the page (CAT-01). */
import { aggregate } from '../../catalog/aggregations.ts';
import { wantedCategories } from '../../catalog/product-filter.ts';
import { findProducts, type ProductQuery } from '../../catalog/product-listing.ts';
import type { GraphqlContext } from '../context.ts';
import { checkPage, pageInfo } from './page-shape.ts';
import { productShape } from './product-shape.ts';

interface AggregationArguments {
  readonly filter?: {
    readonly category?: { readonly includeDirectChildrenOnly?: boolean | null } | null;
  } | null;
}

export async function productPage(
  query: ProductQuery,
  pageSize: number,
  currentPage: number,
  context: GraphqlContext,
) {
  checkPage(pageSize, currentPage);
  const { database } = context.shop;
  const tree = await context.categories();
  const listing = await findProducts(database, query, tree, await context.listingRules());
  return {
    ...pageInfo(listing.count, pageSize, currentPage),
    items: async () => {
      if (listing.count === 0) return [];
      const ids = await listing.read((currentPage - 1) * pageSize, pageSize);
      const rows = await Promise.all(ids.map((id) => context.products.byId(id)));
      return rows.flatMap((row) => (row ? [productShape(row, context)] : []));
    },
    aggregations: async ({ filter }: AggregationArguments) =>
      aggregate(database, listing, {
        tree,
        attributes: await context.attributes(),
        directChildrenOf: filter?.category?.includeDirectChildrenOnly
          ? wantedCategories(query.filter ?? {}, tree)
          : null,
      }),
  };
}
