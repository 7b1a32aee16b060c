/** Look-up of a guest's order on the real backend. */

import { expect, test } from 'vitest';
import { getVariableValues, Kind, parse, validate } from 'graphql';
import { seedShop } from '#backend/seed/shop.ts';
import type { OrderQuestion } from '#machines/domain/order-lookup.ts';
import { createOrderLookupService } from '#services/order/order-lookup.service.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { readVersionSchema } from '#tests/architecture/version-schema.ts';
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
  expect([refused.kind, refused.message]).toEqual(['refused', 'Please sign in to view the order.']);
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

const question = { number: '000000021', email: 'gus@example.com', postcode: '4000', lastname: 'Guest' };
const missing = {
  message: "We couldn't locate an order with the information provided.",
  extensions: { category: 'graphql-no-such-entity' },
  path: ['guestOrder'],
};

test.each([
  ['2.4.7', 'postcode', '4000'],
  ['2.4.8', 'lastname', 'Guest'],
  ['2.4.9', 'lastname', 'Guest'],
] as const)(
  'Magento %s is told the %s of an order that is looked up [BEY-22]',
  async (version, proof, value) => {
    const { transport, sent } = transportTo(json({ data: null, errors: [missing] }), {
      version,
      layer: 'stock',
    });
    const failure = await failureOf(ask(createOrderLookupService(transport).findOrder, { question }));
    expect(failure.message).toContain(proof === 'lastname' ? 'last name' : 'postcode');
    const { query, variables } = JSON.parse(sent[0]?.body ?? '{}') as {
      readonly query: string;
      readonly variables: { readonly question: object };
    };
    const { number, email } = question;
    expect(variables).toEqual({ question: { number, email, [proof]: value } });
    const schema = readVersionSchema('stock', version);
    const document = parse(query);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(validate(schema, document)).toEqual([]);
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors).toBeUndefined();
  },
);
