/** Tables of the store itself: settings, content, countries, shipping rates, and how far the seed has come. */
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row once the shop has been filled completely; the fingerprint tells from which seed. */
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
  /** The first zone that matches is taken. */
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
});
