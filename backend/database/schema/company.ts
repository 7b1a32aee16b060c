/**
 * Tables of companies, and of the accounts and teams customers buy for (§3 Account or team,
 * GEN-06).
 */
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { customer } from './customer.ts';

export const company = pgTable('company', {
  id: serial().primaryKey(),
  name: text().notNull(),
  legalName: text('legal_name'),
  email: text().notNull(),
  adminId: integer('admin_id'),
});

export const companyRole = pgTable('company_role', {
  id: serial().primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' }),
  name: text().notNull(),
});

export const companyMember = pgTable('company_member', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** Null: may view but not change. */
  roleId: integer('role_id').references(() => companyRole.id),
});

export interface AccountAddress {
  readonly street: readonly string[];
  readonly city: string;
  readonly region: string | null;
  readonly regionId: number | null;
  readonly postcode: string;
  readonly countryId: string;
}

/** A corporate customer's team, or another business customer's account. */
export const businessAccount = pgTable('business_account', {
  id: serial().primaryKey(),
  kind: text().$type<'team' | 'account'>().notNull(),
  companyId: integer('company_id').references(() => company.id),
  isActive: boolean('is_active').notNull(),
  name: text().notNull(),
  abn: text(),
  anzsicCode: text('anzsic_code'),
  email: text(),
  size: text(),
  phone: text(),
  /** The merchant's customer number; null while it is pending. */
  externalId: integer('external_id'),
  isPoRequired: boolean('is_po_required').notNull().default(false),
  billGroup: text('bill_group'),
  deliveryAddress: jsonb('delivery_address').$type<AccountAddress>().notNull(),
  /** The account that receives the invoices; null: the account itself. */
  billingAccountId: integer('billing_account_id'),
});

export const accountMember = pgTable(
  'account_member',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => businessAccount.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    jobTitle: text('job_title'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.customerId] }),
    index('account_member_customer').on(table.customerId),
  ],
);
