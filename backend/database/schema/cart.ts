/** Tables of carts, which Magento calls quotes. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** An address as it was given; nothing here is required until an order asks for it. */
export interface StoredAddress {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly middlename: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly street: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly regionCode: string | null;
  readonly regionId: number | null;
  readonly postcode: string | null;
  readonly countryId: string | null;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly vatId: string | null;
}

export type AddressKind = 'shipping' | 'billing';

export const quote = pgTable('quote', {
  id: serial().primaryKey(),
  maskedId: text('masked_id').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
  email: text(),
  shippingCarrier: text('shipping_carrier'),
  shippingMethod: text('shipping_method'),
  paymentMethod: text('payment_method'),
  paymentNonce: text('payment_nonce'),
  deliveryInstructions: text('delivery_instructions'),
  customerNotes: text('customer_notes'),
  msdCustomerId: text('msd_customer_id'),
  /** The number of the order that the cart became. */
  reservedOrderId: text('reserved_order_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const quoteItem = pgTable(
  'quote_item',
  {
    id: serial().primaryKey(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [index('quote_item_quote').on(table.quoteId)],
);

export const quoteAddress = pgTable(
  'quote_address',
  {
    id: serial().primaryKey(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    kind: text().$type<AddressKind>().notNull(),
    address: jsonb().$type<StoredAddress>().notNull(),
  },
  (table) => [unique('quote_address_kind').on(table.quoteId, table.kind)],
);
