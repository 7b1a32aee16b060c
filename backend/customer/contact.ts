/** Stores a contact form message and mails it to the shop. */
import { contactMessage } from '../database/schema/customer.ts';
import { spendAttempt } from '../identity/attempts.ts';
import type { Viewer } from '../identity/viewer.ts';
import { letter } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import type { Shop } from '../shop.ts';
import { readSettings } from '../store/settings.ts';
import { shopMailbox } from './shop-mailbox.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly telephone: string | null;
  readonly comment: string;
}

export async function sendContactMessage(shop: Shop, viewer: Viewer, message: ContactMessage): Promise<void> {
  await spendAttempt(shop, viewer, 'contact', message.email);
  const { name, email, telephone, comment } = message;
  const now = shop.now();
  await shop.database.transaction(async (tx) => {
    const settings = await readSettings(tx);
    const content = {
      title: `A message from ${name}`,
      paragraphs: [comment],
      rows: [
        { label: 'Email', value: email },
        { label: 'Phone', value: telephone || 'not given' },
      ],
    };
    await tx.insert(contactMessage).values({ ...message, createdAt: now });
    const recipient = shopMailbox(settings);
    const subject = `Contact form: ${name.replaceAll(/\s+/g, ' ')}`;
    await post(tx, { kind: 'contact', recipient, subject, ...letter(content, settings) }, now);
  });
}
