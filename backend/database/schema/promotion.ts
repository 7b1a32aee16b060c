/** Tables of what lowers a price: coupons and gift cards, with every use of them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export type CouponKind = 'percent' | 'fixed' | 'free_shipping';

export const coupon = pgTable(
  'coupon',
  {
    /** As it is shown; looked up without regard to case. */
    code: text().primaryKey(),
    label: text().notNull(),
    kind: text().$type<CouponKind>().notNull(),
    /** Per cent, or cents off the cart; 0 for free shipping. */
    amount: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Cents of subtotal with tax from which it counts. */
    minSubtotal: integer('min_subtotal').notNull().default(0),
    isCustomerOnly: boolean('is_customer_only').notNull().default(false),
    /** Null: any number of times. */
    usageLimit: integer('usage_limit'),
    usageLimitPerCustomer: integer('usage_limit_per_customer'),
    timesUsed: integer('times_used').notNull().default(0),
    /** A demonstration's sentinel: asking for it answers 500. */
    isFailing: boolean('is_failing').notNull().default(false),
    /** Categories it counts for; empty: the whole cart. */
    categoryIds: jsonb('category_ids').$type<readonly number[]>().notNull().default([]),
  },
  (table) => [
    check('coupon_limit', sql`${table.usageLimit} is null or ${table.timesUsed} <= ${table.usageLimit}`),
  ],
);

export const couponUse = pgTable(
  'coupon_use',
  {
    orderId: integer('order_id').primaryKey(),
    code: text().notNull(),
    /** The customer, or the guest's email. */
    usedBy: text('used_by').notNull(),
  },
  (table) => [index('coupon_use_code').on(table.code, table.usedBy)],
);

export const giftCard = pgTable(
  'gift_card',
  {
    code: text().primaryKey(),
    /** Cents; never below zero, the database says so. */
    balance: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The order line that it was bought with. */
    orderItemId: integer('order_item_id'),
  },
  (table) => [check('gift_card_balance', sql`${table.balance} >= 0`)],
);

export const giftCardUse = pgTable(
  'gift_card_use',
  {
    orderId: integer('order_id').notNull(),
    code: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.code] })],
);

/** Files a customer or guest may fetch after buying a downloadable product. */
export const downloadGrant = pgTable('download_grant', {
  id: serial().primaryKey(),
  orderItemId: integer('order_item_id').notNull(),
  linkId: integer('link_id').notNull(),
  title: text().notNull(),
  file: text().notNull(),
  token: text().notNull().unique(),
});
