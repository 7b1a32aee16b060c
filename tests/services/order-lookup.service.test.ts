/** Look-up of a guest's order on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { OrderQuestion } from '#machines/domain/order-lookup.ts';
import { createOrderLookupService } from '#services/order/order-lookup.service.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, signInAs, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const amount = (value: number) => ({ value, currency: 'AUD' });
const ofGus: OrderQuestion = {
  number: '900000001',
  email: 'gus@example.com',
  postcode: '',
  lastname: 'Lindqvist',
};

const item = {
  id: 'MQ==',
  product_sku: 'WATER',
  product_name: 'Spring Water',
  quantity_ordered: 2,
  selected_options: [{ label: 'Size', value: '15 L' }],
  entered_options: [],
  product: null as object | null,
};
const orderWith = (ordered: object, own: object = {}) => ({
  number: '000000001',
  status: 'Pending',
  order_date: '2026-11-21 05:54:10',
  shipping_address: null,
  billing_address: null,
  items: [ordered],
  ...own,
});

const open = () => {
  const wires = backend.wires();
  const service = createOrderLookupService(wires.transport);
  return { ...wires, find: (question: OrderQuestion) => ask(service.findOrder, { question }) };
};

test('shows a guest’s order for number, email and last name together [BEY-12]', async () => {
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
  // email and name are not in the address
  expect(sent.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
});

test('shows a customer’s order to that customer only [BEY-12]', async () => {
  const { find, ...wires } = open();
  const ofHannah = { number: '900000102', email: 'hannah@example.com', postcode: '', lastname: 'Whitford' };
  const refused = await failureOf(find(ofHannah));
  expect([refused.kind, refused.message]).toEqual(['refused', 'Please login to view the order.']);
  await signInAs(wires, 'hannah');
  expect((await find(ofHannah)).number).toBe('900000102');
});

test('adds up the sums of a Magento that says no subtotal with tax [BEY-12 BEY-22]', async () => {
  const total = {
    grand_total: amount(32.5),
    shipping_handling: { amount_including_tax: amount(10) },
    total_tax: amount(2.95),
    discounts: [{ amount: amount(2.5) }],
  };
  const { transport } = transportTo(() => json({ data: { guestOrder: orderWith(item, { total }) } })());
  const { totals, lines } = await ask(createOrderLookupService(transport).findOrder, { question: ofGus });
  expect(totals).toEqual({
    grandTotal: aud(3250),
    shipping: aud(1000),
    subtotal: aud(2500),
    tax: aud(295),
    discount: aud(-250),
  });
  const options = [{ label: 'Size', values: ['15 L'] }];
  expect(lines).toMatchObject([{ sku: 'WATER', quantity: 2, options, path: null, rowTotal: null }]);
});

test.each([
  ['a download that is sold whole', 0, false],
  ['a download whose files are chosen one by one', 1, true],
  ['a download that is no longer sold', null, true],
])('names the files of %s [BEY-12 CAT-02]', async (_, separately, isChosen) => {
  const product = { url_key: 'guide', url_suffix: '.html', links_purchased_separately: separately };
  const guide = {
    ...item,
    selected_options: [],
    downloadable_links: [{ title: 'The guide (PDF)' }],
    product: separately === null ? null : product,
  };
  const { transport } = transportTo(json({ data: { guestOrder: orderWith(guide) } }));
  const { lines } = await ask(createOrderLookupService(transport).findOrder, { question: ofGus });
  expect(lines).toMatchObject([{ options: [{ label: 'Downloads', values: ['The guide (PDF)'] }], isChosen }]);
});
