/** Turns the seed's products into rows: product, categories, links and filter values. */
import type { SeedProduct } from '../../seed/seed-catalog-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { product, productAttributeValue, productCategory, productLink } from '../schema/catalog.ts';
import type { LinkKind } from '../schema/product-details.ts';
import { priceIndex } from './price-range.ts';

type ProductRow = typeof product.$inferInsert;
type LinkRow = typeof productLink.$inferInsert;
type PlacementRow = typeof productCategory.$inferInsert;
type ValueRow = typeof productAttributeValue.$inferInsert;
export type BySku = ReadonlyMap<string, SeedProduct>;

/** Types without stock of their own: services are unlimited, composites use their parts' stock. */
const uncounted = new Set<SeedProduct['type']>([
  'virtual',
  'downloadable',
  'configurable',
  'bundle',
  'grouped',
  'giftcard',
]);

/** Attribute ids of products by code. */
export function attributeIds({ attributes = [] }: SeedShop): ReadonlyMap<string, number> {
  return new Map(
    attributes.filter(({ entityType }) => entityType === 'catalog_product').map(({ code, id }) => [code, id]),
  );
}

export function productRow(own: SeedProduct, ids: ReadonlyMap<string, number>, bySku: BySku): ProductRow {
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
    contents: own.contents ?? null,
    rental: own.rental ?? null,
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
            id: ids.get(code) ?? 0,
            code,
            position,
          })),
        }
      : null,
    bundle: own.bundle
      ? {
          ...(own.bundle.isFixedPrice ? { isFixedPrice: true } : {}),
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

function childrenOf(own: SeedProduct, bySku: BySku): SeedProduct[] {
  return childSkus(own).flatMap((sku) => bySku.get(sku) ?? []);
}

export function linkRows(own: SeedProduct, bySku: BySku): LinkRow[] {
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

/** A product's own categories and all their ancestors. */
export function placementRows(own: SeedProduct, paths: ReadonlyMap<number, string>): PlacementRow[] {
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

/** A composite is also filtered by its parts' values. */
export function valueRows(own: SeedProduct, bySku: BySku): ValueRow[] {
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
