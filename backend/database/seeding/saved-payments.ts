/** Seeds the saved cards and wallet accounts of demonstration customers. */
import { createHash } from 'node:crypto';
import type { SeedCustomer } from '../../seed/seed-people-types.ts';
import type { paymentToken } from '../schema/customer.ts';

type TokenRow = typeof paymentToken.$inferInsert;

/** The test card the provider declines, also when saved. */
const declinedLastFour = '1115';

const year = 365 * 24 * 60 * 60 * 1000;

function publicHash(customerId: number, what: string): string {
  return createHash('sha256').update(`${customerId} ${what}`).digest('hex');
}

export function savedPayments(own: SeedCustomer, now: Date): TokenRow[] {
  const common = { customerId: own.id, createdAt: now, expiresAt: new Date(now.getTime() + 3 * year) };
  const cards = (own.savedCards ?? []).map(({ type, lastFour, expiry }): TokenRow => ({
    ...common,
    publicHash: publicHash(own.id, lastFour),
    methodCode: 'braintree',
    kind: 'card',
    details: { type, maskedCC: lastFour, expirationDate: expiry },
    outcome: lastFour === declinedLastFour ? 'declined' : 'approved',
    gatewayToken: `card-${own.id}-${lastFour}`,
  }));
  const wallets = (own.savedPayPal ?? []).map((payerEmail): TokenRow => ({
    ...common,
    publicHash: publicHash(own.id, payerEmail),
    methodCode: 'braintree_paypal',
    kind: 'account',
    details: { payerEmail },
    gatewayToken: `paypal-${own.id}-${payerEmail}`,
  }));
  return [...cards, ...wallets];
}
