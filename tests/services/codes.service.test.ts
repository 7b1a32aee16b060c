/** Promo codes and gift cards on the real backend. */

import { expect, test } from 'vitest';
import { createCartService } from '#services/cart/cart.service.ts';
import { createGiftCardService } from '#services/cart/gift-card.service.ts';
import { createPromoService } from '#services/cart/promo.service.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, customerTo, pathsOf, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const open = async () => {
  const wires = backend.wires();
  const cartId = await newCart(backend.direct);
  await addTo(backend.direct, cartId, 'BW-SPRING-15', 2);
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
  const { applyPromo, removePromo, cartId, cart, calls } = await open();
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
  const { applyPromo, readPromo, cartId } = await open();
  expect(await ask(readPromo, { cartId })).toBeNull();
  await ask(applyPromo, { cartId, code: 'WATER10' });
  expect(await ask(readPromo, { cartId })).toBe('WATER10');
  expect((await failureOf(ask(applyPromo, { cartId, code: 'NO/SUCH CODE' }))).kind).toBe('notFound');
  expect(await ask(readPromo, { cartId })).toBeNull();
});

test('reads a gift card’s balance, applies and removes it [GIFT-01]', async () => {
  const { applyGiftCard, removeGiftCard, readGiftCardBalance, cartId, cart, calls } = await open();
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
