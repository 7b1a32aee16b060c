/** Resolves categories: one, a list or the tree (CAT-01). */
import { rootId, type CategoryRow, type CategoryTree } from '../../catalog/category-tree.ts';
import { refuseMissing } from '../../refusal.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { categoryShape } from '../shapes/category-shape.ts';
import { takePage } from '../shapes/page-shape.ts';

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

function among(filter: EqualFilter | null | undefined, read: (row: CategoryRow) => string): Test {
  if (!filter) return () => true;
  const wanted = new Set([...(filter.in ?? []), filter.eq].filter((value) => typeof value === 'string'));
  return (row) => wanted.has(read(row));
}

function findCategories(tree: CategoryTree, filters: CategoryFilter | null | undefined): CategoryRow[] {
  const all = tree.all.filter(({ isActive }) => isActive);
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
    const found = (await context.categories()).get(id ?? rootId);
    // lists omit missing categories, a request for a single one is refused
    if (!found?.isActive) throw refuseMissing("Category doesn't exist");
    return categoryShape(found, context);
  },

  async categoryList(
    _: unknown,
    { filters, pageSize, currentPage }: CategoryArguments,
    context: GraphqlContext,
  ) {
    const page = takePage(findCategories(await context.categories(), filters), pageSize, currentPage);
    return page.items.map((row) => categoryShape(row, context));
  },

  async categories(
    _: unknown,
    { filters, pageSize, currentPage }: CategoryArguments,
    context: GraphqlContext,
  ) {
    const page = takePage(findCategories(await context.categories(), filters), pageSize, currentPage);
    return { ...page, items: page.items.map((row) => categoryShape(row, context)) };
  },
};
