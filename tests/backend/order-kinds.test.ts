/** An order of every kind through its life: placed, read back, bought again, delivered. */
import { expect, test } from 'vitest';
import { signIn, uid } from './kinds-shop.ts';
import { refusal } from './open-shop.ts';
import { bill, openOrderRoom, place, readyCartOf, addressInput } from './order-room.ts';
import { addTo, newNonce, type Row, type ShopClient } from './shop-client.ts';

const { alice, clock, guestCart, ownCart, pay, rows, shop } = await openOrderRoom();

const ordersQuery = `query ($f: CustomerOrdersFilterInput, $s: CustomerOrderSortInput, $p: Int, $n: Int) {
  customer { orders(filter: $f, sort: $s, currentPage: $p, pageSize: $n) { total_count
    page_info { current_page total_pages } items { number status shipping_method is_virtual
      items { __typename product_sku status selected_options { label value }
        ... on BundleOrderItem { bundle_options { label values { product_sku } } }
        ... on DownloadableOrderItem { downloadable_links { title } } }
      invoices { number } shipments { items { product_sku } } } } } }`;

const history = async (variables: object = {}, client: ShopClient = alice): Promise<Row> => {
  const answer = await client.graphql(ordersQuery, { p: 1, n: 10, ...variables });
  return answer.errors ? answer : answer.data.customer.orders;
};

test('a customer’s order of several kinds is read back with what was chosen, and takes its stock [GEN-01]', async () => {
  const id = await readyCartOf(
    alice,
    await ownCart(),
    { sku: 'FLASK', quantity: 2, selected_options: [uid('configurable/93/7')] },
    { sku: 'PACK', quantity: 1, selected_options: [uid('bundle/1/1/1')] },
    { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable/1')] },
    { sku: 'LATER', quantity: 3 },
  );
  const nonce = await newNonce(shop);
  const placed = await place(alice, id, {
    code: 'braintree',
    braintree: { payment_method_nonce: nonce, is_active_payment_token_enabler: true },
  });
  expect(placed.errors).toEqual([]);
  expect((await history()).items[0]).toMatchObject({
    number: placed.orderV2.number,
    status: 'Pending',
    is_virtual: false,
    items: [
      { product_sku: 'FLASK-RED', selected_options: [{ label: 'Colour', value: 'Red' }] },
      { bundle_options: [{ label: 'Cooler', values: [{ product_sku: 'FIZZ' }] }] },
      { __typename: 'DownloadableOrderItem', downloadable_links: [{ title: 'PDF' }], status: 'Invoiced' },
      { product_sku: 'LATER' },
    ],
    invoices: [{ number: placed.orderV2.number }],
    shipments: [],
  });
  expect(
    await rows(`select sku, stock from product where sku in ('FLASK-RED', 'FIZZ', 'LATER') order by sku`),
  ).toEqual([
    { sku: 'FIZZ', stock: 99 },
    { sku: 'FLASK-RED', stock: 3 },
    { sku: 'LATER', stock: -3 },
  ]);
});

const saved = (own: string) => ({ code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: own } });

test('the saved card pays again by its hash, and can be deleted [PAY-02]', async () => {
  const tokens = async () =>
    (await alice.graphql('{ customerPaymentTokens { items { public_hash details } } }')).data
      .customerPaymentTokens.items;
  const [{ public_hash: hash, details }] = await tokens();
  expect(JSON.parse(details)).toEqual({ type: 'VI', maskedCC: '1111', expirationDate: '12/2031' });
  const id = await ownCart();
  await addTo(alice, id, 'SERVICE', 1);
  await bill(alice, id);
  expect((await place(alice, id, saved('nope'))).errors[0].message).toBe('No available payment tokens');
  expect((await place(alice, id, saved(hash))).errors).toEqual([]);
  expect((await history()).items[0]).toMatchObject({ is_virtual: true, shipping_method: null });
  const remove = () =>
    alice.graphql('mutation ($h: String!) { deletePaymentToken(public_hash: $h) { result } }', { h: hash });
  expect((await remove()).data.deletePaymentToken.result).toBe(true);
  expect((await remove()).errors).toMatchObject(
    refusal(`Could not find a token using public hash: ${hash}`, 'no-such-entity'),
  );
  expect(await tokens()).toEqual([]);
});

test('the history is filtered, sorted and paged, and an order is bought again [BEY-12]', async () => {
  const all = await history({ s: { sort_field: 'NUMBER', sort_direction: 'ASC' } });
  expect(all.total_count).toBe(2);
  const [{ number }] = all.items;
  expect((await history({ f: { number: { eq: number } } })).total_count).toBe(1);
  expect((await history({ f: { status: { eq: 'complete' } } })).total_count).toBe(0);
  const page = { items: [], page_info: { current_page: 9, total_pages: 1 } };
  expect(await history({ p: 9 })).toMatchObject(page);
  expect((await history({ p: 0 })).errors[0].message).toBe('currentPage value must be greater than 0.');
  const reorder = async () =>
    (
      await alice.graphql(
        'mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { total_quantity } userInputErrors { code path } } }',
        { n: number },
      )
    ).data.reorderItems;
  expect(await reorder()).toEqual({ cart: { total_quantity: 7 }, userInputErrors: [] });
  expect(await reorder()).toEqual({
    cart: { total_quantity: 12 },
    userInputErrors: [{ code: 'INSUFFICIENT_STOCK', path: ['orderNumber'] }],
  });
  const guest = await shop.graphql('{ customerOrders { items { id } } }');
  expect(guest.errors[0].extensions.category).toBe('graphql-authorization');
});

test('a paid file is downloaded by its link alone [CAT-02]', async () => {
  const { data } = await alice.graphql('{ customerDownloadableProducts { items { download_url status } } }');
  const [file] = data.customerDownloadableProducts.items;
  expect(file.status).toBe('Available');
  const { pathname } = new URL(file.download_url);
  expect((await shop.fetch(pathname)).headers.get('content-disposition')).toContain('guide.pdf');
  expect((await shop.fetch(`${pathname}x`)).status).toBe(404);
});

test('a delivery is planned, confirmed by its mailed link, and delivered after its day [ROUTE-02]', async () => {
  const [{ hash, day }] = await rows('select token_hash as hash, deliver_on::text as day from delivery');
  expect(day).toBe('2026-11-23');
  const [mail] = await rows(`select recipient, text from mail_message where kind = 'deliveryConfirmation'`);
  const token = /token=([\w-]+)/.exec(mail?.['text'])?.[1] ?? hash;
  expect([mail?.['recipient'], token]).toEqual(['alice@example.com', expect.not.stringContaining(hash)]);
  const fields = '{ date starts_at status confirmed instructions address { city } }';
  const notice = async (t = token) =>
    shop.graphql(`query ($t: String!) { deliveryNotice(token: $t) ${fields} }`, { t });
  const confirm = (instructions?: string) =>
    shop.graphql(
      `mutation ($t: String!, $i: String) { confirmDelivery(token: $t, instructions: $i) ${fields} }`,
      { t: token, i: instructions },
    );
  const planned = { date: day, starts_at: '07:00', status: 'PLANNED', confirmed: false };
  expect((await notice()).data.deliveryNotice).toMatchObject(planned);
  await confirm('Behind the gate');
  expect((await confirm()).data.confirmDelivery).toMatchObject({
    status: 'CONFIRMED',
    confirmed: true,
    instructions: 'Behind the gate',
  });
  expect((await alice.graphql('{ activeOrders { total_count } }')).data.activeOrders.total_count).toBe(1);
  clock.now = new Date('2026-11-24T03:00:00Z');
  expect((await notice()).data.deliveryNotice.status).toBe('DELIVERED');
  expect((await confirm('Too late')).errors[0].extensions.category).toBe('graphql-input');
  const done = (await history({ f: { status: { eq: 'Complete' } } }, await signIn(shop))).items;
  expect(done.at(-1)).toMatchObject({ status: 'Complete', shipments: [{ items: [{}, {}, {}] }] });
  expect((await notice('no')).errors[0].extensions.category).toBe('graphql-no-such-entity');
});

test.each([
  ['filters: { city: { eq: "Sydney" } }', 'sydney'],
  ['filters: { name: { like: "%DEPOT" }, postcode: { in: ["4000"] } }', 'brisbane'],
  ['area: { search_term: "4000:AU", radius: 50 }', 'brisbane'],
  ['area: { search_term: "sydney:AU", radius: 1000 }', 'sydney brisbane'],
])('pickup locations with %s are %s [CHK-09]', async (parameters, expected) => {
  const { data, errors } = await shop.graphql(
    `{ pickupLocations(${parameters}) { total_count items { pickup_location_code } } }`,
  );
  expect(errors).toBeUndefined();
  const { total_count: total, items } = data.pickupLocations;
  expect(total).toBeGreaterThanOrEqual(items.length);
  expect(items.map((one: Row) => one.pickup_location_code).join(' ')).toBe(expected);
});

const bottles = { sku: 'BOTTLE', quantity: 2 };

const { country_code: countryId, region: _, ...written } = addressInput;
const ola = { firstname: 'Ola', lastname: 'Berg', telephone: '0400 111 222' };
const atHome = { ...written, ...ola, street: ['9 Home St'], country_id: countryId };
const at = (code: string) => ({ ...atHome, extension_attributes: { pickup_location_code: code } });

test('by REST pickup is offered for an existing location and for no other address [CHK-09]', async () => {
  const id = await guestCart(bottles);
  const offered = async (address: object): Promise<string[]> => {
    const { body } = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, { address });
    return body.map((one: Row) => one.carrier_code);
  };
  expect(await offered(at('sydney'))).toContain('instore');
  expect(await offered(at('moon'))).not.toContain('instore');
  expect(await offered(atHome)).not.toContain('instore');
});

test('a collected order keeps its location and plans no delivery [CHK-09]', async () => {
  const id = await guestCart(bottles);
  const chosen = { shipping_carrier_code: 'instore', shipping_method_code: 'pickup' };
  const addressInformation = { shipping_address: at('sydney'), ...chosen };
  await shop.rest('POST', `/guest-carts/${id}/shipping-information`, { addressInformation });
  expect((await pay(id, { method: 'checkmo' })).status).toBe(200);
  const [order] = await rows('select * from sales_order order by id desc limit 1');
  expect(order).toMatchObject({
    pickup_location_code: 'sydney',
    shipping_carrier: 'instore',
    grand_total: 2500,
    shipping_address: { city: 'Sydney', street: ['2 Depot Rd'] },
  });
  expect(await rows(`select id from delivery where order_id = ${order.id}`)).toEqual([]);
  const [mail] = await rows(
    "select text from mail_message where kind = 'orderReceipt' order by id desc limit 1",
  );
  expect(mail.text).toContain('Collect it from:\nSydney depot\n2 Depot Rd');
  expect(mail.text).toContain('It waits there for Ola Berg, 0400 111 222.');
  expect(mail.text).not.toContain('It goes to');
});
