/** A Magento keeps the method that was asked about last: that is the choice (SHIP-01). */

import { expect, test } from 'vitest';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { openShop } from '#tests/backend/open-shop.ts';
import { addTo, newCart } from '#tests/backend/shop-client.ts';
import { ask, aud, brisbane, transportTo } from './wired-backend.ts';

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
    const { estimateShipping, saveShippingInformation } = createShippingService(transport);
    const cartId = await newCart(shop);
    await addTo(shop, cartId, 'BOTTLE', pieces);
    const choice = van(code);
    await ask(saveShippingInformation, { cartId, address: brisbane, billing: brisbane, method: choice });
    sent.length = 0;
    const methods = await ask(estimateShipping, { cartId, currency: 'AUD', address: brisbane, choice });
    expect(await keptOn(cartId)).toBe(code);
    expect(methods.map(({ price }) => price.cents)).toEqual(cents);
    expect(sent.filter(({ url }) => url.pathname.endsWith('/totals-information'))).toHaveLength(questions);
  },
);
