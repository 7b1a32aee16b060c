/** Orders of every kind, read back by their owner, bought again, delivered. */
import { expect, test } from 'vitest';
import { addTheseTo, signIn, uid } from './kinds-shop.ts';
import { bill, deliver, openOrderRoom, place } from './order-room.ts';
import { newNonce, type ShopClient } from './shop-client.ts';

const { alice, clock, ownCart, rows, shop } = await openOrderRoom();

type Json = ReturnType<typeof JSON.parse>;

const ordersQuery = `query ($f: CustomerOrdersFilterInput, $s: CustomerOrderSortInput, $p: Int, $n: Int) {
  customer { orders(filter: $f, sort: $s, currentPage: $p, pageSize: $n) { total_count
    page_info { current_page total_pages } items { number status shipping_method is_virtual
      items { __typename product_sku product_type status selected_options { label value } entered_options { label value }
        ... on BundleOrderItem { bundle_options { label values { product_sku quantity } } }
        ... on DownloadableOrderItem { downloadable_links { title } }
        ... on GiftCardOrderItem { gift_card { recipient_name } } }
      payment_methods { type additional_data { name value } } applied_coupons { code }
      total { grand_total { value } discounts { label amount { value } } }
      invoices { number items { quantity_invoiced } } shipments { number items { product_sku } } } } } }`;

const history = async (variables: object = {}, client: ShopClient = alice): Promise<Json> => {
  const answer = await client.graphql(ordersQuery, { p: 1, n: 10, ...variables });
  return answer.errors ? answer : answer.data.customer.orders;
};

test('GEN-01 a customer’s order holds every kind, and is read back with what was chosen', async () => {
  const id = await ownCart();
  await addTheseTo(
    alice,
    id,
    { sku: 'FLASK', quantity: 2, selected_options: [uid('configurable/93/7')] },
    { sku: 'PACK', quantity: 1, selected_options: [uid('bundle/1/1/1')] },
    { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable/1')] },
    { sku: 'LATER', quantity: 3 },
  );
  await deliver(alice, id);
  await bill(alice, id);
  const nonce = await newNonce(shop);
  const placed = await place(alice, id, {
    code: 'braintree',
    braintree: { payment_method_nonce: nonce, is_active_payment_token_enabler: true },
  });
  expect(placed.errors).toEqual([]);
  const [order] = (await history()).items;
  expect(order).toMatchObject({
    number: placed.orderV2.number,
    status: 'Pending',
    is_virtual: false,
    items: [
      {
        __typename: 'OrderItem',
        product_sku: 'FLASK-RED',
        selected_options: [{ label: 'Colour', value: 'Red' }],
      },
      {
        __typename: 'BundleOrderItem',
        bundle_options: [{ label: 'Cooler', values: [{ product_sku: 'FIZZ' }] }],
      },
      { __typename: 'DownloadableOrderItem', downloadable_links: [{ title: 'PDF' }], status: 'Invoiced' },
      { product_sku: 'LATER' },
    ],
    invoices: [{ number: placed.orderV2.number }],
    shipments: [],
  });
  const stock = await rows(
    `select sku, stock from product where sku in ('FLASK-RED', 'FIZZ', 'LATER') order by sku`,
  );
  expect(stock).toEqual([
    { sku: 'FIZZ', stock: 99 },
    { sku: 'FLASK-RED', stock: 3 },
    { sku: 'LATER', stock: -3 },
  ]);
});

const vault = (hash: string) => ({ code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: hash } });

const tokens = async () =>
  (await alice.graphql('{ customerPaymentTokens { items { public_hash payment_method_code details } } }'))
    .data.customerPaymentTokens.items;

test('PAY-02 the card was kept: it pays again by its hash, and can be forgotten', async () => {
  const [saved] = await tokens();
  expect(JSON.parse(saved.details)).toEqual({ type: 'VI', maskedCC: '1111', expirationDate: '12/2031' });
  const id = await ownCart();
  await addTheseTo(alice, id, { sku: 'SERVICE', quantity: 1 });
  await bill(alice, id);
  expect((await place(alice, id, vault('nope'))).errors[0].message).toBe('No available payment tokens');
  expect((await place(alice, id, vault(saved.public_hash))).errors).toEqual([]);
  expect((await history()).items[0]).toMatchObject({ is_virtual: true, shipping_method: null });
  const forget = 'mutation ($h: String!) { deletePaymentToken(public_hash: $h) { result } }';
  expect((await alice.graphql(forget, { h: saved.public_hash })).data.deletePaymentToken.result).toBe(true);
  expect((await alice.graphql(forget, { h: saved.public_hash })).errors[0]).toMatchObject({
    message: `Could not find a token using public hash: ${saved.public_hash}`,
    extensions: { category: 'graphql-no-such-entity' },
  });
  expect(await tokens()).toEqual([]);
});

test('BEY-12 the history is filtered, sorted and paged, and an order is bought again', async () => {
  const all = await history({ s: { sort_field: 'NUMBER', sort_direction: 'ASC' } });
  expect(all.total_count).toBe(2);
  const [first] = all.items;
  expect((await history({ f: { number: { eq: first.number } } })).total_count).toBe(1);
  expect((await history({ f: { status: { eq: 'complete' } } })).total_count).toBe(0);
  expect(await history({ p: 9 })).toMatchObject({
    items: [],
    page_info: { current_page: 9, total_pages: 1 },
  });
  expect((await history({ p: 0 })).errors[0].message).toBe('currentPage value must be greater than 0.');
  const { data } = await alice.graphql(
    'mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { total_quantity } userInputErrors { code path } } }',
    { n: first.number },
  );
  expect(data.reorderItems).toEqual({ cart: { total_quantity: 7 }, userInputErrors: [] });
  const again = await alice.graphql(
    'mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { total_quantity } userInputErrors { code path } } }',
    { n: first.number },
  );
  expect(again.data.reorderItems).toEqual({
    cart: { total_quantity: 12 },
    userInputErrors: [{ code: 'INSUFFICIENT_STOCK', path: ['orderItems', 'FLASK-RED'] }],
  });
  expect((await shop.graphql('{ customerOrders { items { id } } }')).errors[0].extensions.category).toBe(
    'graphql-authorization',
  );
});

test('a file can be fetched once it is paid, by its link alone', async () => {
  const { data } = await alice.graphql('{ customerDownloadableProducts { items { download_url status } } }');
  const [file] = data.customerDownloadableProducts.items;
  expect(file.status).toBe('Available');
  const { pathname } = new URL(file.download_url);
  expect((await shop.fetch(pathname)).headers.get('content-disposition')).toContain('guide.pdf');
  expect((await shop.fetch(`${pathname}x`)).status).toBe(404);
});

test('ROUTE-02 the delivery is planned in a window, confirmed by its link, and delivered once its day has passed', async () => {
  const [{ token, deliver_on: day }] = await rows('select token, deliver_on::text from delivery limit 1');
  expect(day).toBe('2026-11-23');
  const [mail] = await rows(`select recipient, text from mail_message where kind = 'deliveryConfirmation'`);
  expect(mail).toMatchObject({
    recipient: 'alice@example.com',
    text: expect.stringContaining(`token=${token}`),
  });
  const fields = '{ date starts_at status confirmed instructions address { city } }';
  const notice = async () =>
    (await shop.graphql(`query ($t: String!) { deliveryNotice(token: $t) ${fields} }`, { t: token })).data
      .deliveryNotice;
  const confirm = (instructions?: string) =>
    shop.graphql(
      `mutation ($t: String!, $i: String) { confirmDelivery(token: $t, instructions: $i) ${fields} }`,
      { t: token, i: instructions },
    );
  expect(await notice()).toMatchObject({
    date: day,
    starts_at: '07:00',
    status: 'PLANNED',
    confirmed: false,
  });
  await confirm('Behind the gate');
  expect((await confirm()).data.confirmDelivery).toMatchObject({
    status: 'CONFIRMED',
    confirmed: true,
    instructions: 'Behind the gate',
  });
  const active = '{ activeOrders { total_count items { order { number } deliveries { status } } } }';
  expect((await alice.graphql(active)).data.activeOrders.total_count).toBe(1);
  const before = clock.now;
  clock.now = new Date('2026-11-24T03:00:00Z');
  expect((await notice()).status).toBe('DELIVERED');
  expect((await confirm('Too late')).errors[0].extensions.category).toBe('graphql-input');
  const done = (await history({ f: { status: { eq: 'Complete' } } }, await signIn(shop))).items;
  expect(done.at(-1)).toMatchObject({ status: 'Complete', shipments: [{ items: [{}, {}, {}] }] });
  clock.now = before;
  expect((await shop.graphql('{ deliveryNotice(token: "no") { id } }')).errors[0].extensions.category).toBe(
    'graphql-no-such-entity',
  );
});
