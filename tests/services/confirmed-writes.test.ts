/** An answer with a status of success is only believed where it says what a success says. */

import { expect, test } from 'vitest';
import { createGiftCardService } from '#services/cart/gift-card.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { createPasswordService } from '#services/session/password.service.ts';
import { createPromoService } from '#services/cart/promo.service.ts';
import { createSessionService } from '#services/session/session.service.ts';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, auckland, transportTo } from './wired-backend.ts';

const notOrders: readonly unknown[] = [
  { message: 'Your order could not be placed' },
  { errors: [{ message: 'Your order could not be placed' }] },
  {},
  null,
  false,
  true,
  [],
  [7],
  0,
  -7,
  7.5,
  '',
  'seven',
  { bulk_uuid: '799cfa0a' },
];

test.each(notOrders)('takes the answer %j for no order [BEY-20]', async (answer) => {
  const { sendOrder } = createOrderService(transportTo(json(answer)).transport);
  const failure = await failureOf(ask(sendOrder, { request: orderRequest }));
  expect(failure.kind).toBe('refused');
  expect(failure.message).toMatch(/^Your order (could not be|was not) placed/);
});

test.each([[21], ['21'], ['000000021'.replace(/^0+/, '')]])('takes %j for an order [BEY-20]', async (id) => {
  const { sendOrder } = createOrderService(transportTo(json(id)).transport);
  await expect(ask(sendOrder, { request: orderRequest })).resolves.toBeUndefined();
});

const flatRate = {
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  carrierTitle: '',
  methodTitle: '',
  price: aud(0),
};

const silent = { data: { revokeCustomerToken: null } };

test.each([[{}], [{ message: 'No.' }], [null], [false], [[]], [77], [{ totals: null }], [silent]])(
  'takes the answer %j for no done write and for no sums [BEY-20]',
  async (answer) => {
    const { transport } = transportTo(json(answer));
    const card = { cartId: 'cart-1', code: 'GIFT' };
    const promo = createPromoService(transport);
    const cards = createGiftCardService(transport);
    const password = createPasswordService(transport);
    const shipping = createShippingService(transport);
    const saving = { cartId: 'cart-1', address: auckland, billing: auckland, method: flatRate };
    const choice = { email: 'gina@example.com', resetToken: 't', password: 'p' };
    const writes = [
      ask(promo.applyPromo, card),
      ask(promo.removePromo, card),
      ask(cards.applyGiftCard, card),
      ask(cards.removeGiftCard, card),
      ask(password.requestPassword, { email: 'gina@example.com' }),
      ask(password.createPassword, { choice }),
      ask(shipping.saveShippingInformation, saving),
      ask(createSessionService(transport).revokeToken, undefined),
    ];
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status)).toEqual(writes.map(() => 'rejected'));
  },
);

test.each(['10%OFF', 'a/b', '%2e%2e', 'save 10', '..', '.'])(
  'sends the code %j as one segment of the path, or not at all [PROMO-01]',
  async (code) => {
    const { transport, sent } = transportTo(json(true));
    await ask(createPromoService(transport).applyPromo, { cartId: 'cart-1', code }).catch(() => undefined);
    const folder = '/rest/default/V1/guest-carts/cart-1/coupons';
    for (const { method, url } of sent)
      expect([method, url.pathname.split('/').map(decodeURIComponent).join('/')]).toEqual(
        method === 'PUT' ? ['PUT', `${folder}/${code}`] : ['GET', folder],
      );
    expect(sent.some(({ method }) => method === 'PUT')).toBe(!/^\.+$/.test(code));
  },
);
