/** The card provider's emulator by request and answer: configuration, frame, nonces, charges (PAY-02). */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import type { Charge, NonceStore, PaymentGateway } from '#backend/payments/gateway.ts';
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
  send(
    gateway,
    store,
    JSON.stringify({
      authorizationFingerprint: tokenOf(gateway).authorizationFingerprint,
      creditCard: { ...visa, ...card },
    }),
  );

const get = (gateway: PaymentGateway, path: string): Promise<Response | null> =>
  gateway.handle(new Request(new URL(path, origin)), createNonceMemory());

const nonceOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(202);
  return ((await response.json()) as { creditCards: [{ nonce: string }] }).creditCards[0].nonce;
};

const sale = (nonce: string) => ({ nonce, amount: 2990, currency: 'AUD', orderNumber: '000000001' });

/** Luhn's, written a second time on purpose. */
const sum = (number: string) =>
  [...number].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);

afterEach(() => vi.restoreAllMocks());

describe('starting the SDK', () => {
  test('PAY-02 the token leads to a configuration without hosts, so the SDK stays on this origin', async () => {
    const gateway = createEmulator();
    const { configUrl, authorizationFingerprint } = tokenOf(gateway);
    expect(configUrl.startsWith(`${origin}/undefined/`)).toBe(true);
    const url = new URL(configUrl);
    url.searchParams.set('authorizationFingerprint', authorizationFingerprint);
    const response = await get(gateway, url.href);
    const configuration = await response?.json();
    expect(configuration).toMatchObject({ environment: 'sandbox', challenges: ['cvv'] });
    expect(configuration).not.toHaveProperty('assetsUrl');
    expect(configuration).not.toHaveProperty('clientApiUrl');
    expect(configuration).not.toHaveProperty('graphQL');
  });

  test('PAY-02 a token is good for a day and cannot be made up', async () => {
    let now = start;
    const gateway = createEmulator({ now: () => now });
    const { configUrl, authorizationFingerprint } = tokenOf(gateway);
    const statusWith = async (fingerprint: string) =>
      (await get(gateway, `${configUrl}?authorizationFingerprint=${encodeURIComponent(fingerprint)}`))
        ?.status;
    expect(await statusWith(authorizationFingerprint)).toBe(200);
    expect(await statusWith(`${now + 99 * day}|${authorizationFingerprint.split('|')[1]}`)).toBe(401);
    expect(await statusWith('')).toBe(401);
    now += day;
    expect(await statusWith(authorizationFingerprint)).toBe(401);
  });

  test('PAY-02 a token outlives a restart of the server', async () => {
    const { configUrl, authorizationFingerprint } = tokenOf(createEmulator());
    const restarted = createEmulator();
    const query = `authorizationFingerprint=${encodeURIComponent(authorizationFingerprint)}`;
    expect((await get(restarted, `${configUrl}?${query}`))?.status).toBe(200);
  });

  test.each(['/', '/checkout', '/graphql', '/undefined'])(
    'PAY-02 %s is not the provider’s path',
    async (path) => {
      expect(await get(createEmulator(), path)).toBeNull();
    },
  );

  test.each([
    '/undefined/web/3.144.0/html/hosted-fields-frame.min.html',
    '/checkout/undefined/web/3.144.0/html/hosted-fields-frame.html',
    '/undefined/web/3.144.0/html/hosted-fields-frame.js',
  ])('PAY-02 %s may be framed by this origin only, loads nothing foreign and is not kept', async (path) => {
    const response = await get(createEmulator(), path);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(response?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response?.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(response?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
    expect(await response?.text()).not.toMatch(/https?:\/\//);
  });

  test('PAY-02 an unknown path under the provider’s is not found, in the provider’s manner', async () => {
    const response = await get(createEmulator(), '/undefined/v1/nothing');
    expect(response?.status).toBe(404);
    expect(await response?.json()).toEqual({ error: { message: 'Not found.' } });
  });
});

describe('cards become nonces', () => {
  test('PAY-02 every published test number passes the checksum the field applies', () => {
    expect(testCards.filter(({ number }) => sum(number) % 10 !== 0)).toEqual([]);
  });

  test.each(testCards)('PAY-02 $number becomes a nonce with its kind and last four', async (known) => {
    const store = createNonceMemory();
    const cvv = known.cardType === 'American Express' ? '1234' : '123';
    const nonce = await nonceOf(await sendCard(createEmulator(), store, { number: known.number, cvv }));
    expect(store.saved).toEqual([
      {
        nonce,
        cardType: known.cardType,
        lastFour: known.number.slice(-4),
        expirationMonth: '12',
        expirationYear: '2030',
        outcome: known.outcome,
      },
    ]);
  });

  test('PAY-02 neither number nor security code is stored or logged', async () => {
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
    [{ number: '4242424242424242' }, ['number']],
    [{ number: '4111111111111112' }, ['number']],
    [{ number: '' }, ['number']],
    [{ number: { $ne: 1 } }, ['number']],
    [{ expirationMonth: '13' }, ['expirationDate']],
    [{ expirationYear: '2020' }, ['expirationDate']],
    [{ expirationMonth: '', expirationYear: '' }, ['expirationDate']],
    [{ cvv: '' }, ['cvv']],
    [{ cvv: '1234' }, ['cvv']],
    [{ number: '378282246310005', cvv: '123' }, ['cvv']],
    [{ number: '1', expirationMonth: '0', cvv: 'abc' }, ['number', 'expirationDate', 'cvv']],
  ])('PAY-02 %j is refused at the field', async (card, fields) => {
    const store = createNonceMemory();
    const response = await sendCard(createEmulator({ now: () => start }), store, card);
    expect(response.status).toBe(422);
    const body = (await response.json()) as { fieldErrors: [{ fieldErrors: { field: string }[] }] };
    expect(body.fieldErrors[0].fieldErrors.map(({ field }) => field)).toEqual(fields);
    expect(store.saved).toEqual([]);
  });

  test('PAY-02 a card is good until the end of its month', async () => {
    const june = { expirationMonth: '06', expirationYear: '2026' };
    const store = createNonceMemory();
    expect((await sendCard(createEmulator({ now: () => start }), store, june)).status).toBe(202);
    const july = createEmulator({ now: () => Date.UTC(2026, 6, 2) });
    expect((await sendCard(july, store, june)).status).toBe(422);
  });

  test.each([
    ['{"creditCard":', 'application/json', 400],
    ['null', 'application/json', 400],
    ['[]', 'application/json', 401],
    ['{}', 'application/json', 401],
    [`{"a":"${'x'.repeat(20_000)}"}`, 'application/json', 400],
    ['creditCard[number]=4111111111111111', 'application/x-www-form-urlencoded', 400],
  ])('PAY-02 a body that is none is turned away: %.20s', async (body, type, status) => {
    const store = createNonceMemory();
    expect((await send(createEmulator(), store, body, type)).status).toBe(status);
    expect(store.saved).toEqual([]);
  });
});

describe('nonces are charged', () => {
  const unknown =
    'Your payment could not be taken. Please try again or use a different payment method. Unknown or expired payment_method_nonce.';

  test('PAY-02 once, and never again', async () => {
    const store = createNonceMemory();
    const gateway = createEmulator();
    const nonce = await nonceOf(await sendCard(gateway, store, {}));
    const [first, second] = await Promise.all([
      gateway.sale(sale(nonce), store),
      gateway.sale(sale(nonce), store),
    ]);
    expect(first).toEqual({
      kind: 'charged',
      transactionId: expect.stringMatching(/^[0-9a-f]{8}$/),
      cardType: 'Visa',
      lastFour: '1111',
      instrument: expect.objectContaining({ nonce, lastFour: '1111' }),
    });
    expect(JSON.stringify(first)).not.toContain('4111111111111111');
    expect(second).toEqual({ kind: 'declined', message: unknown });
  });

  test('PAY-02 a nonce nobody made is declined', async () => {
    const answer = await createEmulator().sale(sale('tokencc_made_up'), createNonceMemory());
    expect(answer).toEqual({ kind: 'declined', message: unknown });
  });

  test('PAY-02 a declined card spends its nonce and says so', async () => {
    const store = createNonceMemory();
    const gateway = createEmulator();
    const nonce = await nonceOf(await sendCard(gateway, store, { number: '4000111111111115' }));
    expect(await gateway.sale(sale(nonce), store)).toEqual({
      kind: 'declined',
      message:
        'Your payment could not be taken. Please try again or use a different payment method. Declined',
    });
    expect(await store.take(nonce)).toBeNull();
  });

  test('PAY-02 a nonce lives three hours', async () => {
    let now = start;
    const store = createNonceMemory();
    const gateway = createEmulator({ now: () => now });
    const [young, old] = [
      await nonceOf(await sendCard(gateway, store, {})),
      await nonceOf(await sendCard(gateway, store, {})),
    ];
    now += 3 * 60 * 60 * 1000 - 1;
    expect(await gateway.sale(sale(young), store)).toMatchObject({ kind: 'charged' });
    now += 1;
    expect(await gateway.sale(sale(old), store)).toEqual({ kind: 'declined', message: unknown });
  });

  test.each([0, -1, 1.5, Number.NaN])(
    'PAY-02 an amount of %d is not charged and spends nothing',
    async (amount) => {
      const store = createNonceMemory();
      const gateway = createEmulator();
      const nonce = await nonceOf(await sendCard(gateway, store, {}));
      expect(await gateway.sale({ ...sale(nonce), amount }, store)).toMatchObject({ kind: 'declined' });
      expect(await store.take(nonce)).not.toBeNull();
    },
  );

  test('PAY-02 PAY-04 each charge is told of once, whatever it is of; a refusal is none', async () => {
    const charges: Charge[] = [];
    const store = createNonceMemory();
    const gateway = createEmulator({ charged: (charge) => void charges.push(charge) });
    const { nonce: _, ...amount } = sale('');
    const kept = { gatewayToken: 'kept-1', outcome: 'approved' } as const;
    const answers = [
      await gateway.sale(sale(await nonceOf(await sendCard(gateway, store, {}))), store),
      await gateway.saleOfKept(amount, kept),
      await gateway.saleInInstalments(amount),
      await gateway.sale(sale('spent'), store),
      await gateway.saleOfKept(amount, { ...kept, outcome: 'declined' }),
    ];
    expect(answers.map(({ kind }) => kind)).toEqual([
      'charged',
      'charged',
      'charged',
      'declined',
      'declined',
    ]);
    expect(charges).toEqual(
      answers.flatMap((answer) =>
        answer.kind === 'charged' ? [{ ...amount, transactionId: answer.transactionId }] : [],
      ),
    );
    expect(new Set(charges.map(({ transactionId }) => transactionId)).size).toBe(3);
  });
});
