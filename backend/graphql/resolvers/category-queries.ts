/** Answers categories: one, a list, or the tree (CAT-01). */
import type { Catalog, CategoryRow } from '../../catalog/catalog.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { categoryShape } from '../shapes/category-shape.ts';
import { takePage } from '../shapes/page-shape.ts';

const rootId = 2;

interface EqualFilter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

interface CategoryFilter {
  readonly ids?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly parent_id?: EqualFilter | null;
  readonly parent_category_uid?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly url_path?: EqualFilter | null;
  readonly name?: { readonly match?: string | null } | null;
}

interface CategoryArguments {
  readonly filters?: CategoryFilter | null;
  readonly pageSize: number;
  readonly currentPage: number;
}

type Test = (row: CategoryRow) => boolean;

function values(filter: EqualFilter): string[] {
  return [...(filter.in ?? []), filter.eq].filter((value) => typeof value === 'string');
}

function among(filter: EqualFilter | null | undefined, read: (row: CategoryRow) => string): Test {
  if (!filter) return () => true;
  const wanted = new Set(values(filter));
  return (row) => wanted.has(read(row));
}

function findCategories(catalog: Catalog, filters: CategoryFilter | null | undefined): CategoryRow[] {
  const all = [...catalog.categories.values()].filter(({ isActive }) => isActive);
  if (!filters) return all.filter(({ id }) => id === rootId);
  const tests: Test[] = [
    among(filters.ids, ({ id }) => String(id)),
    among(filters.category_uid, ({ id }) => toUid(id)),
    among(filters.parent_id, ({ parentId }) => String(parentId)),
    among(filters.parent_category_uid, ({ parentId }) => toUid(parentId)),
    among(filters.url_key, ({ urlKey }) => urlKey),
    among(filters.url_path, ({ urlPath }) => urlPath),
    ({ name }) => name.toLowerCase().includes((filters.name?.match ?? '').toLowerCase()),
  ];
  return all.filter((row) => tests.every((test) => test(row)));
}

export const categoryQueries = {
  async category(_: unknown, { id }: { id?: number | null }, context: GraphqlContext) {
    const catalog = await context.catalog();
    const found = catalog.categories.get(id ?? rootId);
    return found?.isActive ? categoryShape(found, catalog, await context.settings()) : null;
  },

  async categoryList(
    _: unknown,
    { filters, pageSize, currentPage }: CategoryArguments,
    context: GraphqlContext,
  ) {
    const catalog = await context.catalog();
    const settings = await context.settings();
    const page = takePage(findCategories(catalog, filters), pageSize, currentPage);
    return page.items.map((row) => categoryShape(row, catalog, settings));
  },

  async categories(
    _: unknown,
    { filters, pageSize, currentPage }: CategoryArguments,
    context: GraphqlContext,
  ) {
    const catalog = await context.catalog();
    const settings = await context.settings();
    const page = takePage(findCategories(catalog, filters), pageSize, currentPage);
    return { ...page, items: page.items.map((row) => categoryShape(row, catalog, settings)) };
  },
};
