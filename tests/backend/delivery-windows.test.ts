/** Delivery slots: listed for a zone, chosen for a cart, full after the last order. */
import { beforeEach, expect, test } from 'vitest';
import { refusal } from './open-shop.ts';
import { openOrderRoom } from './order-room.ts';
import { brisbane, setShipping, type Row } from './shop-client.ts';

const { clock, guestCart, pay, rows, shippedCart, shop } = await openOrderRoom();

/** A Friday afternoon in Brisbane; the shop needs two days. */
const friday = new Date('2026-11-20T03:00:00Z');
beforeEach(async () => {
  clock.now = friday;
  await rows('delete from delivery');
});

const fields = 'code date starts_at ends_at remaining';

async function windowsAt(country: string, postcode: string): Promise<Row[]> {
  const query = `{ deliveryWindows(country_code: "${country}", postcode: "${postcode}") { ${fields} } }`;
  return (await shop.graphql(query)).data.deliveryWindows;
}

const choose = (id: string, code: string | null): Promise<Row> =>
  shop.graphql(
    `mutation ($id: String!, $code: String) {
      setDeliveryWindowOnCart(cart_id: $id, code: $code) { cart { delivery_window { ${fields} } } } }`,
    { id, code },
  );

async function chosenFor(id: string): Promise<Row> {
  const query = `query ($id: String!) { cart(cart_id: $id) { delivery_window { ${fields} } } }`;
  return (await shop.graphql(query, { id })).data.cart.delivery_window;
}

const bottle = { sku: 'BOTTLE', quantity: 1 };
const monday = { code: 'monday', date: '2026-11-23', starts_at: '07:00', ends_at: '11:00', remaining: 2 };
const nextFriday = { code: 'friday', date: '2026-11-27', starts_at: '12:00', ends_at: '16:00', remaining: 1 };

test('a zone’s slots are listed on their first day, soonest first, by the shop’s calendar [ROUTE-02]', async () => {
  expect(await windowsAt('AU', '4000')).toEqual([monday, nextFriday]);
  expect(await windowsAt('au', '4199')).toEqual([monday, nextFriday]);
  for (const [country = '', postcode = ''] of [
    ['NZ', '1010'],
    ['AU', '9999'],
    ['XX', '4000'],
  ])
    expect(await windowsAt(country, postcode)).toEqual([]);
  // already Sunday in Brisbane, still Saturday in Greenwich
  clock.now = new Date('2026-11-21T15:00:00Z');
  expect(await windowsAt('AU', '4000')).toEqual([nextFriday, { ...monday, date: '2026-11-30' }]);
});

test('a slot of its zone is chosen for a cart with an address, read back and taken back, an unknown one refused [CART-11]', async () => {
  const withoutAddress = await guestCart(bottle);
  expect((await choose(withoutAddress, 'monday')).errors[0].message).toBe(
    'The shipping address is missing. Set the address and try again.',
  );
  const id = await shippedCart(bottle);
  expect(await chosenFor(id)).toBeNull();
  const { data } = await choose(id, 'friday');
  expect(data.setDeliveryWindowOnCart.cart.delivery_window).toEqual(nextFriday);
  expect(await chosenFor(id)).toEqual(nextFriday);
  await choose(id, null);
  expect(await chosenFor(id)).toBeNull();
  await choose(id, 'monday');
  expect((await choose(id, 'midnight')).errors).toMatchObject(
    refusal('Could not find a delivery window with code "midnight"', 'no-such-entity'),
  );
  expect((await chosenFor(id)).code).toBe('monday');
  const { region: _region, region_id: _id, region_code: _code, ...rest } = brisbane;
  const far = await guestCart(bottle);
  await setShipping(shop, far, { ...rest, country_id: 'NZ', postcode: '1010' });
  expect((await choose(far, 'monday')).errors[0].message).toBe(
    'Could not find a delivery window with code "monday"',
  );
  expect(await chosenFor(far)).toBeNull();
});

test('the last place of a slot is sold once, and its other carts must choose again [CART-11]', async () => {
  const [first, second] = [await shippedCart(bottle), await shippedCart(bottle)];
  await choose(first, 'friday');
  await choose(second, 'friday');
  expect((await pay(first, { method: 'checkmo' })).status).toBe(200);
  expect(await rows('select window_code, deliver_on from delivery')).toEqual([
    { window_code: 'friday', deliver_on: '2026-11-27' },
  ]);
  expect((await windowsAt('AU', '4000')).map(({ remaining }) => remaining)).toEqual([2, 0]);
  expect((await choose(await shippedCart(bottle), 'friday')).errors).toMatchObject(
    refusal('The delivery window is full. Choose another.'),
  );
  expect((await pay(second, { method: 'checkmo' })).body.message).toBe(
    'The delivery window is full. Choose another one and try again.',
  );
  await choose(second, 'monday');
  expect((await pay(second, { method: 'checkmo' })).status).toBe(200);
});
