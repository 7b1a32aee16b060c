/** The card provider's emulator by request and answer: token, frame, nonces, charges. */
import { afterEach, expect, test, vi } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import type { NonceStore, PaymentGateway } from '#backend/payments/gateway.ts';
import { testCards } from '#backend/payments/test-cards.ts';
import { createNonceMemory } from './nonce-memory.ts';

const origin = 'http://shop.test';
const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 5, 15);

const tokenOf = (gateway: PaymentGateway): { configUrl: string; authorizationFingerprint: string } =>
  JSON.parse(Buffer.from(gateway.clientToken(origin), 'base64').toString());

const visa = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', cvv: '123' };

const send = async (
  gateway: PaymentGateway,
  store: NonceStore,
  body: BodyInit,
  type = 'application/json',
): Promise<Response> => {
  const url = `${origin}/undefined/v1/payment_methods/credit_cards`;
  const request = new Request(url, { method: 'POST', body, headers: { 'Content-Type': type } });
  const response = await gateway.handle(request, store);
  if (!response) throw new Error('not answered');
  return response;
};

const sendCard = (gateway: PaymentGateway, store: NonceStore, card: object): Promise<Response> =>
  send(gateway, store, JSON.stringify({ ...tokenOf(gateway), creditCard: { ...visa, ...card } }));

const get = (gateway: PaymentGateway, path: string): Promise<Response | null> =>
  gateway.handle(new Request(new URL(path, origin)), createNonceMemory());

const nonceOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(202);
  return ((await response.json()) as { creditCards: [{ nonce: string }] }).creditCards[0].nonce;
};

const sale = (nonce: string) => ({ nonce, amount: 2990, currency: 'AUD', orderNumber: '000000001' });

afterEach(() => vi.restoreAllMocks());

test('a client token is valid for a day, over a restart, and cannot be made up [PAY-02]', async () => {
  let now = start;
  const gateway = createEmulator({ now: () => now });
  const { configUrl, authorizationFingerprint } = tokenOf(gateway);
  const statusWith = async (fingerprint: string, at = gateway) =>
    (await get(at, `${configUrl}?authorizationFingerprint=${encodeURIComponent(fingerprint)}`))?.status;
  expect(await statusWith(authorizationFingerprint)).toBe(200);
  expect(await statusWith(`${now + 99 * day}|${authorizationFingerprint.split('|')[1]}`)).toBe(401);
  expect(await statusWith('')).toBe(401);
  expect(await statusWith(authorizationFingerprint, createEmulator({ now: () => now }))).toBe(200);
  now += day;
  expect(await statusWith(authorizationFingerprint)).toBe(401);
});

test('a frame may be framed by this origin only, loads nothing foreign and is not stored [ X1] [PAY-02]', async () => {
  const files = ['hosted-fields-frame.min.html', 'hosted-fields-frame.html', 'hosted-fields-frame.js'];
  for (const base of ['/undefined', '/checkout/undefined'])
    for (const file of files) {
      const response = await get(createEmulator(), `${base}/web/3.144.0/html/${file}`);
      const { status, headers = new Headers() } = response ?? {};
      expect([status, headers.get('X-Frame-Options')], file).toEqual([200, 'SAMEORIGIN']);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(await response?.text()).not.toMatch(/https?:\/\//);
    }
});

test('every published test card becomes a nonce with its type and last four [PAY-02]', async () => {
  for (const { number, cardType, outcome } of testCards) {
    const store = createNonceMemory();
    const cvv = cardType === 'American Express' ? '1234' : '123';
    const nonce = await nonceOf(await sendCard(createEmulator(), store, { number, cvv }));
    const expiry = { expirationMonth: '12', expirationYear: '2030' };
    expect(store.saved).toEqual([{ nonce, cardType, lastFour: number.slice(-4), ...expiry, outcome }]);
  }
});

test('neither number nor security code is stored or logged [ X5] [PAY-02]', async () => {
  const written: string[] = [];
  const listen = (chunk: unknown): boolean => written.push(String(chunk)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(listen);
  vi.spyOn(process.stderr, 'write').mockImplementation(listen);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => void written.push(JSON.stringify(parts)));
  const store = createNonceMemory();
  const gateway = createEmulator();
  const nonce = await nonceOf(await sendCard(gateway, store, { cvv: '987' }));
  await sendCard(gateway, store, { number: '4242424242424242', cvv: '987' });
  await gateway.sale(sale(nonce), store);
  vi.restoreAllMocks();
  const kept = JSON.stringify(store.saved);
  expect(kept).toContain('"lastFour":"1111"');
  expect(kept + written.join()).not.toMatch(/41111111|42424242/);
  expect(JSON.stringify({ ...store.saved[0], nonce: '' }) + written.join()).not.toContain('987');
});

test.each([
  [{ number: '4111111111111112' }, ['number']],
  [{ expirationYear: '2020' }, ['expirationDate']],
  [{ cvv: '1234' }, ['cvv']],
  [{ number: '378282246310005', cvv: '123' }, ['cvv']],
  [{ number: '1', expirationMonth: '0', cvv: 'abc' }, ['number', 'expirationDate', 'cvv']],
])('%j is refused at its field [PAY-02]', async (card, fields) => {
  const store = createNonceMemory();
  const response = await sendCard(createEmulator({ now: () => start }), store, card);
  expect(response.status).toBe(422);
  const body = (await response.json()) as { fieldErrors: [{ fieldErrors: { field: string }[] }] };
  expect(body.fieldErrors[0].fieldErrors.map(({ field }) => field)).toEqual(fields);
  expect(store.saved).toEqual([]);
});

test('a card is valid until the end of its month [PAY-02]', async () => {
  const june = { expirationMonth: '06', expirationYear: '2026' };
  const statusAt = async (now: number) =>
    (await sendCard(createEmulator({ now: () => now }), createNonceMemory(), june)).status;
  expect([await statusAt(start), await statusAt(Date.UTC(2026, 6, 2))]).toEqual([202, 422]);
});

const tokenised = async (card: object = {}, now = Date.now) => {
  const store = createNonceMemory();
  const gateway = createEmulator({ now });
  return { store, gateway, nonce: await nonceOf(await sendCard(gateway, store, card)) };
};

const failed = 'Your payment could not be taken. Please try again or use a different payment method.';
const declined = (reason: string) => ({ kind: 'declined', message: `${failed} ${reason}` });
const unknown = declined('Unknown or expired payment_method_nonce.');

test('a nonce is charged once, also by simultaneous requests [PAY-02 PAY-04]', async () => {
  const { store, gateway, nonce } = await tokenised();
  const charge = (own: string) => gateway.sale(sale(own), store);
  const [first, second] = await Promise.all([charge(nonce), charge(nonce)]);
  expect(first).toEqual({
    kind: 'charged',
    transactionId: expect.stringMatching(/^[0-9a-f]{8}$/),
    cardType: 'Visa',
    lastFour: '1111',
    instrument: expect.objectContaining({ nonce, lastFour: '1111' }),
  });
  expect(JSON.stringify(first)).not.toContain('4111111111111111');
  expect([second, await charge('tokencc_made_up')]).toEqual([unknown, unknown]);
});

test('a declined card spends its nonce, a wrong amount spends nothing, and zero verifies the card [PAY-02]', async () => {
  const { store, gateway, nonce } = await tokenised({ number: '4000111111111115' });
  expect(await gateway.sale(sale(nonce), store)).toEqual(declined('Declined'));
  expect(await store.take(nonce)).toBeNull();
  const { store: other, gateway: second, nonce: good } = await tokenised();
  for (const amount of [-1, 1.5, Number.NaN])
    expect(await second.sale({ ...sale(good), amount }, other)).toMatchObject({ kind: 'declined' });
  expect(await second.sale({ ...sale(good), amount: 0 }, other)).toMatchObject({ kind: 'charged' });
  expect(await other.take(good)).toBeNull();
});
