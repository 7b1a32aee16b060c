/** Turns the seed's tree and products into rows: paths, levels, and the address each thing answers at. */
import type { SeedCategory, SeedProduct } from '../../seed/seed-catalog-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import type {
  category,
  product,
  productAttributeValue,
  productCategory,
  productLink,
  urlRewrite,
} from '../schema/catalog.ts';
import type { attribute } from '../schema/store.ts';
import type { LinkKind } from '../schema/product-details.ts';
import { priceIndex } from './price-range.ts';

const rootId = 2;

type CategoryRow = typeof category.$inferInsert;
type RewriteRow = typeof urlRewrite.$inferInsert;
type ProductRow = typeof product.$inferInsert;
type ValueRow = typeof productAttributeValue.$inferInsert;
type AttributeRow = typeof attribute.$inferInsert;
type LinkRow = typeof productLink.$inferInsert;
type PlacementRow = typeof productCategory.$inferInsert;

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
    ...(seed.redirects ?? []).map(({ from, to, code, type, entityId }) => ({
      requestPath: from,
      type,
      entityId,
      targetPath: to,
      redirectCode: code,
    })),
    // what is not sold by itself has no page of its own
    ...seed.products
      .filter(({ visibility }) => visibility !== 1)
      .flatMap(({ id, urlKey, categoryIds }) =>
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

/** Nothing of these kinds is counted: a service has no stock, and a composite has its parts'. */
const uncounted = new Set<SeedProduct['type']>([
  'virtual',
  'downloadable',
  'configurable',
  'bundle',
  'grouped',
  'giftcard',
]);

function productRow(own: SeedProduct, seed: SeedShop, bySku: ReadonlyMap<string, SeedProduct>): ProductRow {
  const attributeIds = new Map(
    (seed.attributes ?? [])
      .filter(({ entityType }) => entityType === 'catalog_product')
      .map(({ code, id }) => [code, id]),
  );
  const children = childrenOf(own, bySku);
  return {
    id: own.id,
    sku: own.sku,
    type: own.type,
    name: own.name,
    urlKey: own.urlKey,
    price: own.price,
    specialPrice: own.specialPrice ?? null,
    isRental: own.isRental,
    isActive: own.isActive ?? true,
    visibility: own.visibility ?? 4,
    stock: own.stock,
    isStockManaged: !uncounted.has(own.type),
    isBackordered: own.isBackordered ?? false,
    weightGrams: own.weightGrams ?? null,
    incentive: own.incentive ?? null,
    metaTitle: own.metaTitle ?? null,
    metaDescription: own.metaDescription ?? null,
    shortDescription: own.shortDescription,
    description: own.description,
    attributes: own.attributes,
    pictures: own.images.map(({ file, label }) => ({ file, label })),
    relatedSkus: own.relatedSkus,
    popularity: own.popularity,
    tiers: own.tiers ?? [],
    customOptions: own.customOptions ?? [],
    configurable: own.variants
      ? {
          attributes: own.variants.attributeCodes.map((code, position) => ({
            id: attributeIds.get(code) ?? 0,
            code,
            position,
          })),
        }
      : null,
    bundle: own.bundle
      ? {
          options: own.bundle.options.map((option) => ({
            ...option,
            selections: option.selections.flatMap(({ sku, ...selection }) => {
              const part = bySku.get(sku);
              return part ? [{ ...selection, productId: part.id }] : [];
            }),
          })),
        }
      : null,
    downloads: own.downloads ?? null,
    giftCard: own.giftCard ?? null,
    ...priceIndex(own, bySku),
    ownValues: own.filterValues ?? {},
    childNames: children.map(({ name }) => name).join(' '),
    searchText: [...own.attributes.map(({ value }) => value), ...children.map(({ name }) => name)].join(' '),
  };
}

function childSkus(own: SeedProduct): string[] {
  return [
    ...(own.variants?.skus ?? []),
    ...(own.bundle?.options.flatMap(({ selections }) => selections.map(({ sku }) => sku)) ?? []),
    ...(own.members?.map(({ sku }) => sku) ?? []),
  ];
}

function childrenOf(own: SeedProduct, bySku: ReadonlyMap<string, SeedProduct>): SeedProduct[] {
  return childSkus(own).flatMap((sku) => bySku.get(sku) ?? []);
}

function linkRows(own: SeedProduct, bySku: ReadonlyMap<string, SeedProduct>): LinkRow[] {
  const quantities = new Map(own.members?.map(({ sku, quantity }) => [sku, quantity]));
  const links = (kind: LinkKind, skus: readonly string[]): LinkRow[] =>
    [...new Set(skus)].flatMap((sku, position) => {
      const child = bySku.get(sku);
      return child
        ? [{ parentId: own.id, childId: child.id, kind, position, quantity: quantities.get(sku) ?? 1 }]
        : [];
    });
  return [
    ...links('configurable', own.variants?.skus ?? []),
    ...links('bundle', own.bundle ? childSkus(own) : []),
    ...links('grouped', own.members?.map(({ sku }) => sku) ?? []),
    ...links('related', own.relatedSkus),
    ...links('crosssell', own.crosssellSkus ?? []),
    ...links('upsell', own.upsellSkus ?? []),
  ];
}

/** The shelves a product was put on and all above them. */
function placementRows(own: SeedProduct, paths: ReadonlyMap<number, string>): PlacementRow[] {
  const direct = new Set(own.categoryIds);
  const all = new Set(
    own.categoryIds.flatMap((id) => (paths.get(id) ?? String(id)).split('/').slice(1).map(Number)),
  );
  return [...all].map((categoryId) => ({
    productId: own.id,
    categoryId,
    isDirect: direct.has(categoryId),
    position: 0,
  }));
}

/** A composite is found by what its parts have, too. */
function valueRows(own: SeedProduct, bySku: ReadonlyMap<string, SeedProduct>): ValueRow[] {
  const known = new Set<string>();
  return [own, ...childrenOf(own, bySku)].flatMap(({ isRental, filterValues }) =>
    Object.entries({ is_rental_product: isRental ? '1' : '0', ...filterValues }).flatMap(([code, value]) => {
      const key = `${code} ${value}`;
      if (known.has(key)) return [];
      known.add(key);
      return [{ productId: own.id, code, value }];
    }),
  );
}

const firstTextId = 10_000;

/** The attributes the seed declares, and a text for each detail it does not. */
function attributeRows(seed: SeedShop): AttributeRow[] {
  const declared = seed.attributes ?? [];
  const rows = new Map<string, AttributeRow>(
    declared
      .filter(({ entityType }) => entityType === 'catalog_product')
      .map((row) => [row.code, { ...row, options: [...row.options] }]),
  );
  for (const { code, label } of seed.products.flatMap(({ attributes }) => attributes))
    if (!rows.has(code))
      rows.set(code, {
        entityType: 'catalog_product',
        code,
        id: firstTextId + rows.size,
        label,
        input: 'text',
        position: rows.size,
      });
  return [...rows.values(), ...declared.filter(({ entityType }) => entityType === 'customer')];
}

export function catalogRows(seed: SeedShop) {
  const categories = categoryRows(seed.categories);
  const bySku = new Map(seed.products.map((own) => [own.sku, own]));
  const paths = new Map(categories.map(({ id, path }) => [id, path]));
  return {
    categories,
    products: seed.products.map((own) => productRow(own, seed, bySku)),
    productCategories: seed.products.flatMap((own) => placementRows(own, paths)),
    productLinks: seed.products.flatMap((own) => linkRows(own, bySku)),
    attributeValues: seed.products.flatMap((own) => valueRows(own, bySku)),
    attributes: attributeRows(seed),
    rewrites: rewriteRows(seed, categories),
  };
}
