/** Turns the seed's tree and products into rows: paths, levels, and the address each thing answers at. */
import type { SeedCategory, SeedShop } from '../seed/seed-types.ts';
import type { category, product, productCategory, urlRewrite } from './schema/catalog.ts';

const rootId = 2;

type CategoryRow = typeof category.$inferInsert;
type RewriteRow = typeof urlRewrite.$inferInsert;

const root: CategoryRow = {
  id: rootId,
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

function categoryRows(categories: readonly SeedCategory[]): CategoryRow[] {
  const rows = new Map([[root.id, root]]);
  const byId = new Map(categories.map((one) => [one.id, one]));
  const place = (one: SeedCategory): CategoryRow => {
    const known = rows.get(one.id);
    if (known) return known;
    const above = byId.get(one.parentId);
    const parent = above ? place(above) : root;
    const row: CategoryRow = {
      ...one,
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

function suffix(seed: SeedShop, key: string): string {
  const value = seed.storeConfig[key];
  return typeof value === 'string' ? value : '';
}

function rewriteRows(seed: SeedShop, categories: readonly CategoryRow[]): RewriteRow[] {
  const productSuffix = suffix(seed, 'product_url_suffix');
  const categorySuffix = suffix(seed, 'category_url_suffix');
  const paths = new Map(categories.map(({ id, urlPath }) => [id, urlPath]));
  return [
    ...seed.pages.map(({ id, identifier }) => ({
      requestPath: identifier,
      type: 'CMS_PAGE' as const,
      entityId: id,
    })),
    ...categories
      .filter(({ id }) => id !== rootId)
      .map(({ id, urlPath }) => ({
        requestPath: `${urlPath}${categorySuffix}`,
        type: 'CATEGORY' as const,
        entityId: id,
      })),
    ...seed.products.flatMap(({ id, urlKey, categoryIds }) =>
      ['', ...categoryIds.map((categoryId) => paths.get(categoryId) ?? '')]
        .filter((path, place, all) => all.indexOf(path) === place)
        .map((path) => ({
          requestPath: `${path ? `${path}/` : ''}${urlKey}${productSuffix}`,
          type: 'PRODUCT' as const,
          entityId: id,
        })),
    ),
  ];
}

export function catalogRows(seed: SeedShop) {
  const categories = categoryRows(seed.categories);
  const products: (typeof product.$inferInsert)[] = seed.products.map((own) => ({
    id: own.id,
    sku: own.sku,
    type: own.type,
    name: own.name,
    urlKey: own.urlKey,
    price: own.price,
    specialPrice: own.specialPrice ?? null,
    isRental: own.isRental,
    isActive: true,
    stock: own.stock,
    shortDescription: own.shortDescription,
    description: own.description,
    attributes: own.attributes,
    pictures: own.images.map(({ file, label }) => ({ file, label })),
    relatedSkus: own.relatedSkus,
    popularity: own.popularity,
  }));
  const productCategories: (typeof productCategory.$inferInsert)[] = seed.products.flatMap(
    ({ id, categoryIds }) => categoryIds.map((categoryId) => ({ productId: id, categoryId })),
  );
  return { categories, products, productCategories, rewrites: rewriteRows(seed, categories) };
}
