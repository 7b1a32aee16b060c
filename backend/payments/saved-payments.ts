/**
 * Manages the cards and wallet accounts a customer saved at the provider; only masked details are
 * shown (PAY-02).
 */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { paymentToken } from '../database/schema/customer.ts';
import { sha256 } from '../identity/viewer.ts';
import type { TokenisedCard } from './gateway.ts';

export type SavedPayment = typeof paymentToken.$inferSelect;

/** Magento's abbreviations of card brands. */
const brands: Readonly<Record<string, string>> = {
  Visa: 'VI',
  MasterCard: 'MC',
  'American Express': 'AE',
};

export function brandOf(cardType: string): string {
  return brands[cardType] ?? cardType;
}

export function savedPaymentsOf(queries: Queries, customerId: number, now: Date): Promise<SavedPayment[]> {
  return queries
    .select()
    .from(paymentToken)
    .where(and(eq(paymentToken.customerId, customerId), gt(paymentToken.expiresAt, now)))
    .orderBy(asc(paymentToken.createdAt), asc(paymentToken.publicHash));
}

/** The customer's own unexpired payment, of the method's kind. */
export async function findSavedPayment(
  queries: Queries,
  customerId: number,
  publicHash: string,
  now: Date,
): Promise<SavedPayment | null> {
  const saved = await savedPaymentsOf(queries, customerId, now);
  return saved.find((one) => one.publicHash === publicHash) ?? null;
}

/** False where the customer has no such payment. */
export async function forgetSavedPayment(
  queries: Queries,
  customerId: number,
  publicHash: string,
): Promise<boolean> {
  const gone = await queries
    .delete(paymentToken)
    .where(and(eq(paymentToken.customerId, customerId), eq(paymentToken.publicHash, publicHash)))
    .returning({ hash: paymentToken.publicHash });
  return gone.length > 0;
}

/** The moment a card expires: the end of the month printed on it. */
function expiryOf({ expirationMonth, expirationYear }: TokenisedCard, now: Date): Date {
  const month = Number(expirationMonth);
  const year = Number(expirationYear);
  if (!(month > 0) || !(year > 0))
    return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return new Date(Date.UTC(year, month, 1));
}

/** The provider's token for later charges; the nonce itself is spent. */
export function gatewayTokenOf({ nonce }: TokenisedCard): string {
  return sha256(nonce).slice(0, 16);
}

/** Saving the same card or account again keeps one entry. */
export async function savePayment(
  tx: Queries,
  customerId: number,
  card: TokenisedCard,
  now: Date,
): Promise<void> {
  const isWallet = card.instrument === 'paypal';
  const details: Record<string, string> = isWallet
    ? { payerEmail: card.payerEmail ?? '' }
    : {
        type: brandOf(card.cardType),
        maskedCC: card.lastFour,
        expirationDate: `${card.expirationMonth}/${card.expirationYear}`,
      };
  const kept = {
    gatewayToken: gatewayTokenOf(card),
    outcome: card.outcome === 'declined' ? ('declined' as const) : ('approved' as const),
    expiresAt: expiryOf(card, now),
  };
  await tx
    .insert(paymentToken)
    .values({
      ...kept,
      publicHash: sha256(`${customerId} ${Object.values(details).join(' ')}`),
      customerId,
      methodCode: isWallet ? 'braintree_paypal' : 'braintree',
      kind: isWallet ? 'account' : 'card',
      details,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: paymentToken.publicHash, set: kept });
}
