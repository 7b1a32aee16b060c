/** Reads products one by one as they are needed, in as few statements as their askers allow (batched per turn). */
import DataLoader from 'dataloader';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { product, productLink } from '../database/schema/catalog.ts';
import type { LinkKind } from '../database/schema/product-details.ts';

export type ProductRow = typeof product.$inferSelect;

export interface LinkedProduct {
  readonly product: ProductRow;
  readonly position: number;
  /** Of a group's member: how many are offered at first. */
  readonly quantity: number;
}

/** For one request or one transaction: what was read once is not read again. */
export interface ProductReader {
  byId(id: number): Promise<ProductRow | null>;
  /** The letter case counts, as in Magento's cart. */
  bySku(sku: string): Promise<ProductRow | null>;
  /** Variants, parts, members or relatives, in their order; switched-off ones too. */
  linked(parentId: number, kind: LinkKind): Promise<readonly LinkedProduct[]>;
}

export function createProductReader(queries: Queries): ProductReader {
  const byId = new DataLoader<number, ProductRow | null>(async (ids) => {
    const rows = await queries
      .select()
      .from(product)
      .where(inArray(product.id, [...ids]));
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });
  const bySku = new DataLoader<string, ProductRow | null>(async (skus) => {
    const rows = await queries
      .select()
      .from(product)
      .where(inArray(product.sku, [...skus]));
    const found = new Map(rows.map((row) => [row.sku, row]));
    for (const row of rows) byId.prime(row.id, row);
    return skus.map((sku) => found.get(sku) ?? null);
  });
  const linkedBy = (kind: LinkKind) =>
    new DataLoader<number, readonly LinkedProduct[]>(async (parents) => {
      const rows = await queries
        .select({ link: productLink, product })
        .from(productLink)
        .innerJoin(product, eq(product.id, productLink.childId))
        .where(and(eq(productLink.kind, kind), inArray(productLink.parentId, [...parents])))
        .orderBy(asc(productLink.position), asc(productLink.childId));
      return parents.map((parent) =>
        rows
          .filter(({ link }) => link.parentId === parent)
          .map((row) => ({
            product: row.product,
            position: row.link.position,
            quantity: row.link.quantity,
          })),
      );
    });
  const links = new Map<LinkKind, ReturnType<typeof linkedBy>>();
  return {
    byId: (id) => byId.load(id),
    bySku: (sku) => bySku.load(sku),
    linked(parentId, kind) {
      const loader = links.get(kind) ?? linkedBy(kind);
      links.set(kind, loader);
      return loader.load(parentId);
    },
  };
}
