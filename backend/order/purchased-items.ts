/**
 * Issues what an order creates: gift cards, mailed to their recipients, and download links
 * (CAT-02).
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { downloadGrant, giftCard } from '../database/schema/promotion.ts';
import { brandOf, letter } from '../mail/letter.ts';
import { post } from '../mail/outbox.ts';
import { createProductReader } from '../catalog/product-reader.ts';
import type { Settings } from '../store/settings.ts';
import { priceText } from './receipt-mail.ts';
import type { Order, OrderItem } from './store-order.ts';

const day = 24 * 60 * 60 * 1000;
/** Without characters that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function letterGroup(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
}

function newCode(): string {
  return `GIFT-${letterGroup()}-${letterGroup()}-${letterGroup()}`;
}

async function mailGiftCard(
  tx: Queries,
  order: Order,
  given: NonNullable<OrderItem['options']['giftCard']>,
  codes: readonly string[],
  settings: Settings,
): Promise<void> {
  const recipient = given.recipientEmail ?? order.email;
  const value = priceText(given.amount, order.currency);
  const { html, text } = letter(
    {
      title: `${given.senderName} has a present for you`,
      paragraphs: [
        `Hello ${given.recipientName}, here is a gift card of ${brandOf(settings)} worth ${value}.`,
        ...(given.message === null ? [] : [given.message]),
      ],
      rows: codes.map((code) => ({ label: 'Code', value: code, isStrong: true })),
      closing: ['Enter the code in the cart when you order. What is left over stays on the card.'],
    },
    settings,
  );
  const subject = `A gift card from ${given.senderName}`;
  await post(tx, { kind: 'giftCard', recipient, subject, html, text }, order.placedAt);
}

async function makeGiftCards(
  tx: Queries,
  order: Order,
  item: OrderItem,
  lifetimeDays: number,
  settings: Settings,
): Promise<void> {
  const given = item.options.giftCard;
  if (!given) return;
  const codes = Array.from({ length: item.quantity }, newCode);
  await tx.insert(giftCard).values(
    codes.map((code) => ({
      code,
      balance: given.amount,
      orderItemId: item.id,
      expiresAt: lifetimeDays > 0 ? new Date(order.placedAt.getTime() + lifetimeDays * day) : null,
    })),
  );
  await mailGiftCard(tx, order, given, codes, settings);
}

/**
 * Gift cards are issued only once the order is paid. Downloads are granted at once and unlock with
 * the payment.
 */
export async function createPurchasedItems(
  tx: Queries,
  order: Order,
  items: readonly OrderItem[],
  isPaid: boolean,
  settings: Settings,
): Promise<void> {
  const reader = createProductReader(tx);
  for (const item of items) {
    const { links } = item.chosen;
    if (links.length > 0)
      await tx.insert(downloadGrant).values(
        links.map(({ id, title, file }) => ({
          orderItemId: item.id,
          linkId: id,
          title,
          file,
          token: randomBytes(24).toString('base64url'),
        })),
      );
    if (!isPaid || item.options.giftCard === undefined) continue;
    const sold = await reader.byId(item.productId);
    await makeGiftCards(tx, order, item, sold?.giftCard?.lifetimeDays ?? 0, settings);
  }
}
