/** The outbox: every message is stored with what it tells of, and sent afterwards. */
import { integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

export type MailKind =
  | 'orderReceipt'
  | 'passwordReset'
  | 'accountCreated'
  | 'deliveryConfirmation'
  | 'giftCard'
  | 'contact'
  | 'invoiceReceipt'
  | 'signInCode';

export const mailMessage = pgTable('mail_message', {
  id: serial().primaryKey(),
  kind: text().$type<MailKind>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until the mail server took it; stays null where none is configured. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
  attempts: integer().notNull().default(0),
  /** Not tried again before; null: at once. */
  dueAt: timestamp('due_at', { withTimezone: true }),
});
