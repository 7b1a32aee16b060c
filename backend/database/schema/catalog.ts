/** Tables of what is for sale: categories, products and the addresses they answer at. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export interface ProductAttribute {
  readonly code: string;
  readonly label: string;
  readonly value: string;
}

export interface ProductPicture {
  readonly file: string;
  readonly label: string;
}

export const category = pgTable('category', {
  id: integer().primaryKey(),
  parentId: integer('parent_id').notNull(),
  name: text().notNull(),
  urlKey: text('url_key').notNull(),
  urlPath: text('url_path').notNull(),
  /** Ids from the tree's root down to this one, as in 1/2/3. */
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

export const product = pgTable('product', {
  id: integer().primaryKey(),
  sku: text().notNull().unique(),
  type: text().notNull(),
  name: text().notNull(),
  urlKey: text('url_key').notNull(),
  /** Cents, GST included. */
  price: integer().notNull(),
  specialPrice: integer('special_price'),
  isRental: boolean('is_rental').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  stock: integer().notNull(),
  shortDescription: text('short_description').notNull(),
  description: text().notNull(),
  attributes: jsonb().$type<readonly ProductAttribute[]>().notNull(),
  pictures: jsonb().$type<readonly ProductPicture[]>().notNull(),
  relatedSkus: jsonb('related_skus').$type<readonly string[]>().notNull(),
  popularity: integer().notNull(),
});

export const productCategory = pgTable(
  'product_category',
  {
    productId: integer('product_id').notNull(),
    categoryId: integer('category_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_category_category').on(table.categoryId),
  ],
);

export type RewriteType = 'CMS_PAGE' | 'PRODUCT' | 'CATEGORY';

export const urlRewrite = pgTable('url_rewrite', {
  requestPath: text('request_path').primaryKey(),
  /** Null where the path only leads elsewhere. */
  type: text().$type<RewriteType>(),
  entityId: integer('entity_id').notNull(),
  /** Where a redirect leads; null where the path is the page's own. */
  targetPath: text('target_path'),
  redirectCode: integer('redirect_code').notNull().default(0),
});
