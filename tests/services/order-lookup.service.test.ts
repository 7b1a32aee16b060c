/** The look-up of a guest's order on the real backend: what it shows, and how little a wrong question learns (BEY-12, TRK-04, X4). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { OrderQuestion } from '#machines/domain/order-lookup.ts';
import { createOrderLookupService } from '#services/order-lookup.service.ts';
import { createSessionService } from '#services/session.service.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, openBackend, transportTo, type OpenBackend } from './wired-backend.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend(seedShop);
}, 400_000);
afterAll(async () => {
  expect(backend.lines).toEqual([]);
  await backend.close();
});

const amount = (value: number) => ({ value, currency: 'AUD' });
const ofGus: OrderQuestion = { number: '900000001', email: 'gus@example.com', postcode: '2300' };

const open = () => {
  const wires = backend.wires();
  const service = createOrderLookupService(wires.transport);
  return { ...wires, find: (question: OrderQuestion) => ask(service.findOrder, { question }) };
};

test('BEY-12 number, email and postcode together show the order: state, goods, sums, place and the way it took', async () => {
  const { find, sent } = open();
  const order = await find({ ...ofGus, email: 'GUS@example.com' });
  expect([order.number, order.status, order.email]).toEqual(['900000001', 'Complete', 'gus@example.com']);
  expect(order.placedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(
    order.lines.map(({ quantity, path, image }) => [quantity, path, image?.startsWith('/media/')]),
  ).toEqual([
    [2, expect.stringMatching(/^\/.+\.html$/), true],
    [1, expect.stringMatching(/^\/.+\.html$/), true],
  ]);
  const rows = order.lines.reduce((sum, { rowTotal }) => sum + (rowTotal?.cents ?? NaN), 0);
  const { subtotal, shipping, discount, grandTotal, tax } = order.totals;
  expect(subtotal).toEqual(aud(rows));
  expect(grandTotal.cents).toBe(subtotal.cents + shipping.cents + discount.cents);
  expect(tax.cents).toBeGreaterThan(0);
  expect(order.delivery).toMatchObject({ firstname: 'Gus', street: '6 Wharf Road', postcode: '2300' });
  expect(order.billing?.city).toBe('Newcastle');
  expect(order.method).toMatch(/\w/);
  expect(order.paymentLabel).toBe('Credit Card');
  expect(order.parcels.map(({ trackingNumber }) => trackingNumber)).toEqual(['900000001-1']);
  // what proves whose it is stands in no address
  expect(sent.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
});

test('BEY-12 X4 whichever of the three is wrong, the same is said', async () => {
  const { find } = open();
  const wrong: readonly OrderQuestion[] = [
    { ...ofGus, number: '900000999' },
    { ...ofGus, email: 'someone@example.com' },
    { ...ofGus, postcode: '2301' },
  ];
  for (const question of wrong)
    expect(await failureOf(find(question))).toEqual({
      kind: 'notFound',
      message: 'We found no order with this number, email and postcode together. Please check all three.',
    });
});

test('BEY-12 a customer’s order is shown to that customer alone', async () => {
  const { transport, session, find } = open();
  const ofHannah = { number: '900000102', email: 'hannah@example.com', postcode: '4064' };
  const refused = await failureOf(find(ofHannah));
  expect([refused.kind, refused.message]).toEqual(['refused', 'Please login to view the order.']);
  const people = createSessionService(transport, session);
  await ask(people.signIn, { credentials: { email: ofHannah.email, password: 'Water4all!' } });
  await ask(people.activateToken, { email: ofHannah.email });
  expect((await find(ofHannah)).number).toBe('900000102');
});

test('BEY-12 without a connection it is said that the shop was not reached', async () => {
  const { transport } = transportTo(() => Promise.reject(new TypeError('cut')));
  const { findOrder } = createOrderLookupService(transport);
  expect((await failureOf(ask(findOrder, { question: ofGus }))).kind).toBe('network');
});

test('the sums of an order add up before a Magento that says no subtotal with tax [BEY-12, BEY-22]', async () => {
  const { transport, sent } = transportTo(async () => {
    const guestOrder = {
      number: '000000001',
      status: 'Pending',
      email: 'gina@example.com',
      order_date: '2026-11-21 05:54:10',
      shipping_method: 'Flat Rate - Fixed',
      shipping_address: null,
      billing_address: null,
      payment_methods: [],
      shipments: [],
      total: {
        grand_total: amount(32.5),
        shipping_handling: { amount_including_tax: amount(10) },
        total_tax: amount(2.95),
        discounts: [{ amount: amount(2.5) }],
      },
      items: [
        {
          id: 'MQ==',
          product_sku: 'AW-WATER-15',
          product_name: 'Spring Water 15L',
          quantity_ordered: 2,
          selected_options: [{ label: 'Size', value: '15 L' }],
          entered_options: [],
          product: null,
        },
      ],
    };
    return json({ data: { guestOrder } })();
  });
  const { findOrder } = createOrderLookupService(transport);
  const { totals, lines } = await ask(findOrder, { question: ofGus });
  expect(sent).toHaveLength(1);
  expect(totals).toEqual({
    grandTotal: aud(3250),
    shipping: aud(1000),
    subtotal: aud(2500),
    tax: aud(295),
    discount: aud(-250),
  });
  expect(lines).toEqual([
    {
      id: 'MQ==',
      sku: 'AW-WATER-15',
      name: 'Spring Water 15L',
      quantity: 2,
      options: [{ label: 'Size', values: ['15 L'] }],
      isChosen: true,
      image: null,
      path: null,
      rowTotal: null,
    },
  ]);
});

test.each([
  ['a download that is sold whole', 0, false],
  ['a download whose files are picked one by one', 1, true],
  ['a download that is on the shelf no more', null, true],
])(
  'BEY-12 CAT-02 of %s the files are named, and whether somebody chose is known by how it is sold',
  async (_, separately, isChosen) => {
    const product = { url_key: 'guide', url_suffix: '.html', small_image: null };
    const item = {
      id: 'MQ==',
      product_sku: 'GUIDE',
      product_name: 'Guide',
      quantity_ordered: 1,
      selected_options: [],
      entered_options: [],
      downloadable_links: [{ title: 'The guide (PDF)' }],
      product: separately === null ? null : { ...product, links_purchased_separately: separately },
    };
    const order = { number: '000000001', status: 'Complete', order_date: '2026-11-21 05:54:10' };
    const guestOrder = { ...order, shipping_address: null, billing_address: null, items: [item] };
    const { transport } = transportTo(() => json({ data: { guestOrder } })());
    const { findOrder } = createOrderLookupService(transport);
    const { lines } = await ask(findOrder, { question: ofGus });
    expect(lines).toMatchObject([
      { options: [{ label: 'Downloads', values: ['The guide (PDF)'] }], isChosen },
    ]);
  },
);
