/** An answer with a status of success is only believed where it says what a success says. */

import { expect, test } from 'vitest';
import { createGiftCardService } from '#services/cart/gift-card.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { createPasswordService } from '#services/session/password.service.ts';
import { createPromoService } from '#services/cart/promo.service.ts';
import { createSessionService } from '#services/session/session.service.ts';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { courier, orderRequest } from '#tests/models/goods.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, auckland, pricedOffers, transportTo, brisbane } from './wired-backend.ts';
import { addressProblems } from '#machines/domain/address.ts';
import { addressOffersOf } from '#machines/domain/stored-address.ts';
import { isAboutAddress } from '#machines/domain/complete-address.ts';
import { toShippingInformation } from '#services/checkout/shipping.wire.ts';
import { bookEntry, hannah } from '#tests/models/people.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { openShop } from '#tests/backend/open-shop.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';

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
    const saving = { cartId: 'cart-1', address: auckland, billing: auckland, method: courier };
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

const methods = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'purchaseorder', title: 'Purchase Order' },
  { code: 'free', title: 'No Payment Information Required' },
];

test.each([
  ['nothing is to be paid', 0, methods, ['free']],
  ['something is to be paid', 89, methods.slice(0, 2), ['checkmo', 'purchaseorder']],
  ['nothing is to be paid and nothing is free', 0, methods.slice(0, 1), ['checkmo']],
])('where %s a way to pay is offered that the order takes [BEY-22]', (_, total, offered, codes) => {
  const { paymentMethods } = toShippingInformation({
    totals: { base_grand_total: total, base_currency_code: 'AUD', quote_currency_code: 'AUD' },
    payment_methods: offered,
  });
  expect(paymentMethods.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['The requested Payment Method is not available.', /^This way to pay is not available/, false],
  ["Some addresses can't be used due to country-specific configurations.", /country of this delivery/, true],
  ['Purchase order number is a required field.', /^Purchase order number is/, false],
  ['Please check the shipping address information. "telephone" is required.', /^Please check the sh/, true],
])('an order refused with “%s” is told in a shopper’s words [BEY-22]', async (message, words, isAddress) => {
  const { transport } = transportTo(json({ message }, { status: 400 }));
  const failure = await failureOf(ask(createOrderService(transport).sendOrder, { request: orderRequest }));
  expect([failure.kind, isAboutAddress(failure)]).toEqual(['refused', isAddress]);
  expect(failure.message).toMatch(words);
});

test('a delivery address of a country that is not served is neither offered nor complete [BEY-22 GEN-04]', () => {
  const abroad = { countryCode: 'US', isDefaultShipping: true, isDefaultBilling: true };
  const addresses = [bookEntry(1, '1 Main Street', abroad), bookEntry(2, '2 Queen Street')];
  const { stored, defaultId, blank } = addressOffersOf({ ...hannah, addresses }, null).delivery;
  expect([stored.map(({ id }) => id), defaultId, blank.countryCode]).toEqual([['book-2'], 'book-2', 'AU']);
  expect(addressProblems({ ...brisbane, countryCode: 'US' }).countryCode).toBe(
    'We deliver to Australia and New Zealand only.',
  );
});

const shop = await openShop({ seed: fixtureShop, layers: 'stock' });

const van = (methodCode: string) => ({
  carrierCode: 'van',
  methodCode,
  carrierTitle: 'Our van',
  methodTitle: methodCode,
  price: aud(1000),
});

const keptOn = async (cartId: string) => {
  const query =
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { selected_shipping_method { method_code } } } }';
  const { data } = await shop.graphql(query, { id: cartId });
  return data.cart.shipping_addresses[0].selected_shipping_method.method_code;
};

test.each([
  ['is taxed', 'express', 2, 10, [1100, 1645], 3],
  ['bears no tax', 'standard', 2, 0, [1000, 1495], 1],
  ['is free and the other taxed', 'standard', 8, 10, [0, 1645], 2],
] as const)(
  'the cart keeps a choice that %s [SHIP-01 BEY-22]',
  async (_, code, pieces, rate, cents, questions) => {
    await shop.set('tax/calculation/price_includes_tax', false);
    await shop.set('tax/calculation/shipping_includes_tax', false);
    await shop.set('tax/rate/AU', rate);
    const { transport, sent } = transportTo((request) => shop.backend.fetch(request));
    const service = createShippingService(transport);
    const cartId = await newCart(shop);
    await addTo(shop, cartId, 'BOTTLE', pieces);
    const place = { cartId, address: brisbane };
    await ask(service.saveShippingInformation, { ...place, billing: brisbane, method: van(code) });
    sent.length = 0;
    const estimated = await pricedOffers(service, { ...place, currency: 'AUD', preferred: van(code) });
    expect(await keptOn(cartId)).toBe(code);
    expect(estimated.map(({ price }) => price.cents)).toEqual(cents);
    expect(sent.filter(({ url }) => url.pathname.endsWith('/totals-information'))).toHaveLength(questions);
  },
);
