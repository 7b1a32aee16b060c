/**
 * Emulates the card provider for the unmodified SDK: hosted fields, nonces and charges (PAY-02,
 * §4).
 */
import { randomBytes } from 'node:crypto';
import { isDeepJson } from '../nesting.ts';
import { clientConfiguration, configurationPath, isFingerprintGood, newClientToken } from './client-token.ts';
import { answerFramePath } from './frame/frame-page.ts';
import type {
  Amount,
  Charge,
  Charged,
  Declined,
  KeptInstrument,
  NonceStore,
  PaymentGateway,
  Sale,
  SaleResult,
} from './gateway.ts';
import { hasNonceExpired } from './nonce.ts';
import { approvePayPal, beginPayPal, tokenisePayPal } from './paypal.ts';
import { tokenise } from './tokenise.ts';
import { answerWalletPath } from './wallet/wallet-page.ts';

export interface EmulatorOptions {
  /** Milliseconds since 1970. Client tokens expire after a day, nonces after three hours. */
  readonly now?: () => number;
  /** Signs client tokens. Must survive a restart, or open pages could no longer pay. */
  readonly secret?: string;
  /** Called for every charge, by any method. */
  readonly charged?: (charge: Charge) => void;
}

type PostAnswer = (body: object, store: NonceStore, now: number, origin: string) => Promise<Response>;

const posts: Readonly<Record<string, PostAnswer>> = {
  'POST v1/payment_methods/credit_cards': tokenise,
  'POST v1/payment_methods/paypal_accounts': tokenisePayPal,
  'POST v1/paypal_hermes/create_payment_resource': async (_body, _store, _now, origin) => beginPayPal(origin),
  'POST v1/paypal_hermes/setup_billing_agreement': async (_body, _store, _now, origin) =>
    approvePayPal(origin),
};

const marker = '/undefined/';
const largestBody = 16 * 1024;

const refused = (reason: string): Declined => ({
  kind: 'declined',
  message: `Your payment could not be taken. Please try again or use a different payment method. ${reason}`,
});

const problem = (status: number, message: string): Response =>
  Response.json({ error: { message } }, { status });

const readJson = async (request: Request): Promise<unknown> => {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/json')) return undefined;
  const body = await request.text();
  if (body.length > largestBody || isDeepJson(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

type Take = (amount: Amount, transactionId?: string) => Charged;

/** All charges pass through here. Where nothing is due yet the card is only verified. */
const taking =
  (charged: (charge: Charge) => void): Take =>
  ({ amount, currency, orderNumber }, transactionId = randomBytes(4).toString('hex')) => {
    if (amount > 0) charged({ amount, currency, orderNumber, transactionId });
    return { kind: 'charged', transactionId };
  };

const chargeNonce = async (sale: Sale, store: NonceStore, now: number, take: Take): Promise<SaleResult> => {
  if (!Number.isSafeInteger(sale.amount) || sale.amount < 0) return refused('Amount must not be negative.');
  const card = await store.take(sale.nonce);
  if (card === null || hasNonceExpired(card.nonce, now))
    return refused('Unknown or expired payment_method_nonce.');
  if (sale.instrument !== undefined && sale.instrument !== (card.instrument ?? 'card'))
    return refused('Unknown or expired payment_method_nonce.');
  if (card.outcome === 'declined') return refused('Declined');
  return { ...take(sale), cardType: card.cardType, lastFour: card.lastFour, instrument: card };
};

const chargeKept = (amount: Amount, { outcome }: KeptInstrument, take: Take): Charged | Declined =>
  outcome === 'declined' ? refused('Declined') : take(amount);

export const createEmulator = ({
  now = Date.now,
  secret = 'emulated card provider',
  charged = () => undefined,
}: EmulatorOptions = {}): PaymentGateway => {
  const take = taking(charged);
  const isGood = (fingerprint: unknown): boolean => isFingerprintGood(fingerprint, secret, now());

  const answerApi = async (
    request: Request,
    url: URL,
    path: string,
    store: NonceStore,
  ): Promise<Response> => {
    const route = `${request.method} ${path}`;
    if (route === `GET ${configurationPath}` || route === 'GET v1/payment_methods') {
      if (!isGood(url.searchParams.get('authorizationFingerprint')))
        return problem(401, 'Authorization is invalid or has expired.');
      return Response.json(path === configurationPath ? clientConfiguration : { paymentMethods: [] });
    }
    const answerPost = posts[route];
    if (answerPost === undefined) return problem(404, 'Not found.');
    const body = await readJson(request);
    if (typeof body !== 'object' || body === null) return problem(400, 'The request is not JSON.');
    if (!isGood(Reflect.get(body, 'authorizationFingerprint')))
      return problem(401, 'Authorization is invalid or has expired.');
    return answerPost(body, store, now(), url.origin);
  };

  return {
    clientToken: (origin) => newClientToken(origin, secret, now()),
    sale: (sale, store) => chargeNonce(sale, store, now(), take),
    saleOfKept: async (amount, kept) => chargeKept(amount, kept, take),
    saleInInstalments: async (amount) => take(amount, `ap_${randomBytes(8).toString('hex')}`),
    async handle(request, store) {
      const url = new URL(request.url);
      // SDK paths are relative to its page: /undefined/… in /checkout, /checkout/undefined/… below
      // it
      const at = url.pathname.indexOf(marker);
      if (at < 0) return null;
      const path = url.pathname.slice(at + marker.length);
      const frame = request.method === 'GET' ? (answerFramePath(path) ?? answerWalletPath(path)) : null;
      if (frame) return frame;
      const answer = await answerApi(request, url, path, store);
      answer.headers.set('Cache-Control', 'no-store');
      answer.headers.set('X-Content-Type-Options', 'nosniff');
      return answer;
    },
  };
};
