/** Tables of the catalogue: categories, products of all types and their URL paths. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  BundleDetails,
  ConfigurableDetails,
  CustomOption,
  DownloadDetails,
  GiftCardDetails,
  LinkKind,
  ProductAttribute,
  ProductContents,
  ProductKind,
  ProductPicture,
  RentalTerms,
  TierPrice,
} from './product-details.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const category = pgTable('category', {
  id: integer().primaryKey(),
  parentId: integer('parent_id').notNull(),
  name: text().notNull(),
  urlKey: text('url_key').notNull(),
  urlPath: text('url_path').notNull(),
  /** Ids from the tree's root to this category, as in 1/2/3. */
  path: text().notNull(),
  level: integer().notNull(),
  position: integer().notNull(),
  includeInMenu: boolean('include_in_menu').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  description: text().notNull(),
  drawing: text().notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
});

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey(),
    sku: text().notNull().unique(),
    type: text().$type<ProductKind>().notNull(),
    name: text().notNull(),
    urlKey: text('url_key').notNull(),
    /** Cents; includes GST unless the store is set otherwise. */
    price: integer().notNull(),
    specialPrice: integer('special_price'),
    isRental: boolean('is_rental').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Magento's values: 1 not individually, 2 catalogue, 3 search, 4 both. */
    visibility: integer().notNull().default(4),
    stock: integer().notNull(),
    /** False for products without own stock: services, downloads, composites. */
    isStockManaged: boolean('is_stock_managed').notNull().default(true),
    /** Can be sold below zero. */
    isBackordered: boolean('is_backordered').notNull().default(false),
    maxSaleQuantity: integer('max_sale_quantity').notNull().default(10_000),
    weightGrams: integer('weight_grams'),
    incentive: text(),
    contents: jsonb().$type<ProductContents>(),
    rental: jsonb().$type<RentalTerms>(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    newFrom: timestamp('new_from', { withTimezone: true }),
    shortDescription: text('short_description').notNull(),
    description: text().notNull(),
    /** Listed on the product page under Details. */
    attributes: jsonb().$type<readonly ProductAttribute[]>().notNull(),
    pictures: jsonb().$type<readonly ProductPicture[]>().notNull(),
    relatedSkus: jsonb('related_skus').$type<readonly string[]>().notNull(),
    popularity: integer().notNull(),
    tiers: jsonb().$type<readonly TierPrice[]>().notNull().default([]),
    customOptions: jsonb('custom_options').$type<readonly CustomOption[]>().notNull().default([]),
    configurable: jsonb().$type<ConfigurableDetails>(),
    bundle: jsonb().$type<BundleDetails>(),
    downloads: jsonb().$type<DownloadDetails>(),
    giftCard: jsonb('gift_card').$type<GiftCardDetails>(),
    /** The price index in cents: today's lowest and highest price of this product. */
    minFinalPrice: integer('min_final_price').notNull().default(0),
    maxFinalPrice: integer('max_final_price').notNull().default(0),
    minRegularPrice: integer('min_regular_price').notNull().default(0),
    maxRegularPrice: integer('max_regular_price').notNull().default(0),
    /** The product's own attribute values: attribute code to option value. */
    ownValues: jsonb('own_values').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Names of variants, parts or members; a composite is found by them too. */
    childNames: text('child_names').notNull().default(''),
    /** Further search words: attributes, names of children. */
    searchText: text('search_text').notNull().default(''),
    /** Punctuation is removed first, or a number after a hyphen would be indexed as negative. */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', translate(name || ' ' || sku, '-_./,:;+&()@', '            ')), 'A') || setweight(to_tsvector('simple', translate(short_description || ' ' || search_text, '-_./,:;+&()@', '            ')), 'B')`,
    ),
  },
  (table) => [
    index('product_search').using('gin', table.searchVector),
    // each covers the filters and order of a list, so that only the shown rows are read
    index('product_price')
      .on(
        table.minFinalPrice,
        table.popularity.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.visibility,
        table.type,
      )
      .where(sql`is_active`),
    index('product_name')
      .on(
        sql`(lower(name) collate "C")`,
        table.popularity.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.visibility,
        table.type,
      )
      .where(sql`is_active`),
    index('product_url_key').on(table.urlKey),
    index('product_popularity')
      .on(
        table.popularity.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.visibility,
        table.type,
        table.minFinalPrice,
      )
      .where(sql`is_active`),
    // prevents overselling even if the code fails
    check('product_stock', sql`${table.stock} >= 0 or ${table.isBackordered} or not ${table.isStockManaged}`),
  ],
);

/** Categories of a product, including the ancestors (Magento's anchor categories). */
export const productCategory = pgTable(
  'product_category',
  {
    productId: integer('product_id').notNull(),
    categoryId: integer('category_id').notNull(),
    /** False where inherited from a subcategory. */
    isDirect: boolean('is_direct').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_category_category').on(table.categoryId, table.productId),
  ],
);

/** Variants, parts of a bundle, members of a group, and related products. */
export const productLink = pgTable(
  'product_link',
  {
    parentId: integer('parent_id').notNull(),
    childId: integer('child_id').notNull(),
    kind: text().$type<LinkKind>().notNull(),
    position: integer().notNull().default(0),
    /** The default quantity of a group's member. */
    quantity: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.childId, table.kind] }),
    index('product_link_child').on(table.childId),
  ],
);

/** Attribute values that lists are filtered by: an option's value, or the text itself. */
export const productAttributeValue = pgTable(
  'product_attribute_value',
  {
    productId: integer('product_id').notNull(),
    code: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.code, table.value] }),
    index('product_attribute_value_code').on(table.code, table.value, table.productId),
  ],
);

export type RewriteType = 'CMS_PAGE' | 'PRODUCT' | 'CATEGORY';

export const urlRewrite = pgTable(
  'url_rewrite',
  {
    requestPath: text('request_path').primaryKey(),
    /** Null for a path that only redirects. */
    type: text().$type<RewriteType>(),
    entityId: integer('entity_id').notNull(),
    /** The target of a redirect; null where the path is the page's own. */
    targetPath: text('target_path'),
    redirectCode: integer('redirect_code').notNull().default(0),
  },
  (table) => [index('url_rewrite_entity').on(table.type, table.entityId)],
);
