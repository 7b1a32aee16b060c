/** Reads the store views: the same shop under other codes, chosen by the Store header (§3). */
import { asc } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { storeView } from '../database/schema/store.ts';

export type StoreView = typeof storeView.$inferSelect;

export const defaultStoreCode = 'default';

export async function readStoreViews(queries: Queries): Promise<StoreView[]> {
  return queries.select().from(storeView).orderBy(asc(storeView.id));
}

/** The default view always exists. */
export async function hasStoreView(queries: Queries, code: string): Promise<boolean> {
  return code === defaultStoreCode || (await readStoreViews(queries)).some((view) => view.code === code);
}
