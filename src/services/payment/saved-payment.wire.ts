/**
 * Decodes saved cards and accounts; their details are JSON
 * within the response (§3 vault hashes, PAY-02).
 */

import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import type { SavedPaymentsQuery } from '../generated/graphql.ts';

/** Magento's codes of the card brands. */
const brands: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  JCB: 'JCB',
  DN: 'Diners',
  MI: 'Maestro',
};

const detailsOf = (json: string | null): Readonly<Record<string, unknown>> => {
  try {
    const details: unknown = JSON.parse(json ?? '{}');
    return typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const methods: Readonly<Record<string, SavedPayment['kind']>> = {
  braintree: 'card',
  braintree_paypal: 'account',
};

/** Leaves out payments that another provider saved, because they cannot be used here. */
export const toSavedPayments = ({ customerPaymentTokens }: SavedPaymentsQuery): readonly SavedPayment[] =>
  (customerPaymentTokens?.items ?? []).flatMap((token): readonly SavedPayment[] => {
    if (token === null || methods[token.payment_method_code] !== token.type) return [];
    const { type, maskedCC, expirationDate, payerEmail } = detailsOf(token.details);
    const publicHash = token.public_hash;
    return token.type === 'account'
      ? [{ kind: 'account', publicHash, email: text(payerEmail) }]
      : [
          {
            kind: 'card',
            publicHash,
            brand: brands[text(type)] ?? (text(type) || 'Card'),
            lastFour: text(maskedCC).slice(-4),
            expiry: text(expirationDate),
          },
        ];
  });
