/** Totals on the real backend, by the guest's or the customer's path. */

import { expect, test } from 'vitest';
import { createTotalsService } from '#services/totals.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, customerTo, pathsOf, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = () => {
  const wires = backend.wires();
  return { ...wires, ...createTotalsService(wires.transport) };
};

test('reads a guest’s totals and payment methods by the cart’s path [CHK-12 PAY-01]', async () => {
  const { readTotals, sent } = open();
  const cartId = await newCart(backend.direct);
  await addTo(backend.direct, cartId, 'BOTTLE', 2);
  expect(await ask(readTotals, { cartId })).toEqual({
    totals: { grandTotal: aud(2500), shipping: aud(0), subtotal: aud(2500), tax: aud(227), discount: aud(0) },
    paymentMethods: [{ code: 'braintree', title: 'Credit Card' }],
    message: null,
  });
  expect(pathsOf(sent)).toEqual([`GET /rest/V1/guest-carts/${cartId}/payment-information`]);
});

test('reports an ordered cart as missing when totals are read [CART-05 BEY-15]', async () => {
  const { readTotals } = open();
  const cartId = await readyCart(backend.direct);
  await pay(backend.direct, cartId, await newNonce(backend.direct));
  expect((await failureOf(ask(readTotals, { cartId }))).kind).toBe('cartMissing');
});

test('reads a customer’s totals by the customer’s path, and never as a guest [NET-07]', async () => {
  const { transport, sent } = customerTo(json({ totals: { base_grand_total: 35 } }));
  const { readTotals } = createTotalsService(transport);
  await ask(readTotals, { cartId: 'cart-1' });
  expect(pathsOf(sent)).toEqual(['GET /rest/V1/carts/mine/payment-information']);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  transport.authorization.clear('timedOut');
  expect((await failureOf(ask(readTotals, { cartId: 'cart-1' }))).kind).toBe('sessionExpired');
  expect(sent).toHaveLength(1);
});
