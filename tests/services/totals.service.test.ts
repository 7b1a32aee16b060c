/** The sums on the real backend: by the path of whoever the cart is (§7 payment-information, CHK-12, NET-07). */

import { expect, test } from 'vitest';
import { createTotalsService } from '#services/totals.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = () => {
  const wires = backend.wires();
  return { ...wires, ...createTotalsService(wires.transport) };
};

test('CHK-12 PAY-01 a guest’s sums and ways to pay come by their cart’s path', async () => {
  const { readTotals, sent } = open();
  const cartId = await newCart(backend.direct);
  await addTo(backend.direct, cartId, 'BOTTLE', 2);
  expect(await ask(readTotals, { cartId })).toEqual({
    totals: { grandTotal: aud(2500), shipping: aud(0), subtotal: aud(2500), tax: aud(227), discount: aud(0) },
    paymentMethods: [{ code: 'braintree', title: 'Credit Card' }],
    message: null,
  });
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    `GET /rest/V1/guest-carts/${cartId}/payment-information`,
  ]);
});

test('CART-05 BEY-15 a cart that was ordered is a lost cart', async () => {
  const { readTotals } = open();
  const cartId = await readyCart(backend.direct);
  await pay(backend.direct, cartId, await newNonce(backend.direct));
  expect((await failureOf(ask(readTotals, { cartId }))).kind).toBe('cartMissing');
});

test('NET-07 a customer’s sums come by their own path with their token', async () => {
  const { transport, sent } = transportTo(json({ totals: { quote_currency_code: 'AUD' } }));
  transport.authorization.hold('token-1');
  transport.authorization.activate('hannah@example.com');
  const { readTotals } = createTotalsService(transport);
  await ask(readTotals, { cartId: 'cart-1' });
  expect(sent[0]?.url.pathname).toBe('/rest/V1/carts/mine/payment-information');
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-1');
});

test('NET-07 what was a customer’s cart is not asked about as a guest', async () => {
  const { transport, sent } = transportTo(json({ totals: { quote_currency_code: 'AUD' } }));
  transport.authorization.hold('token-1');
  transport.authorization.activate('hannah@example.com');
  const { readTotals } = createTotalsService(transport);
  await ask(readTotals, { cartId: 'cart-1' });
  transport.authorization.clear('timedOut');
  expect((await failureOf(ask(readTotals, { cartId: 'cart-1' }))).kind).toBe('sessionExpired');
  expect(sent).toHaveLength(1);
});
