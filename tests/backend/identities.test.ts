/** Operation by identity: Alice's data is answered to and changed by Alice alone. */
import { describe, expect, test } from 'vitest';
import { bearing, openPeopleShop, orderBefore, password, tokenOf } from './people-shop.ts';
import type { ShopClient } from './shop-client.ts';

type Identity = 'owner' | 'guest' | 'expired' | 'forged' | 'customer' | 'companyAdmin' | 'colleague';
const others: readonly Identity[] = ['guest', 'expired', 'forged', 'customer', 'companyAdmin', 'colleague'];

let time = new Date('2026-11-21T08:00:00Z').getTime();
const shop = await openPeopleShop({ clock: () => new Date(time) });
const old = await tokenOf(shop, 'alice');
time += 3601_000;
const clients: Readonly<Record<Identity, ShopClient>> = {
  owner: bearing(shop, await tokenOf(shop, 'alice')),
  guest: shop,
  expired: bearing(shop, old),
  forged: bearing(shop, `${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`),
  customer: bearing(shop, await tokenOf(shop, 'bob')),
  companyAdmin: bearing(shop, await tokenOf(shop, 'dora')),
  // in one account with Alice, but no longer active there
  colleague: bearing(shop, await tokenOf(shop, 'carol')),
};
const cartId: string = (await clients.owner.graphql('{ customerCart { id } }')).data.customerCart.id;

await orderBefore(shop, '000001', 2, 'INV-1002');
await shop.rows(
  `insert into delivery (order_id, token_hash, window_code, deliver_on, starts_at, ends_at, status, instructions)
   select id, encode(sha256('mailed'), 'hex'), 'monday', '2030-11-25', '07:00', '11:00', 'planned', 'Alice’s gate' from sales_order`,
);

type Act = (client: ShopClient) => Promise<unknown>;
const ask =
  (query: string): Act =>
  (client) =>
    client.graphql(query);
const rest =
  (method: string, path: string, body?: object): Act =>
  (client) =>
    client.rest(method, path, body);

const address = '{ firstname: "Eve" city: "Stolen" }';
const guestAddress = `{ firstname: "Eve", lastname: "E", street: ["1 Elm St"], city: "Stolen", region: "QLD",
  postcode: "4000", country_code: "AU", telephone: "07 3000 0000" }`;

const reads: readonly (readonly [string, Act])[] = [
  [
    'customer',
    ask('{ customer { email addresses { street } accounts { name related_customers { email } } } }'),
  ],
  ['company', ask('{ company { name company_admin { email addresses { street } } } }')],
  ['billingInvoices', ask('{ billingInvoices { items { number } } }')],
  ['equipmentServices', ask('{ equipmentServices { serial_number } }')],
  ['activeOrders', ask('{ activeOrders { items { deliveries { order_number instructions } } } }')],
  ['cart', ask(`{ cart(cart_id: "${cartId}") { id email itemsV2 { total_count } } }`)],
  ['GET customers/me', rest('GET', '/customers/me')],
  [
    'the invoice as PDF',
    async (client) => {
      const response = await client.fetch('/billing/invoice/INV-1001.pdf');
      return response.status === 200 ? { number: 'INV-1001' } : { errors: response.status };
    },
  ],
];

const writes: readonly (readonly [string, Act])[] = [
  ['updateCustomerAddress', ask(`mutation { updateCustomerAddress(id: 1, input: ${address}) { city } }`)],
  ['deleteCustomerAddress', ask('mutation { deleteCustomerAddress(id: 2) }')],
  [
    'updateRelatedCustomer',
    ask('mutation { updateRelatedCustomer(input: {customer_id: 1, account_id: 1, mobile: "1"}) { id } }'),
  ],
  [
    'updateRelatedCustomer, active',
    ask('mutation { updateRelatedCustomer(input: {customer_id: 3, account_id: 1, active: true}) { id } }'),
  ],
  ['setDefaultAccount', ask('mutation { setDefaultAccount(account_id: 2) { email } }')],
  ['requestEquipmentService', ask('mutation { requestEquipmentService(equipment_id: 1) { serial_number } }')],
  ['invoiceToPay', ask('{ invoiceToPay(number: "INV-1002") { invoice { number } } }')],
  [
    'settleInvoicePayment',
    ask('mutation { settleInvoicePayment(number: "INV-1002", request_id: "request-1") { is_paid } }'),
  ],
  [
    'payBillingInvoice',
    ask(
      `mutation { payBillingInvoice(input: { number: "INV-1002", amount: 17.9, request_id: "request-2",
        payment_method: { code: "braintree", braintree: { payment_method_nonce: "x", is_active_payment_token_enabler: false } } }) { status } }`,
    ),
  ],
  ['deliveryChoices', ask('{ deliveryChoices(delivery_id: 1) { code } }')],
  [
    'updateDelivery',
    ask('mutation { updateDelivery(delivery_id: 1, input: { instructions: "Eve" }) { instructions } }'),
  ],
  [
    'resetPassword',
    ask(
      `mutation { resetPassword(email: "alice@example.com", resetPasswordToken: "guess", newPassword: "${password}2") }`,
    ),
  ],
  [
    'addProductsToCart',
    ask(
      `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [{sku: "BOTTLE", quantity: 1}]) { cart { id } } }`,
    ),
  ],
  [
    'setShippingAddressesOnCart',
    ask(
      `mutation { setShippingAddressesOnCart(input: {cart_id: "${cartId}",
        shipping_addresses: [{address: ${guestAddress}}]}) { cart { email } } }`,
    ),
  ],
  [
    'setExternalIdOnCart',
    ask(
      `mutation { setExternalIdOnCart(cart_id: "${cartId}", external_id: 70001, account_id: 1) { cart { id } } }`,
    ),
  ],
  ['placeOrder', ask(`mutation { placeOrder(input: {cart_id: "${cartId}"}) { orderV2 { number } } }`)],
];

const hers = /alice@|Alice|2 George St|INV-100|"SN-1"/;

/** Everything of hers, as it is stored. */
async function state(): Promise<string> {
  const tables = await Promise.all([
    shop.rows('select * from customer where id = 1'),
    shop.rows('select * from customer_address where customer_id = 1 order by id'),
    shop.rows('select * from account_member order by account_id, customer_id'),
    shop.rows('select * from equipment order by id'),
    shop.rows('select * from quote where customer_id = 1'),
    shop.rows('select i.* from quote_item i join quote q on q.id = i.quote_id where q.customer_id = 1'),
    shop.rows('select a.* from quote_address a join quote q on q.id = a.quote_id where q.customer_id = 1'),
    shop.rows('select id from sales_order'),
    shop.rows('select * from delivery'),
    shop.rows('select * from invoice_payment'),
    shop.rows('select number, balance from billing_invoice'),
  ]);
  return JSON.stringify(tables);
}

describe.each(others)('asked by another identity: %s', (identity) => {
  test.each(reads)('%s answers nothing of hers [X3]', async (_, act) => {
    expect(JSON.stringify(await act(clients[identity]))).not.toMatch(hers);
  });

  test.each(writes)('%s is refused and changes nothing of hers [X3]', async (name, act) => {
    const before = await state();
    const answer = (await act(clients[identity])) as { readonly errors?: unknown; readonly data?: object };
    const refusals =
      answer.data && Object.values(answer.data).some((one) => JSON.stringify(one)?.includes('"errors":['));
    expect(answer.errors ?? refusals, name).toBeTruthy();
    expect(JSON.stringify(answer)).not.toMatch(/"SN-1"|Alice|2 George St/);
    expect(await state()).toBe(before);
  });
});

test.each(reads.filter(([name]) => name !== 'company'))(
  'asked by the owner %s is answered [X3]',
  async (_, act) => {
    const answer = (await act(clients.owner)) as { readonly errors?: unknown };
    expect(answer.errors).toBeUndefined();
    expect(JSON.stringify(answer)).toMatch(hers);
  },
);

test('asked by the owner address, default account, delivery and service request are changed [X3]', async () => {
  const changes = ['updateCustomerAddress', 'setDefaultAccount', 'requestEquipmentService', 'updateDelivery'];
  for (const [name, act] of writes.filter(([one]) => changes.includes(one))) {
    const before = await state();
    expect(await act(clients.owner), name).not.toHaveProperty('errors');
    expect(await state(), name).not.toBe(before);
  }
});
