/** Delivery is offered at what is charged, as recorded where prices are shown without tax. */

import { expect, test } from 'vitest';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { json, type Answering } from '#tests/transport/wires.ts';
import { ask, aud, bodyOf, brisbane, transportTo } from './wired-backend.ts';

const offer = (method: string, amount: number, excl: number, incl: number) => ({
  carrier_code: 'flatrate',
  method_code: method,
  carrier_title: 'Flat Rate',
  method_title: method,
  amount,
  available: true,
  price_excl_tax: excl,
  price_incl_tax: incl,
});

const open = (offers: readonly object[], sums: (method: string) => () => Response) => {
  const answering: Answering = async (request) => {
    if (request.url.endsWith('/estimate-shipping-methods')) return json(offers)();
    const { addressInformation } = (await request.json()) as {
      readonly addressInformation: { readonly shipping_method_code: string };
    };
    return sums(addressInformation.shipping_method_code)();
  };
  const { transport, sent } = transportTo(answering);
  const { estimateShipping } = createShippingService(transport);
  return {
    sent,
    prices: async () => {
      const input = { cartId: 'cart-1', currency: 'AUD', address: brisbane };
      return (await ask(estimateShipping, input)).map(({ price }) => price);
    },
  };
};

test('an offer whose tax is not said is shown with the tax of the sums [SHIP-01 BEY-22]', async () => {
  const offers = [offer('fixed', 9.9, 9.9, 9.9), offer('fast', 20, 20, 20), offer('free', 0, 0, 0)];
  const { prices, sent } = open(offers, (method) =>
    json({ shipping_incl_tax: method === 'fast' ? 22 : 10.890001 }),
  );
  expect(await prices()).toEqual([aud(1089), aud(2200), aud(0)]);
  const asked = sent.slice(1);
  expect(asked.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(
    Array.from({ length: 3 }, () => 'totals-information'),
  );
  // the last one stays on the cart
  expect(asked.map((one) => bodyOf(one).addressInformation)).toMatchObject(
    ['fixed', 'fast', 'free'].map((code) => ({ address: { country_id: 'AU' }, shipping_method_code: code })),
  );
});

test('sums are asked once where delivery bears no tax, never where the offer says it [BEY-22]', async () => {
  const untaxed = open([offer('fixed', 9.9, 9.9, 9.9), offer('fast', 20, 20, 20)], (method) =>
    json({ shipping_incl_tax: method === 'fast' ? 20 : 9.9 }),
  );
  expect(await untaxed.prices()).toEqual([aud(990), aud(2000)]);
  expect(untaxed.sent).toHaveLength(2);
  // with tax in Australia; without it in New Zealand, as an amount with tax says
  const said = open([offer('fixed', 9.9, 9.9, 10.89), offer('fast', 9.9, 9, 9)], () => json({}));
  expect(await said.prices()).toEqual([aud(1089), aud(900)]);
  expect(said.sent).toHaveLength(1);
});

test('sums that cannot be read leave the price that was offered [BEY-24]', async () => {
  const refusal = json({ message: 'No such route' }, { status: 404 });
  const { prices } = open([offer('fixed', 9.9, 9.9, 9.9)], () => refusal);
  expect(await prices()).toEqual([aud(990)]);
});
