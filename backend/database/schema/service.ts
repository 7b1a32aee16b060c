/**
 * Tables of the merchant's services: account invoices, equipment on site, deliveries and their
 * windows.
 */
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A monthly invoice of an account or of a private customer; dates are calendar days. */
export const billingInvoice = pgTable(
  'billing_invoice',
  {
    id: serial().primaryKey(),
    number: text().notNull().unique(),
    /** Exactly one of the two is set: the owner. */
    accountId: integer('account_id'),
    customerId: integer('customer_id'),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    status: text().$type<'open' | 'overdue' | 'paid'>().notNull(),
    /** Cents, GST included. */
    total: integer().notNull(),
    balance: integer().notNull(),
    lines: jsonb()
      .$type<readonly { readonly description: string; readonly quantity: number; readonly price: number }[]>()
      .notNull(),
  },
  (table) => [
    index('billing_invoice_account').on(table.accountId),
    index('billing_invoice_customer').on(table.customerId),
  ],
);

/**
 * The result of an invoice payment by the client's request id: paid, or void before it arrived
 * (BEY-19).
 */
export const invoicePayment = pgTable(
  'invoice_payment',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => billingInvoice.id),
    requestId: text('request_id').notNull(),
    status: text().$type<'paid' | 'void'>().notNull(),
    customerId: integer('customer_id').notNull(),
    /** Cents; zero where it is void. */
    amount: integer().notNull().default(0),
    method: text(),
    transactionId: text('transaction_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.requestId] })],
);

/** A cooler or filter at a customer's site. */
export const equipment = pgTable(
  'equipment',
  {
    id: serial().primaryKey(),
    accountId: integer('account_id'),
    customerId: integer('customer_id'),
    productSku: text('product_sku').notNull(),
    name: text().notNull(),
    serialNumber: text('serial_number').notNull().unique(),
    location: text().notNull(),
    isRental: boolean('is_rental').notNull(),
    installedOn: date('installed_on').notNull(),
    lastServiceOn: date('last_service_on'),
    nextServiceOn: date('next_service_on'),
    serviceStatus: text('service_status').$type<'scheduled' | 'requested' | 'overdue' | 'none'>().notNull(),
  },
  (table) => [
    index('equipment_account').on(table.accountId),
    index('equipment_customer').on(table.customerId),
  ],
);

/** A weekly delivery window in a zone (weekday 0 is Sunday). */
export const deliveryWindow = pgTable('delivery_window', {
  code: text().primaryKey(),
  zoneCode: text('zone_code').notNull(),
  weekday: integer().notNull(),
  /** For example 07:00. */
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
  capacity: integer().notNull(),
});

/** One delivery of an order. */
export const delivery = pgTable(
  'delivery',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id').notNull(),
    /** sha256 of the token in mailed links. */
    tokenHash: text('token_hash').notNull().unique(),
    windowCode: text('window_code').notNull(),
    deliverOn: date('deliver_on').notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    status: text().$type<'planned' | 'confirmed' | 'delivered'>().notNull(),
    instructions: text(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    index('delivery_order').on(table.orderId),
    index('delivery_window_day').on(table.windowCode, table.deliverOn),
  ],
);
