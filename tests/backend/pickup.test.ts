/** Click and collect: the pickup locations, and carts and orders that are collected. */
import { expect, test } from 'vitest';
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
