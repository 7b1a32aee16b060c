/** Tables of orders, their payments, and the card provider's single-use nonces. */
import { index, integer, jsonb, pgSequence, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { quote, type StoredAddress } from './cart.ts';

/** Order numbers; a refused order may leave a gap, as in Magento. */
export const orderNumber = pgSequence('order_number');

export const salesOrder = pgTable(
  'sales_order',
  {
    id: serial().primaryKey(),
    number: text().notNull().unique(),
    /** Unique: a cart becomes one order at most, whatever else goes wrong (PAY-04). */
    quoteId: integer('quote_id')
      .notNull()
      .unique()
      .references(() => quote.id),
    token: text().notNull().unique(),
    status: text().notNull(),
    email: text().notNull(),
    currency: text().notNull(),
    /** All amounts are cents. */
    subtotalInclTax: integer('subtotal_incl_tax').notNull(),
    subtotalExclTax: integer('subtotal_excl_tax').notNull(),
    shippingInclTax: integer('shipping_incl_tax').notNull(),
    shippingExclTax: integer('shipping_excl_tax').notNull(),
    taxAmount: integer('tax_amount').notNull(),
    taxRate: integer('tax_rate').notNull(),
    grandTotal: integer('grand_total').notNull(),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>().notNull(),
    shippingCarrier: text('shipping_carrier').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    shippingCarrierTitle: text('shipping_carrier_title').notNull(),
    shippingMethodTitle: text('shipping_method_title').notNull(),
    deliveryInstructions: text('delivery_instructions'),
    msdCustomerId: text('msd_customer_id'),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sales_order_email').on(table.email)],
);

export const orderItem = pgTable(
  'order_item',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => salesOrder.id),
    productId: integer('product_id').notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    urlKey: text('url_key').notNull(),
    quantity: integer().notNull(),
    priceInclTax: integer('price_incl_tax').notNull(),
    priceExclTax: integer('price_excl_tax').notNull(),
    rowTotalInclTax: integer('row_total_incl_tax').notNull(),
    rowTotalExclTax: integer('row_total_excl_tax').notNull(),
  },
  (table) => [index('order_item_order').on(table.orderId)],
);

export const orderPayment = pgTable('order_payment', {
  id: serial().primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .unique()
    .references(() => salesOrder.id),
  method: text().notNull(),
  title: text().notNull(),
  amount: integer().notNull(),
  transactionId: text('transaction_id').notNull(),
  cardType: text('card_type').notNull(),
  lastFour: text('last_four').notNull(),
});

/** What the card provider remembers of a card: never its number. */
export const paymentNonce = pgTable('payment_nonce', {
  nonce: text().primaryKey(),
  cardType: text('card_type').notNull(),
  lastFour: text('last_four').notNull(),
  expirationMonth: text('expiration_month').notNull(),
  expirationYear: text('expiration_year').notNull(),
  outcome: text().$type<'approved' | 'declined'>().notNull(),
  spentAt: timestamp('spent_at', { withTimezone: true }),
});
