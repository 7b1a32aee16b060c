/** Totals on the real backend by the guest’s or the customer’s path, and their currency. */

import { expect, test } from 'vitest';
import { createTotalsService } from '#services/checkout/totals.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, customerTo, pathsOf, useBackend, transportTo } from './wired-backend.ts';
import { toShippingInformation } from '#services/checkout/shipping.wire.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { createGiftCardService } from '#services/cart/gift-card.service.ts';
import { createPromoService } from '#services/cart/promo.service.ts';
import { seedShop } from '#backend/seed/shop.ts';

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

const seeded = useBackend(seedShop);

const openCodes = async () => {
  const wires = seeded.wires();
  const cartId = await newCart(seeded.direct);
  await addTo(seeded.direct, cartId, 'BW-SPRING-15', 2);
  const { readCart } = createCartService(wires.transport);
  return {
    ...wires,
    ...createPromoService(wires.transport),
    ...createGiftCardService(wires.transport),
    cartId,
    cart: () => ask(readCart, { cartId }),
    calls: () => pathsOf(wires.sent),
  };
};

test('applies and removes a guest’s promo code by the store’s REST path [PROMO-01]', async () => {
  const { applyPromo, removePromo, cartId, cart, calls } = await openCodes();
  await ask(applyPromo, { cartId, code: 'WATER10' });
  expect(await cart()).toMatchObject({ coupons: ['WATER10'], discount: aud(-259), grandTotal: aud(2331) });
  await ask(removePromo, { cartId });
  expect(await cart()).toMatchObject({ coupons: [], discount: null, grandTotal: aud(2590) });
  expect(calls().filter((call) => !call.endsWith('/graphql'))).toEqual([
    `PUT /rest/default/V1/guest-carts/${cartId}/coupons/WATER10`,
    `DELETE /rest/default/V1/guest-carts/${cartId}/coupons`,
  ]);
});

test('a wrong promo code takes the applied one away, as the real one does [PROMO-01 BEY-22]', async () => {
  const { applyPromo, readPromo, cartId } = await openCodes();
  expect(await ask(readPromo, { cartId })).toBeNull();
  await ask(applyPromo, { cartId, code: 'WATER10' });
  expect(await ask(readPromo, { cartId })).toBe('WATER10');
  expect((await failureOf(ask(applyPromo, { cartId, code: 'NO/SUCH CODE' }))).kind).toBe('notFound');
  expect(await ask(readPromo, { cartId })).toBeNull();
});

test('reads a gift card’s balance, applies and removes it [GIFT-01]', async () => {
  const { applyGiftCard, removeGiftCard, readGiftCardBalance, cartId, cart, calls } = await openCodes();
  // the answer has no currency: the requested one is used
  expect(await ask(readGiftCardBalance, { cartId, code: 'GIFT-SMALL-15', currency: 'NZD' })).toEqual({
    code: 'GIFT-SMALL-15',
    amount: { cents: 1500, currency: 'NZD' },
  });
  await ask(applyGiftCard, { cartId, code: 'GIFT-SMALL-15' });
  expect(await cart()).toMatchObject({
    giftCards: [{ code: 'GIFT-SMALL-15', amount: aud(1500) }],
    grandTotal: aud(1090),
  });
  await ask(removeGiftCard, { cartId, code: 'GIFT-SMALL-15' });
  expect(await cart()).toMatchObject({ giftCards: [], grandTotal: aud(2590) });
  expect(calls().filter((call) => !call.endsWith('/graphql'))).toEqual([
    `GET /rest/V1/carts/guest-carts/${cartId}/checkGiftCard/GIFT-SMALL-15`,
    `POST /rest/V1/carts/guest-carts/${cartId}/giftCards`,
    `DELETE /rest/V1/carts/guest-carts/${cartId}/giftCards/GIFT-SMALL-15`,
  ]);
});

test('sends a customer’s codes by the customer’s paths with their token [NET-07]', async () => {
  const { transport, sent } = customerTo(json(true));
  const { applyPromo } = createPromoService(transport);
  const { applyGiftCard } = createGiftCardService(transport);
  await ask(applyPromo, { cartId: 'cart-1', code: 'WATER10' });
  await ask(applyGiftCard, { cartId: 'cart-1', code: 'GIFT' });
  expect(sent.map(({ url }) => url.pathname)).toEqual([
    '/rest/default/V1/carts/mine/coupons/WATER10',
    '/rest/V1/carts/mine/giftCards',
  ]);
  expect(sent.every(({ headers }) => headers.get('Authorization') === 'Bearer token-1')).toBe(true);
});

test('asks a stock backend for neither gift cards nor a minimum order [GIFT-02 CART-08]', async () => {
  const { transport, sent } = transportTo(json({ data: { cart: null } }), { layer: 'stock' });
  const { readCart } = createCartService(transport);
  await failureOf(ask(readCart, { cartId: 'cart-1' }));
  expect(sent[0]?.url.searchParams.get('query')).not.toMatch(/gift|minimum_order|minimum_amount/);
});
