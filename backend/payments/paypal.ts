/**
 * Emulates the provider's wallet API: turns an approval into a nonce with the payer's email
 * (PAY-02).
 */
import { randomBytes } from 'node:crypto';
import type { NonceStore, TokenisedCard } from './gateway.ts';
import { newNonce } from './nonce.ts';

/** The payer of an approval without an email. */
const someone = 'payer@example.com';

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const text = (value: unknown, key: string): string => {
  const found = property(value, key);
  return typeof found === 'string' ? found.trim() : '';
};

const reference = (prefix: string): string => `${prefix}-${randomBytes(8).toString('hex').toUpperCase()}`;

/** Starts a one-time payment; the SDK reads the token from the URL. */
export const beginPayPal = (origin: string): Response => {
  const token = reference('EC');
  const redirectUrl = `${origin}/undefined/paypal/approve?token=${token}`;
  return Response.json({
    paymentResource: { paymentToken: reference('PAY'), intent: 'capture', redirectUrl },
  });
};

/** Starts an agreement for future payments. */
export const approvePayPal = (origin: string): Response => {
  const tokenId = reference('BA');
  const approvalUrl = `${origin}/undefined/paypal/approve?ba_token=${tokenId}`;
  return Response.json({ agreementSetup: { tokenId, approvalUrl } });
};

/**
 * The stand-in wallet identifies payers by email instead of an id. An address that starts with
 * "declined" is declined; for "lost" the response never arrives.
 */
const outcomeOf = (payer: string): TokenisedCard['outcome'] => {
  if (payer.startsWith('declined')) return 'declined';
  return payer.startsWith('lost') ? 'lost' : 'approved';
};

export const tokenisePayPal = async (body: unknown, store: NonceStore, now: number): Promise<Response> => {
  const account = property(body, 'paypalAccount');
  const approval = text(account, 'paymentToken') || text(account, 'billingAgreementToken');
  if (approval === '')
    return Response.json({ error: { message: 'PayPal account is invalid' } }, { status: 422 });
  const named = text(account, 'payerId');
  const email = /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(named) ? named : someone;
  const nonce = newNonce(now);
  await store.save({
    nonce,
    cardType: 'PayPal',
    lastFour: '',
    expirationMonth: '',
    expirationYear: '',
    outcome: outcomeOf(email),
    instrument: 'paypal',
    payerEmail: email,
  });
  const payerInfo = { email, payerId: named || reference('PAYER'), firstName: 'Pat', lastName: 'Payer' };
  const paypalAccount = {
    type: 'PayPalAccount',
    nonce,
    description: 'PayPal',
    consumed: false,
    details: { email, correlationId: approval, payerInfo },
  };
  return Response.json({ paypalAccounts: [paypalAccount] }, { status: 202 });
};
