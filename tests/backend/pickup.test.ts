/** Click and collect: the pickup locations, and carts and orders that are collected. */
import { expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import { openOrderRoom, addressInput } from './order-room.ts';
import type { Row } from './shop-client.ts';

const { guestCart, pay, rows, shop } = await openOrderRoom();

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

const collectAt = (id: string, code: string | null): Promise<Row> =>
  shop.graphql(
    `mutation ($id: String!, $address: CartAddressInput!, $code: String) { setShippingAddressesOnCart(
      input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }
    ) { cart { shipping_addresses {
      firstname street city postcode region { code label region_id } pickup_location_code
      available_shipping_methods { carrier_code method_code amount { value } } } } } }`,
    { id, address: { ...addressInput, street: ['9 Home St'] }, code },
  );

const choosePickup = (id: string) =>
  shop.graphql(
    `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] }) { cart { prices { grand_total { value } } } } }`,
    { id },
  );

const bottles = { sku: 'BOTTLE', quantity: 2 };
const noPickup = 'Carrier with such method not found: instore, pickup';

test('a collected cart has the location’s address under the shopper’s name, free of charge [CHK-09]', async () => {
  const id = await guestCart(bottles);
  const { data } = await collectAt(id, 'sydney');
  expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
    {
      firstname: 'Gina',
      street: ['2 Depot Rd'],
      city: 'Sydney',
      postcode: '2000',
      region: { code: 'NSW', label: 'New South Wales', region_id: 606 },
      pickup_location_code: 'sydney',
      available_shipping_methods: [{ carrier_code: 'instore', method_code: 'pickup', amount: { value: 0 } }],
    },
  ]);
  const chosen = await choosePickup(id);
  expect(chosen.data.setShippingMethodsOnCart.cart.prices.grand_total.value).toBe(25);
  // an unknown location is refused and changes nothing
  const { errors } = await collectAt(id, 'moon');
  expect(errors).toMatchObject(
    refusal('Could not find a pickup location with code "moon"', 'no-such-entity'),
  );
  const kept = 'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { pickup_location_code } } }';
  expect((await shop.graphql(kept, { id })).data.cart.shipping_addresses).toEqual([
    { pickup_location_code: 'sydney' },
  ]);
});

test('pickup is lost with its location, also when the billing address becomes the delivery address [CHK-09 SHIP-05]', async () => {
  const id = await guestCart(bottles);
  await collectAt(id, 'brisbane');
  await choosePickup(id);
  await collectAt(id, null);
  expect((await choosePickup(id)).errors[0].message).toBe(noPickup);
  await collectAt(id, 'brisbane');
  expect((await choosePickup(id)).errors).toBeUndefined();
  await shop.graphql(
    `mutation ($id: String!, $a: CartAddressInput!) { setBillingAddressOnCart(input: { cart_id: $id,
      billing_address: { address: $a, use_for_shipping: true } }) { cart { id } } }`,
    { id, a: addressInput },
  );
  expect((await choosePickup(id)).errors[0].message).toBe(noPickup);
});

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

test.each(['GraphQL', 'REST'])(
  'an order collected by %s keeps its location and plans no delivery [CHK-09]',
  async (api) => {
    const id = await guestCart(bottles);
    if (api === 'GraphQL') {
      await collectAt(id, 'sydney');
      await choosePickup(id);
    } else {
      const chosen = { shipping_carrier_code: 'instore', shipping_method_code: 'pickup' };
      const addressInformation = { shipping_address: at('sydney'), ...chosen };
      await shop.rest('POST', `/guest-carts/${id}/shipping-information`, { addressInformation });
    }
    expect((await pay(id, { method: 'checkmo' })).status).toBe(200);
    const [order] = await rows('select * from sales_order order by id desc limit 1');
    expect(order).toMatchObject({
      pickup_location_code: 'sydney',
      shipping_carrier: 'instore',
      grand_total: 2500,
      shipping_address: { city: 'Sydney', street: ['2 Depot Rd'] },
    });
    expect(await rows(`select id from delivery where order_id = ${order.id}`)).toEqual([]);
    if (api === 'GraphQL') return;
    const [mail] = await rows(
      "select text from mail_message where kind = 'orderReceipt' order by id desc limit 1",
    );
    expect(mail.text).toContain('Collect it from:\nSydney depot\n2 Depot Rd');
    expect(mail.text).toContain('It waits there for Ola Berg, 0400 111 222.');
    expect(mail.text).not.toContain('It goes to');
  },
);
