/** Reads CMS pages and blocks. */
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { cmsBlock, cmsPage } from '../database/schema/store.ts';

export type CmsPageRow = typeof cmsPage.$inferSelect;
export type CmsBlockRow = typeof cmsBlock.$inferSelect;

export async function readPageById(queries: Queries, id: number): Promise<CmsPageRow | null> {
  const [page] = await queries.select().from(cmsPage).where(eq(cmsPage.id, id));
  return page ?? null;
}

export async function readPageByIdentifier(queries: Queries, identifier: string): Promise<CmsPageRow | null> {
  const [page] = await queries.select().from(cmsPage).where(eq(cmsPage.identifier, identifier));
  return page ?? null;
}

export async function readBlocks(queries: Queries, identifiers: readonly string[]): Promise<CmsBlockRow[]> {
  return queries
    .select()
    .from(cmsBlock)
    .where(inArray(cmsBlock.identifier, [...identifiers]));
}
