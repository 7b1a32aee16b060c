/** Tables of carts, which Magento calls quotes. */
import { sql } from 'drizzle-orm';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** An address as entered; nothing is required until the order. */
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

/** The selected options of a product, reduced to what distinguishes one cart item from another. */
export interface ItemOptions {
  /** For a configurable product: the variant. */
  readonly variantId?: number;
  readonly bundle?: readonly {
    readonly optionId: number;
    readonly selectionId: number;
    readonly quantity: number;
  }[];
  readonly linkIds?: readonly number[];
  /** Custom option values: the text, or the ids of the selected values. */
  readonly custom?: readonly {
    readonly optionId: number;
    readonly text?: string;
    readonly valueIds?: readonly number[];
  }[];
  readonly giftCard?: {
    readonly amount: number;
    readonly senderName: string;
    readonly senderEmail: string | null;
    readonly recipientName: string;
    readonly recipientEmail: string | null;
    readonly message: string | null;
  };
  /** For an item added through a grouped product: the group's sku. */
  readonly groupSku?: string;
}

/** A payment method's data besides its code; never a card number. */
export interface PaymentDetails {
  readonly nonce?: string;
  readonly publicHash?: string;
  readonly isVaulted?: boolean;
  readonly poNumber?: string;
  /**
   * The instalment provider's approval and its amount in cents; written by the provider's response,
   * never by a client.
   */
  readonly approval?: { readonly token: string; readonly amount: number };
}

export const quote = pgTable(
  'quote',
  {
    id: serial().primaryKey(),
    maskedId: text('masked_id').notNull().unique(),
    /** Null for a guest. A customer has one active cart, enforced by a partial unique index. */
    customerId: integer('customer_id'),
    isActive: boolean('is_active').notNull().default(true),
    email: text(),
    shippingCarrier: text('shipping_carrier'),
    shippingMethod: text('shipping_method'),
    paymentMethod: text('payment_method'),
    paymentNonce: text('payment_nonce'),
    payment: jsonb().$type<PaymentDetails>().notNull().default({}),
    couponCode: text('coupon_code'),
    /** Codes in the order they were applied. */
    giftCardCodes: jsonb('gift_card_codes').$type<readonly string[]>().notNull().default([]),
    /** The merchant's customer number of the account or team bought for (setExternalIdOnCart). */
    externalId: integer('external_id'),
    accountId: integer('account_id'),
    teamId: integer('team_id'),
    pickupLocationCode: text('pickup_location_code'),
    pickupContact: jsonb('pickup_contact').$type<{
      readonly name: string;
      readonly telephone: string | null;
    }>(),
    /** The code of the chosen delivery window. */
    deliveryWindow: text('delivery_window'),
    deliveryInstructions: text('delivery_instructions'),
    customerNotes: text('customer_notes'),
    msdCustomerId: text('msd_customer_id'),
    /** The number of the order placed from this cart. */
    reservedOrderId: text('reserved_order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('quote_customer_active')
      .on(table.customerId)
      .where(sql`${table.isActive} and ${table.customerId} is not null`),
  ],
);

export const quoteItem = pgTable(
  'quote_item',
  {
    id: serial().primaryKey(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    quantity: integer().notNull(),
    options: jsonb().$type<ItemOptions>().notNull().default({}),
    /** The options as text; items of the same product with equal keys are one item. */
    optionsKey: text('options_key').notNull().default(''),
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
    /** The address book entry it was copied from. */
    customerAddressId: integer('customer_address_id'),
    isSavedInBook: boolean('is_saved_in_book').notNull().default(false),
  },
  (table) => [unique('quote_address_kind').on(table.quoteId, table.kind)],
);
