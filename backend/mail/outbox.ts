/**
 * Puts a message into the outbox within the caller's transaction, so that a rollback sends nothing.
 */
import type { Queries } from '../database/database.ts';
import { mailMessage, type MailKind } from '../database/schema/mail.ts';

export interface Mail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** A complete HTML document. */
  readonly html: string;
  readonly text: string;
}

export async function post(tx: Queries, mail: Mail, now: Date): Promise<void> {
  await tx.insert(mailMessage).values({ ...mail, createdAt: now });
}
