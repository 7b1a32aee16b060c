/** Totals on the real backend by the guest’s or the customer’s path, and their currency. */

import { expect, test } from 'vitest';
import { createTotalsService } from '#services/checkout/totals.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, customerTo, pathsOf, useBackend } from './wired-backend.ts';
import { toShippingInformation } from '#services/checkout/shipping.wire.ts';

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

const nzd = (cents: number) => ({ cents, currency: 'NZD' });

const wire = {
  grand_total: 39.49,
  base_grand_total: 35.9,
  shipping_incl_tax: 10.95,
  base_shipping_incl_tax: 9.95,
  subtotal_incl_tax: 28.54,
  tax_amount: 3.59,
  base_tax_amount: 3.26,
  discount_amount: -1.65,
  base_currency_code: 'AUD',
  quote_currency_code: 'NZD',
};

const totalsOf = (own: object = {}) =>
  toShippingInformation({ totals: { ...wire, ...own }, payment_methods: [] }).totals;

const inOwn = {
  grandTotal: nzd(3949),
  shipping: nzd(1095),
  subtotal: nzd(2854),
  tax: nzd(359),
  discount: nzd(-165),
};

test('reads base totals where there is one currency, and no base figure where the shopper’s differs [CHK-12 BEY-05]', () => {
  expect(totalsOf({ quote_currency_code: 'AUD' })).toEqual({
    grandTotal: aud(3590),
    shipping: aud(995),
    subtotal: aud(2854),
    tax: aud(326),
    discount: aud(-165),
  });
  expect(totalsOf()).toEqual(inOwn);
  const total_segments = [
    { code: 'tax', title: 'Tax', value: 3.59 },
    { code: 'grand_total', title: 'Grand Total', value: 39.49, area: 'footer' },
  ];
  expect(totalsOf({ grand_total: 35.9, total_segments })).toEqual(inOwn);
});
