/** Tables of orders, their payments, and the card provider's single-use nonces. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { RentalTerms } from './product-details.ts';
import { quote, type ItemOptions, type StoredAddress } from './cart.ts';

export interface OrderGiftCard {
  readonly code: string;
  /** Cents. */
  readonly amount: number;
}

export interface ChosenOption {
  readonly label: string;
  readonly value: string;
}

export interface ChosenOptions {
  readonly selected: readonly ChosenOption[];
  readonly entered: readonly ChosenOption[];
  readonly bundle: readonly {
    readonly id: number;
    readonly label: string;
    readonly values: readonly {
      readonly id: number;
      readonly sku: string;
      readonly name: string;
      readonly quantity: number;
      /** Cents per unit. */
      readonly price: number;
    }[];
  }[];
  readonly links: readonly { readonly id: number; readonly title: string; readonly file: string }[];
}

/** Order numbers; as in Magento a refused order may leave a gap. */
export const orderNumber = pgSequence('order_number');

export const salesOrder = pgTable(
  'sales_order',
  {
    id: serial().primaryKey(),
    number: text().notNull().unique(),
    /** Unique, so that a cart becomes at most one order (PAY-04). */
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
    /** Null where nothing is delivered. */
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>().notNull(),
    shippingCarrier: text('shipping_carrier'),
    shippingMethod: text('shipping_method'),
    shippingCarrierTitle: text('shipping_carrier_title'),
    shippingMethodTitle: text('shipping_method_title'),
    deliveryInstructions: text('delivery_instructions'),
    msdCustomerId: text('msd_customer_id'),
    customerId: integer('customer_id'),
    externalId: integer('external_id'),
    accountId: integer('account_id'),
    teamId: integer('team_id'),
    isVirtual: boolean('is_virtual').notNull().default(false),
    couponCode: text('coupon_code'),
    discountLabel: text('discount_label'),
    /** The coupon's discount in cents, as a positive number. */
    discountAmount: integer('discount_amount').notNull().default(0),
    giftCards: jsonb('gift_cards').$type<readonly OrderGiftCard[]>().notNull().default([]),
    taxLabel: text('tax_label').notNull().default('GST'),
    pickupLocationCode: text('pickup_location_code'),
    deliveryWindow: text('delivery_window'),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sales_order_email').on(table.email),
    index('sales_order_customer').on(table.customerId, table.placedAt),
  ],
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
    discountAmount: integer('discount_amount').notNull().default(0),
    taxAmount: integer('tax_amount').notNull().default(0),
    isRental: boolean('is_rental').notNull().default(false),
    /** The terms as agreed, with the monthly price in cents including tax. */
    rental: jsonb().$type<RentalTerms & { readonly monthlyPrice: number }>(),
    options: jsonb().$type<ItemOptions>().notNull().default({}),
    /** Option labels as of the order. */
    chosen: jsonb()
      .$type<ChosenOptions>()
      .notNull()
      .default({ selected: [], entered: [], bundle: [], links: [] }),
    quantityInvoiced: integer('quantity_invoiced').notNull().default(0),
    quantityShipped: integer('quantity_shipped').notNull().default(0),
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
  transactionId: text('transaction_id'),
  cardType: text('card_type'),
  lastFour: text('last_four'),
  poNumber: text('po_number'),
  payerEmail: text('payer_email'),
  /** The provider's token for rental charges, also for guests (GEN-02). */
  keptToken: text('kept_token'),
});

export const orderComment = pgTable('order_comment', {
  id: serial().primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .references(() => salesOrder.id),
  message: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export interface DocumentItem {
  readonly orderItemId: number;
  readonly quantity: number;
}

/** Invoices and shipments of an order. */
export const orderDocument = pgTable(
  'order_document',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => salesOrder.id),
    kind: text().$type<'invoice' | 'shipment'>().notNull(),
    number: text().notNull().unique(),
    items: jsonb().$type<readonly DocumentItem[]>().notNull(),
    tracks: jsonb()
      .$type<readonly { readonly carrier: string; readonly title: string; readonly number: string }[]>()
      .notNull()
      .default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_document_order').on(table.orderId)],
);

/** Card data at the provider; never the card number. */
export const paymentNonce = pgTable('payment_nonce', {
  nonce: text().primaryKey(),
  cardType: text('card_type').notNull(),
  lastFour: text('last_four').notNull(),
  expirationMonth: text('expiration_month').notNull(),
  expirationYear: text('expiration_year').notNull(),
  outcome: text().$type<'approved' | 'declined' | 'lost'>().notNull(),
  /** 'paypal' for a wallet approval, which has a payer instead of a card. */
  instrument: text().$type<'card' | 'paypal'>().notNull().default('card'),
  payerEmail: text('payer_email'),
  spentAt: timestamp('spent_at', { withTimezone: true }),
});
