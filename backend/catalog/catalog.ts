/** The whole catalogue as one request sees it: small enough to read at once, never kept beyond the request. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { category, product, productCategory } from '../database/schema/catalog.ts';
import { groupBy } from './grouping.ts';

export type CategoryRow = typeof category.$inferSelect;
export type ProductRow = typeof product.$inferSelect;

export interface Catalog {
  readonly categories: ReadonlyMap<number, CategoryRow>;
  readonly products: ReadonlyMap<number, ProductRow>;
  readonly bySku: ReadonlyMap<string, ProductRow>;
  /** Direct children, in the order they are shown. */
  childrenOf(categoryId: number): readonly CategoryRow[];
  /** The shelves a product was put on. */
  categoriesOf(productId: number): readonly CategoryRow[];
  /** The products of a category and of all beneath it (Magento's anchor categories). */
  productsIn(categoryId: number): readonly ProductRow[];
}

export async function readCatalog(queries: Queries): Promise<Catalog> {
  const categoryRows = await queries
    .select()
    .from(category)
    .orderBy(asc(category.position), asc(category.id));
  const productRows = await queries.select().from(product).orderBy(asc(product.id));
  const placements = await queries.select().from(productCategory).where(eq(productCategory.isDirect, true));

  const categories = new Map(categoryRows.map((row) => [row.id, row]));
  const products = new Map(productRows.map((row) => [row.id, row]));
  const shelves = groupBy(placements, ({ productId }) => productId);

  const categoriesOf = (productId: number): CategoryRow[] =>
    (shelves.get(productId) ?? [])
      .flatMap(({ categoryId }) => categories.get(categoryId) ?? [])
      .filter(({ isActive }) => isActive)
      .toSorted((a, b) => a.id - b.id);

  return {
    categories,
    products,
    bySku: new Map(productRows.map((row) => [row.sku, row])),
    childrenOf: (categoryId) => categoryRows.filter((row) => row.parentId === categoryId && row.isActive),
    categoriesOf,
    productsIn(categoryId) {
      const wanted = categories.get(categoryId);
      if (!wanted) return [];
      const isBeneath = ({ path }: CategoryRow): boolean =>
        path === wanted.path || path.startsWith(`${wanted.path}/`);
      return productRows.filter((row) => row.isActive && categoriesOf(row.id).some(isBeneath));
    },
  };
}

export function finalPrice({ price, specialPrice }: ProductRow): number {
  return specialPrice !== null && specialPrice < price ? specialPrice : price;
}
