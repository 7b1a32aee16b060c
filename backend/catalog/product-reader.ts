/** Loads products on demand, batching the reads of one turn into few statements. */
import DataLoader from 'dataloader';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product, productCategory, productLink, urlRewrite } from '../database/schema/catalog.ts';
import type { LinkKind } from '../database/schema/product-details.ts';
import { groupBy } from './grouping.ts';

export type ProductRow = Omit<typeof product.$inferSelect, 'searchVector'>;

/** The search vector is as large as the texts and never needed. */
const { searchVector: _unread, ...columns } = getTableColumns(product);

export interface LinkedProduct {
  readonly product: ProductRow;
  readonly position: number;
  /** A group member's default quantity. */
  readonly quantity: number;
}

/** Caches reads for one request or one transaction. */
export interface ProductReader {
  byId(id: number): Promise<ProductRow | null>;
  /** Case-sensitive, as in Magento's cart. */
  bySku(sku: string): Promise<ProductRow | null>;
  /** Variants, parts, members or related products in order, including disabled ones. */
  linked(parentId: number, kind: LinkKind): Promise<readonly LinkedProduct[]>;
  /** The categories it is assigned to directly. */
  categoryIds(id: number): Promise<readonly number[]>;
  /** Its URL paths, the canonical one first. */
  paths(id: number): Promise<readonly string[]>;
}

function grouped<Row>(
  read: (ids: number[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => number,
): DataLoader<number, readonly Row[]> {
  return new DataLoader<number, readonly Row[]>(async (ids) => {
    const groups = groupBy(await read([...ids]), keyOf);
    return ids.map((id) => groups.get(id) ?? []);
  });
}

export function createProductReader(queries: Queries): ProductReader {
  const byId = new DataLoader<number, ProductRow | null>(async (ids) => {
    const rows = await queries
      .select(columns)
      .from(product)
      .where(inArray(product.id, [...ids]));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
  const bySku = new DataLoader<string, ProductRow | null>(async (skus) => {
    const rows = await queries
      .select(columns)
      .from(product)
      .where(inArray(product.sku, [...skus]));
    const found = new Map(rows.map((row) => [row.sku, row]));
    for (const row of rows) byId.prime(row.id, row);
    return skus.map((sku) => found.get(sku) ?? null);
  });
  const linkedBy = (kind: LinkKind) =>
    grouped(
      (parents) =>
        queries
          .select({
            parentId: productLink.parentId,
            position: productLink.position,
            quantity: productLink.quantity,
            product: columns,
          })
          .from(productLink)
          .innerJoin(product, eq(product.id, productLink.childId))
          .where(and(eq(productLink.kind, kind), inArray(productLink.parentId, parents)))
          .orderBy(asc(productLink.position), asc(productLink.childId)),
      ({ parentId }) => parentId,
    );
  const placements = grouped(
    (ids) =>
      queries
        .select()
        .from(productCategory)
        .where(and(inArray(productCategory.productId, ids), eq(productCategory.isDirect, true)))
        .orderBy(asc(productCategory.categoryId)),
    ({ productId }) => productId,
  );
  const rewrites = grouped(
    (ids) =>
      queries
        .select()
        .from(urlRewrite)
        .where(
          and(
            inArray(urlRewrite.entityId, ids),
            eq(urlRewrite.type, 'PRODUCT'),
            eq(urlRewrite.redirectCode, 0),
          ),
        )
        .orderBy(sql`length(${urlRewrite.requestPath})`, asc(urlRewrite.requestPath)),
    ({ entityId }) => entityId,
  );
  const links = new Map<LinkKind, ReturnType<typeof linkedBy>>();
  return {
    byId: (id) => byId.load(id),
    bySku: (sku) => bySku.load(sku),
    linked(parentId, kind) {
      const loader = links.get(kind) ?? linkedBy(kind);
      links.set(kind, loader);
      return loader.load(parentId);
    },
    categoryIds: async (id) => (await placements.load(id)).map(({ categoryId }) => categoryId),
    paths: async (id) => (await rewrites.load(id)).map(({ requestPath }) => requestPath),
  };
}
