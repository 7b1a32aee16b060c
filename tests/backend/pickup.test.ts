/** Click and collect: where an order can be fetched, and a cart that is (CHK-09). */
import { describe, expect, test } from 'vitest';
import { openOrderRoom } from './order-room.ts';

const { guestCart, pay, rows, shop } = await openOrderRoom();

type Json = ReturnType<typeof JSON.parse>;

async function codes(parameters: string): Promise<string[]> {
  const { data, errors } = await shop.graphql(
    `{ pickupLocations(${parameters}) { total_count items { pickup_location_code } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.pickupLocations.total_count).toBeGreaterThanOrEqual(data.pickupLocations.items.length);
  return data.pickupLocations.items.map((one: Json) => one.pickup_location_code);
}

describe('CHK-09 places to fetch orders', () => {
  test.each([
    ['pageSize: 20', ['brisbane', 'sydney']],
    ['filters: { city: { eq: "Sydney" } }', ['sydney']],
    ['filters: { name: { like: "%DEPOT" }, postcode: { in: ["4000"] } }', ['brisbane']],
    ['filters: { region: { neq: "Queensland" } }', ['sydney']],
    ['filters: { pickup_location_code: { eq: "nowhere" } }', []],
    ['sort: { postcode: ASC }', ['sydney', 'brisbane']],
    ['pageSize: 1, currentPage: 2', ['sydney']],
    ['area: { search_term: "4000:AU", radius: 50 }', ['brisbane']],
    ['area: { search_term: "sydney:AU", radius: 1000 }', ['sydney', 'brisbane']],
    ['area: { search_term: "4000:NZ", radius: 50 }', []],
  ])('%s', async (parameters, expected) => {
    expect(await codes(parameters)).toEqual(expected);
  });

  test('each says where it is and whom to ask', async () => {
    const { data } = await shop.graphql(
      '{ pickupLocations(filters: { pickup_location_code: { eq: "sydney" } }) { items { name street city postcode region region_id country_id phone email contact_name latitude } } }',
    );
    expect(data.pickupLocations.items).toEqual([
      {
        name: 'Sydney depot',
        street: '2 Depot Rd',
        city: 'Sydney',
        postcode: '2000',
        region: 'New South Wales',
        region_id: 606,
        country_id: 'AU',
        phone: '0730000000',
        email: 'shop@example.com',
        contact_name: 'Sam',
        latitude: -33.8688,
      },
    ]);
  });
});

const collector = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Home St'],
  city: 'Brisbane',
  region: 'QLD',
  region_id: 608,
  postcode: '4000',
  country_code: 'AU',
  telephone: '0730000000',
};

async function collectAt(id: string, code: string | null): Promise<Json> {
  return shop.graphql(
    `mutation ($id: String!, $address: CartAddressInput!, $code: String) {
      setShippingAddressesOnCart(
        input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }
      ) { cart { shipping_addresses {
        firstname street city postcode region { code label region_id } pickup_location_code
        available_shipping_methods { carrier_code method_code amount { value } }
      } } }
    }`,
    { id, address: collector, code },
  );
}

const choose = (id: string, carrier: string, method: string) =>
  shop.graphql(
    `mutation ($id: String!, $carrier: String!, $method: String!) {
      setShippingMethodsOnCart(
        input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }
      ) { cart { prices { grand_total { value } } } }
    }`,
    { id, carrier, method },
  );

const bottles = { sku: 'BOTTLE', quantity: 2 };

describe('CHK-09 a cart that is fetched', () => {
  test('its address is the place’s, under the shopper’s name, and fetching costs nothing', async () => {
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
        available_shipping_methods: [
          { carrier_code: 'instore', method_code: 'pickup', amount: { value: 0 } },
        ],
      },
    ]);
    const chosen = await choose(id, 'instore', 'pickup');
    expect(chosen.data.setShippingMethodsOnCart.cart.prices.grand_total.value).toBe(25);
  });

  test('an unknown place is refused and changes nothing', async () => {
    const id = await guestCart(bottles);
    await collectAt(id, 'brisbane');
    const { errors } = await collectAt(id, 'moon');
    expect(errors[0]).toMatchObject({
      message: 'Could not find a pickup location with code "moon"',
      extensions: { category: 'graphql-no-such-entity' },
    });
    const { data } = await shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { pickup_location_code } } }',
      { id },
    );
    expect(data.cart.shipping_addresses).toEqual([{ pickup_location_code: 'brisbane' }]);
  });

  test('fetching is offered only while a place is chosen', async () => {
    const id = await guestCart(bottles);
    await collectAt(id, 'brisbane');
    await choose(id, 'instore', 'pickup');
    await collectAt(id, null);
    expect((await choose(id, 'instore', 'pickup')).errors[0].message).toBe(
      'Carrier with such method not found: instore, pickup',
    );
  });

  test('the order keeps the place, and no van is planned for it', async () => {
    const id = await guestCart(bottles);
    await collectAt(id, 'sydney');
    await choose(id, 'instore', 'pickup');
    const { status, body } = await pay(id, { method: 'checkmo' });
    expect([status, body]).toEqual([200, expect.anything()]);
    const [order] = await rows('select * from sales_order order by id desc limit 1');
    expect(order).toMatchObject({ pickup_location_code: 'sydney', grand_total: 2500 });
    expect(order.shipping_address).toMatchObject({ city: 'Sydney', street: ['2 Depot Rd'] });
    expect(await rows(`select id from delivery where order_id = ${order.id}`)).toEqual([]);
  });
});

const atHome = {
  firstname: 'Ola',
  lastname: 'Berg',
  telephone: '0400 111 222',
  street: ['9 Home St'],
  city: 'Brisbane',
  region_id: 608,
  postcode: '4000',
  country_id: 'AU',
};
const at = (code: string) => ({ ...atHome, extension_attributes: { pickup_location_code: code } });

const offered = async (id: string, address: object): Promise<string[]> => {
  const { body } = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, { address });
  return body.map((one: Json) => one.carrier_code);
};

describe('CHK-09 by REST', () => {
  test('fetching is offered for a place there is, and for no other address', async () => {
    const id = await guestCart(bottles);
    expect(await offered(id, at('sydney'))).toContain('instore');
    expect(await offered(id, at('moon'))).not.toContain('instore');
    expect(await offered(id, atHome)).not.toContain('instore');
  });

  test('the order waits at the place for whoever fetches it, and the mail says where', async () => {
    const id = await guestCart(bottles);
    const addressInformation = {
      shipping_address: at('sydney'),
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
    };
    const saved = await shop.rest('POST', `/guest-carts/${id}/shipping-information`, { addressInformation });
    expect(saved.status).toBe(200);
    const { status } = await pay(id, { method: 'checkmo' });
    expect(status).toBe(200);
    const [order] = await rows('select * from sales_order order by id desc limit 1');
    expect(order).toMatchObject({ pickup_location_code: 'sydney', shipping_carrier: 'instore' });
    expect(order.shipping_address).toMatchObject({
      firstname: 'Ola',
      street: ['2 Depot Rd'],
      city: 'Sydney',
    });
    const [mail] = await rows(
      "select text from mail_message where kind = 'orderReceipt' order by id desc limit 1",
    );
    expect(mail.text).toContain('Collect it from:\nSydney depot\n2 Depot Rd');
    expect(mail.text).toContain('It waits there for Ola Berg, 0400 111 222.');
    expect(mail.text).not.toContain('It goes to');
  });
});
