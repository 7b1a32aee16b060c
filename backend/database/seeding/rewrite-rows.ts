/**
 * Builds the URL paths of pages, categories and products, and the merchant's old redirects
 * (ROUTE-07).
 */
import type { SeedProduct } from '../../seed/seed-catalog-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { RewriteType, urlRewrite } from '../schema/catalog.ts';
import { rootId, type CategoryRow } from './category-rows.ts';

type RewriteRow = typeof urlRewrite.$inferInsert;

function own(requestPath: string, type: RewriteType, entityId: number): RewriteRow {
  return { requestPath, type, entityId, targetPath: null, redirectCode: 0 };
}

function suffix(seed: SeedShop, key: string): string {
  const value = seed.storeConfig[key];
  return typeof value === 'string' ? value : '';
}

export function pageRewrites(seed: SeedShop, categories: readonly CategoryRow[]): RewriteRow[] {
  const ending = suffix(seed, 'category_url_suffix');
  return [
    ...seed.pages.map(({ id, identifier }) => own(identifier, 'CMS_PAGE', id)),
    ...categories
      .filter(({ id }) => id !== rootId)
      .map(({ id, urlPath }) => own(`${urlPath}${ending}`, 'CATEGORY', id)),
    ...(seed.redirects ?? []).map(({ from, to, code, type, entityId }) => ({
      requestPath: from,
      type,
      entityId,
      targetPath: to,
      redirectCode: code,
    })),
  ];
}

/** Products not sold individually have no page; others have a path in each of their categories. */
export function productRewrites(
  products: readonly SeedProduct[],
  seed: SeedShop,
  urlPaths: ReadonlyMap<number, string>,
): RewriteRow[] {
  const ending = suffix(seed, 'product_url_suffix');
  return products
    .filter(({ visibility }) => visibility !== 1)
    .flatMap(({ id, urlKey, categoryIds }) => {
      const folders = new Set(['', ...categoryIds.map((categoryId) => urlPaths.get(categoryId) ?? '')]);
      return [...folders].map((folder) =>
        own(`${folder ? `${folder}/` : ''}${urlKey}${ending}`, 'PRODUCT', id),
      );
    });
}
