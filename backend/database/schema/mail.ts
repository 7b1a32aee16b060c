/** The outbox: each message is stored in the transaction it reports on and sent afterwards. */
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
  /** Null until the mail server accepted it; stays null where none is configured. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
  attempts: integer().notNull().default(0),
  /** The next attempt; null: as soon as possible. */
  dueAt: timestamp('due_at', { withTimezone: true }),
});
