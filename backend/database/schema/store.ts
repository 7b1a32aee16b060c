/** Tables of the store: settings, content, countries, shipping rates and the state of the seed. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Has one row once the shop is filled completely; the fingerprint identifies its seed. */
export const seedState = pgTable('seed_state', {
  id: integer().primaryKey(),
  fingerprint: text().notNull(),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull().defaultNow(),
});

export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<string | number | boolean>().notNull(),
});

export const cmsPage = pgTable('cms_page', {
  id: integer().primaryKey(),
  identifier: text().notNull().unique(),
  title: text().notNull(),
  contentHeading: text('content_heading').notNull(),
  content: text().notNull(),
  pageLayout: text('page_layout').notNull(),
  metaTitle: text('meta_title').notNull(),
  metaKeywords: text('meta_keywords').notNull(),
  metaDescription: text('meta_description').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const cmsBlock = pgTable('cms_block', {
  identifier: text().primaryKey(),
  title: text().notNull(),
  content: text().notNull(),
});

export const country = pgTable('country', {
  id: text().primaryKey(),
  threeLetter: text('three_letter').notNull(),
  nameLocale: text('name_locale').notNull(),
  nameEnglish: text('name_english').notNull(),
  position: integer().notNull(),
});

export const region = pgTable('region', {
  id: integer().primaryKey(),
  countryId: text('country_id').notNull(),
  code: text().notNull(),
  name: text().notNull(),
});

export const shippingZone = pgTable('shipping_zone', {
  code: text().primaryKey(),
  country: text().notNull(),
  postcodes: jsonb().$type<readonly (readonly [from: string, to: string])[]>().notNull(),
  /** The first matching zone applies. */
  position: integer().notNull(),
});

export const shippingMethod = pgTable('shipping_method', {
  id: integer().primaryKey(),
  zoneCode: text('zone_code').notNull(),
  carrierCode: text('carrier_code').notNull(),
  carrierTitle: text('carrier_title').notNull(),
  methodCode: text('method_code').notNull(),
  methodTitle: text('method_title').notNull(),
  /** Cents, GST included. */
  price: integer().notNull(),
  freeFrom: integer('free_from'),
  /** Subtotal in cents from which the method is offered; null: always. */
  offeredFrom: integer('offered_from'),
});

/** Pickup locations for click and collect, Magento's in-store pickup. */
export const pickupLocation = pgTable('pickup_location', {
  code: text().primaryKey(),
  name: text().notNull(),
  email: text(),
  telephone: text(),
  contactName: text('contact_name'),
  description: text().notNull(),
  street: jsonb().$type<readonly string[]>().notNull(),
  city: text().notNull(),
  regionId: integer('region_id'),
  region: text(),
  postcode: text().notNull(),
  countryId: text('country_id').notNull(),
  /** Degrees, as text so that nothing is rounded. */
  latitude: text().notNull(),
  longitude: text().notNull(),
});

export const storeView = pgTable('store_view', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  isDefault: boolean('is_default').notNull(),
});

export const socialLink = pgTable('social_link', {
  position: integer().primaryKey(),
  name: text().notNull(),
  destination: text().notNull(),
});

export interface AttributeOption {
  readonly value: string;
  readonly label: string;
  /** A colour, or an image below attribute/swatch/; null without a swatch. */
  readonly swatch: string | null;
}

/** Attributes of products and customers, Magento's EAV. */
export const attribute = pgTable(
  'attribute',
  {
    entityType: text('entity_type').$type<'catalog_product' | 'customer'>().notNull(),
    code: text().notNull(),
    id: integer().notNull().unique(),
    label: text().notNull(),
    input: text().$type<'text' | 'textarea' | 'select' | 'boolean' | 'date' | 'price'>().notNull(),
    isRequired: boolean('is_required').notNull().default(false),
    isFilterable: boolean('is_filterable').notNull().default(false),
    position: integer().notNull().default(0),
    options: jsonb().$type<readonly AttributeOption[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.entityType, table.code] })],
);
