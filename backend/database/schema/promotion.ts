/** Tables of coupons and gift cards, with each use of a coupon. */
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
    /** As displayed; looked up case-insensitively. */
    code: text().primaryKey(),
    label: text().notNull(),
    kind: text().$type<CouponKind>().notNull(),
    /** Percent, or cents off the cart; 0 for free shipping. */
    amount: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Minimum subtotal in cents, including tax. */
    minSubtotal: integer('min_subtotal').notNull().default(0),
    isCustomerOnly: boolean('is_customer_only').notNull().default(false),
    /** Null: unlimited. */
    usageLimit: integer('usage_limit'),
    usageLimitPerCustomer: integer('usage_limit_per_customer'),
    timesUsed: integer('times_used').notNull().default(0),
    /** A demonstration sentinel: applying it gives a 500. */
    isFailing: boolean('is_failing').notNull().default(false),
    /** Categories it applies to; empty: the whole cart. */
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
    /** The customer id, or the guest's email. */
    usedBy: text('used_by').notNull(),
  },
  (table) => [index('coupon_use_code').on(table.code, table.usedBy)],
);

export const giftCard = pgTable(
  'gift_card',
  {
    code: text().primaryKey(),
    /** Cents; a constraint keeps it from becoming negative. */
    balance: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The order item it was bought with. */
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

/** Downloads that a buyer may fetch. */
export const downloadGrant = pgTable('download_grant', {
  id: serial().primaryKey(),
  orderItemId: integer('order_item_id').notNull(),
  linkId: integer('link_id').notNull(),
  title: text().notNull(),
  file: text().notNull(),
  token: text().notNull().unique(),
});
