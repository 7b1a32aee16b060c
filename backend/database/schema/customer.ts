/** Tables of customers: identity, credentials, addresses, saved payments and sessions. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { StoredAddress } from './cart.ts';

export const customer = pgTable(
  'customer',
  {
    id: serial().primaryKey(),
    email: text().notNull(),
    /** argon2id; null where the account was created without a password. */
    passwordHash: text('password_hash'),
    prefix: text(),
    firstname: text().notNull(),
    middlename: text(),
    lastname: text().notNull(),
    suffix: text(),
    dateOfBirth: text('date_of_birth'),
    gender: integer(),
    taxvat: text(),
    phone: text(),
    mobile: text(),
    groupId: integer('group_id').notNull().default(1),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    /** Values of custom attributes by code, such as type_of_customer. */
    attributes: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The merchant's party number; null while it is pending. */
    msdPartyId: text('msd_party_id'),
    isCompanyCustomer: boolean('is_company_customer').notNull().default(false),
    defaultBillingId: integer('default_billing_id'),
    defaultShippingId: integer('default_shipping_id'),
    /** sha256 of the mailed token. */
    resetTokenHash: text('reset_token_hash'),
    resetTokenAt: timestamp('reset_token_at', { withTimezone: true }),
    /** Set until the email address is confirmed. */
    confirmationKey: text('confirmation_key'),
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /**
     * This customer's tokens expire after so many seconds instead of an hour (a demonstration
     * sentinel).
     */
    tokenSeconds: integer('token_seconds'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('customer_email').on(sql`lower(${table.email})`)],
);

export const customerToken = pgTable(
  'customer_token',
  {
    /** sha256 of the bearer token. */
    hash: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('customer_token_customer').on(table.customerId)],
);

/** A sign-in whose password was right, and that waits for the mailed code. */
export const signInCode = pgTable(
  'sign_in_code',
  {
    /** sha256 of the challenge, which only the browser that signs in has. */
    challengeHash: text('challenge_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** sha256 of challenge and code: without the challenge, a million codes cannot be tried on it. */
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** Of the challenge; the code expires sooner. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_code_customer').on(table.customerId)],
);

export const customerAddress = pgTable(
  'customer_address',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    address: jsonb().$type<StoredAddress>().notNull(),
    addressName: text('address_name'),
    deliveryInstructions: text('delivery_instructions'),
    /** Degrees, as text so that nothing is rounded. */
    latitude: text(),
    longitude: text(),
  },
  (table) => [index('customer_address_customer').on(table.customerId)],
);

/** A saved card or wallet account: the provider's details, never the card number. */
export const paymentToken = pgTable(
  'payment_token',
  {
    publicHash: text('public_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    methodCode: text('method_code').$type<'braintree' | 'braintree_paypal'>().notNull(),
    kind: text().$type<'card' | 'account'>().notNull(),
    /** Shown to the customer: type, last four digits and expiry, or the payer's email. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The provider's own reference. */
    gatewayToken: text('gateway_token').notNull(),
    outcome: text().$type<'approved' | 'declined'>().notNull().default('approved'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_token_customer').on(table.customerId)],
);

/**
 * A browser session for the few controllers that work by cookie, such as the minicart's removal.
 */
export const browserSession = pgTable('browser_session', {
  /** sha256 of the cookie. */
  hash: text().primaryKey(),
  formKey: text('form_key').notNull(),
  customerId: integer('customer_id'),
  quoteId: integer('quote_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Counts attempts for the limits on sign-in, reset, coupon, gift card and order look-up. */
export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  email: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const contactMessage = pgTable('contact_message', {
  id: serial().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  telephone: text(),
  comment: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
