/** The hours the van comes by: asked for, wished, full (ROUTE-02, CART-11). */
import { beforeEach, describe, expect, test } from 'vitest';
import { bill, deliver, openOrderRoom } from './order-room.ts';

const { clock, guestCart, pay, rows, shop } = await openOrderRoom();

type Json = ReturnType<typeof JSON.parse>;

/** A Friday afternoon in Brisbane; the shop needs two days. */
const friday = new Date('2026-11-20T03:00:00Z');
beforeEach(async () => {
  clock.now = friday;
  await rows('delete from delivery');
});

const windowFields = 'code date starts_at ends_at remaining';

async function windowsAt(country: string, postcode: string): Promise<Json[]> {
  const { data } = await shop.graphql(
    `{ deliveryWindows(country_code: "${country}", postcode: "${postcode}") { ${windowFields} } }`,
  );
  return data.deliveryWindows;
}

const wish = (id: string, code: string | null): Promise<Json> =>
  shop.graphql(
    `mutation ($id: String!, $code: String) {
      setDeliveryWindowOnCart(cart_id: $id, code: $code) { cart { delivery_window { ${windowFields} } } } }`,
    { id, code },
  );

async function wishOf(id: string): Promise<Json> {
  const { data } = await shop.graphql(
    `query ($id: String!) { cart(cart_id: $id) { delivery_window { ${windowFields} } } }`,
    { id },
  );
  return data.cart.delivery_window;
}

async function delivered(): Promise<string> {
  const id = await guestCart({ sku: 'BOTTLE', quantity: 1 });
  await deliver(shop, id);
  await bill(shop, id);
  return id;
}

const monday = { code: 'monday', date: '2026-11-23', starts_at: '07:00', ends_at: '11:00', remaining: 2 };
const nextFriday = { code: 'friday', date: '2026-11-27', starts_at: '12:00', ends_at: '16:00', remaining: 1 };

describe('ROUTE-02 the hours of a zone', () => {
  test('each on its first day, soonest first', async () => {
    expect(await windowsAt('AU', '4000')).toEqual([monday, nextFriday]);
    expect(await windowsAt('au', '4199')).toEqual([monday, nextFriday]);
  });

  test('not sooner than the shop can, by its own calendar', async () => {
    // already Sunday in Brisbane, still Saturday in Greenwich
    clock.now = new Date('2026-11-21T15:00:00Z');
    expect(await windowsAt('AU', '4000')).toEqual([nextFriday, { ...monday, date: '2026-11-30' }]);
  });

  test.each([
    ['NZ', '1010'],
    ['AU', '9999'],
    ['XX', '4000'],
  ])('none in %s %s', async (country, postcode) => {
    expect(await windowsAt(country, postcode)).toEqual([]);
  });
});

describe('CART-11 the hours wished for a cart', () => {
  test('are told by the cart and can be taken back', async () => {
    const id = await delivered();
    expect(await wishOf(id)).toBeNull();
    const { data } = await wish(id, 'friday');
    expect(data.setDeliveryWindowOnCart.cart.delivery_window).toEqual(nextFriday);
    expect(await wishOf(id)).toEqual(nextFriday);
    await wish(id, null);
    expect(await wishOf(id)).toBeNull();
  });

  test('need an address', async () => {
    const id = await guestCart({ sku: 'BOTTLE', quantity: 1 });
    expect((await wish(id, 'monday')).errors[0].message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
  });

  test('of another zone, or unknown, are refused and leave the wish as it was', async () => {
    const id = await delivered();
    await wish(id, 'monday');
    expect((await wish(id, 'midnight')).errors[0]).toMatchObject({
      message: 'Could not find a delivery window with code "midnight"',
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect((await wishOf(id)).code).toBe('monday');
    const far = await guestCart({ sku: 'BOTTLE', quantity: 1 });
    await shop.rest('POST', `/guest-carts/${far}/shipping-information`, {
      addressInformation: {
        shipping_address: {
          country_id: 'NZ',
          postcode: '1010',
          street: ['1 Queen St'],
          city: 'Auckland',
          firstname: 'Gina',
          lastname: 'Guest',
          telephone: '0930000000',
        },
        shipping_carrier_code: 'van',
        shipping_method_code: 'standard',
      },
    });
    expect((await wish(far, 'monday')).errors[0].message).toBe(
      'Could not find a delivery window with code "monday"',
    );
    expect(await wishOf(far)).toBeNull();
  });

  test('the last place is given once: full for the next wish, and for whoever wished before', async () => {
    const [first, second] = [await delivered(), await delivered()];
    await wish(first, 'friday');
    await wish(second, 'friday');
    expect((await pay(first, { method: 'checkmo' })).status).toBe(200);
    expect(await rows('select window_code, deliver_on from delivery')).toEqual([
      { window_code: 'friday', deliver_on: '2026-11-27' },
    ]);
    expect((await windowsAt('AU', '4000')).map(({ remaining }) => remaining)).toEqual([2, 0]);
    expect((await wish(await delivered(), 'friday')).errors[0]).toMatchObject({
      message: 'The delivery window is full. Choose another.',
      extensions: { category: 'graphql-input' },
    });
    expect((await pay(second, { method: 'checkmo' })).body.message).toBe(
      'The delivery window is full. Choose another one and try again.',
    );
    await wish(second, 'monday');
    expect((await pay(second, { method: 'checkmo' })).status).toBe(200);
  });
});
