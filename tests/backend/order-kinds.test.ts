/** Orders of every kind, read back by their owner: lines, promotions, payments, deliveries, mails. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#backend/database/database.ts';
import { addTheseTo, kindsShop, signIn, uid } from './kinds-shop.ts';
import { brisbane, newNonce, setShipping, startShop, type ShopClient } from './shop-client.ts';

type Json = ReturnType<typeof JSON.parse>;

let now = new Date('2026-11-20T03:00:00Z');
const opened: Database[] = [];
const seed = {
  ...kindsShop,
  storeConfig: {
    ...kindsShop.storeConfig,
    timezone: 'Australia/Brisbane',
    'payment/checkmo/active': true,
    'payment/purchaseorder/active': true,
    'payment/braintree_cc_vault/active': true,
    'payment/braintree_paypal/active': true,
    'payment/afterpay/active': true,
  },
};
const shop = await startShop({ seed, clock: () => now, opened: (database) => opened.push(database) });
const alice = await signIn(shop, 'alice@example.com');
afterAll(() => shop.backend.close());

const rows = async (statement: string): Promise<Json[]> => {
  const result = await opened[0]?.execute(sql.raw(statement));
  return [...(result?.rows ?? [])];
};

const ownCart = async (client: ShopClient = alice): Promise<string> =>
  (await client.graphql('{ customerCart { id } }')).data.customerCart.id;

const guestCart = async (...items: object[]): Promise<string> => {
  const id = (await shop.graphql('mutation { createEmptyCart }')).data.createEmptyCart;
  await addTheseTo(shop, id, ...items);
  return id;
};

const deliver = (client: ShopClient, id: string) =>
  client.graphql(
    `mutation ($id: String!, $a: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $a }] }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "van", method_code: "standard" }] }) { cart { id } } }`,
    { id, a: addressInput },
  );

const addressInput = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['1 Queen St'],
  city: 'Brisbane',
  region: 'QLD',
  region_id: 608,
  postcode: '4000',
  country_code: 'AU',
  telephone: '0730000000',
};

const bill = (client: ShopClient, id: string) =>
  client.graphql(
    `mutation ($id: String!, $a: CartAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $a } }) { cart { id } } }`,
    { id, a: addressInput },
  );

const place = async (client: ShopClient, id: string, payment: object): Promise<Json> => {
  const answer = await client.graphql(
    `mutation ($id: String!, $p: PaymentMethodInput!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: $p }) {
        orderV2 { number token status } errors { code message } } }`,
    { id, p: payment },
  );
  return answer.data?.setPaymentMethodAndPlaceOrder ?? answer;
};

const pay = (id: string, paymentMethod: object) =>
  shop.rest('POST', `/guest-carts/${id}/payment-information`, {
    email: 'gina@example.com',
    paymentMethod,
    billingAddress: brisbane,
  });

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

test('PAY-02 the card was kept: it pays again by its hash, and can be forgotten', async () => {
  const tokens = async () =>
    (await alice.graphql('{ customerPaymentTokens { items { public_hash payment_method_code details } } }'))
      .data.customerPaymentTokens.items;
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
  const before = now;
  now = new Date('2026-11-24T03:00:00Z');
  expect((await notice()).status).toBe('DELIVERED');
  expect((await confirm('Too late')).errors[0].extensions.category).toBe('graphql-input');
  const done = (await history({ f: { status: { eq: 'Complete' } } }, await signIn(shop))).items;
  expect(done.at(-1)).toMatchObject({ status: 'Complete', shipments: [{ items: [{}, {}, {}] }] });
  now = before;
  expect((await shop.graphql('{ deliveryNotice(token: "no") { id } }')).errors[0].extensions.category).toBe(
    'graphql-no-such-entity',
  );
});

test('PROMO-01 GIFT-01 a gift card pays it all, its balance falls, and the coupon is counted', async () => {
  const id = await guestCart({ sku: 'BOTTLE', quantity: 2 });
  await setShipping(shop, id);
  await rows(
    `update quote set coupon_code = 'SAVE10', gift_card_codes = '["CARD-100"]' where masked_id = '${id}'`,
  );
  expect((await pay(id, { method: 'checkmo' })).body.message).toBe(
    'The requested Payment Method is not available.',
  );
  expect((await pay(id, { method: 'free' })).status).toBe(200);
  expect(await rows(`select balance from gift_card where code = 'CARD-100'`)).toEqual([{ balance: 6750 }]);
  expect(await rows(`select times_used from coupon where code = 'SAVE10'`)).toEqual([{ times_used: 1 }]);
});

test('CAT-02 a gift card that was bought and paid is mailed to whom it is for, and works', async () => {
  const id = await guestCart({
    sku: 'VOUCHER',
    quantity: 1,
    selected_options: [uid('giftcard/giftcard_amount/25')],
    entered_options: [
      { uid: uid('giftcard/giftcard_sender_name'), value: 'Gina' },
      { uid: uid('giftcard/giftcard_sender_email'), value: 'gina@example.com' },
      { uid: uid('giftcard/giftcard_recipient_name'), value: 'Rita' },
      { uid: uid('giftcard/giftcard_recipient_email'), value: 'rita@example.com' },
    ],
  });
  const paid = await pay(id, {
    method: 'braintree',
    additional_data: { payment_method_nonce: await newNonce(shop) },
  });
  expect(paid.status).toBe(200);
  const [made] = await rows('select code, balance from gift_card where order_item_id is not null');
  expect(made.balance).toBe(2500);
  const [mail] = await rows(`select recipient, text from mail_message where kind = 'giftCard'`);
  expect(mail).toMatchObject({ recipient: 'rita@example.com', text: expect.stringContaining(made.code) });
});

test('GEN-03 a purchase order wants its number, instalments want an approval', async () => {
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  expect((await pay(id, { method: 'purchaseorder' })).body.message).toBe(
    'Purchase order number is a required field.',
  );
  expect((await pay(id, { method: 'afterpay' })).status).toBe(400);
  const process = await shop.fetch('/afterpay/payment/process', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'gina@example.com', cart: id }),
  });
  expect(await process.json()).toMatchObject({
    success: true,
    redirect_url: expect.stringContaining('/checkout'),
  });
  expect((await pay(id, { method: 'afterpay' })).status).toBe(200);
});

test('PAY-02 PayPal: the approval becomes a nonce that pays by that method alone', async () => {
  const { data } = await shop.graphql('mutation { createBraintreePayPalClientToken }');
  const token = JSON.parse(Buffer.from(data.createBraintreePayPalClientToken, 'base64').toString());
  const approve = async (payer: string) => {
    const response = await shop.fetch('/undefined/v1/payment_methods/paypal_accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint: token.authorizationFingerprint,
        paypalAccount: { paymentToken: 'PAY-1', payerId: payer },
      }),
    });
    return ((await response.json()) as Json).paypalAccounts[0].nonce as string;
  };
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  const by = (method: string, nonce: string) =>
    pay(id, { method, additional_data: { payment_method_nonce: nonce } });
  expect((await by('braintree', await approve('pat@example.com'))).status).toBe(400);
  expect((await by('braintree_paypal', await approve('declined@example.com'))).status).toBe(400);
  expect((await by('braintree_paypal', await approve('pat@example.com'))).status).toBe(200);
  expect(await rows(`select payer_email from order_payment where method = 'braintree_paypal'`)).toEqual([
    { payer_email: 'pat@example.com' },
  ]);
});

test('BEY-01 the card whose answer is lost: the order stands, and nothing usable comes back', async () => {
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  const nonce = await newNonce(shop, '4000111111111511');
  await expect(
    pay(id, { method: 'braintree', additional_data: { payment_method_nonce: nonce } }),
  ).rejects.toThrow();
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  expect(body).toMatchObject({ is_active: false, reserved_order_id: expect.stringMatching(/^\d{9}$/) });
});

test('CART-05 a guest places nobody’s cart but a guest’s', async () => {
  const id = await ownCart(await signIn(shop));
  const answer = await place(shop, id, { code: 'checkmo' });
  expect(answer.errors[0]).toMatchObject({
    message: `The current user cannot perform operations on cart "${id}"`,
    extensions: { category: 'graphql-authorization' },
  });
});
