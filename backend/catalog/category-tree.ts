/** Reads the whole category tree once per request, as it is small (CAT-01). */
import { asc } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { category } from '../database/schema/catalog.ts';

export type CategoryRow = typeof category.$inferSelect;

export const rootId = 2;

export interface CategoryTree {
  /** In display order. */
  readonly all: readonly CategoryRow[];
  get(id: number): CategoryRow | null;
  childrenOf(id: number): readonly CategoryRow[];
  /** Ancestors from the first below the root down to the parent. */
  above(row: CategoryRow): readonly CategoryRow[];
  countBeneath(row: CategoryRow): number;
  /** Active categories only, including the given one. */
  withBeneath(id: number): readonly CategoryRow[];
}

function isBeneath(row: CategoryRow, top: CategoryRow): boolean {
  return row.path.startsWith(`${top.path}/`);
}

export async function readCategories(queries: Queries): Promise<CategoryTree> {
  const all = await queries.select().from(category).orderBy(asc(category.position), asc(category.id));
  const byId = new Map(all.map((row) => [row.id, row]));
  return {
    all,
    get: (id) => byId.get(id) ?? null,
    childrenOf: (id) => all.filter((row) => row.parentId === id && row.isActive),
    above: (row) =>
      row.path
        .split('/')
        .slice(2, -1)
        .flatMap((id) => byId.get(Number(id)) ?? []),
    countBeneath: (row) => all.filter((one) => one.isActive && isBeneath(one, row)).length,
    withBeneath(id) {
      const top = byId.get(id);
      if (!top?.isActive) return [];
      return [top, ...all.filter((one) => one.isActive && isBeneath(one, top))];
    },
  };
}
