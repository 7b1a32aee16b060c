/** Turns the seed's category tree into rows: paths, levels and URLs (CAT-01). */
import type { SeedCategory } from '../../seed/seed-catalog-types.ts';
import type { category } from '../schema/catalog.ts';

export const rootId = 2;

export type CategoryRow = typeof category.$inferInsert;

const root: CategoryRow = {
  id: rootId,
  isActive: true,
  parentId: 1,
  name: 'Default Category',
  urlKey: '',
  urlPath: '',
  path: '1/2',
  level: 1,
  position: 1,
  includeInMenu: true,
  description: '',
  drawing: '',
  metaTitle: '',
  metaDescription: '',
};

export function categoryRows(categories: readonly SeedCategory[]): CategoryRow[] {
  const rows = new Map([[root.id, root]]);
  const byId = new Map(categories.map((one) => [one.id, one]));
  const place = (one: SeedCategory): CategoryRow => {
    const known = rows.get(one.id);
    if (known) return known;
    const above = byId.get(one.parentId);
    const parent = above ? place(above) : root;
    const row: CategoryRow = {
      ...one,
      isActive: one.isActive ?? true,
      urlPath: parent.urlPath ? `${parent.urlPath}/${one.urlKey}` : one.urlKey,
      path: `${parent.path}/${one.id}`,
      level: parent.level + 1,
    };
    rows.set(one.id, row);
    return row;
  };
  categories.forEach(place);
  return [...rows.values()];
}
