/** Delivery slots: listed for a zone, chosen for a cart, full after the last order. */
import { beforeEach, expect, test } from 'vitest';
import { signIn } from './kinds-shop.ts';
import { refusal } from './open-shop.ts';
import { openOrderRoom, place, readyCartOf } from './order-room.ts';
import { brisbane, setShipping, type Row } from './shop-client.ts';
import { isHoliday } from '#backend/delivery/holidays.ts';
import { comingBy } from '#backend/delivery/method-day.ts';
import { closesAt, firstDay } from '#backend/delivery/place-time.ts';

const { alice, clock, guestCart, ownCart, pay, rows, shippedCart, shop } = await openOrderRoom();

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

/** Alice's newest delivery, planned for Monday, and what can be asked of it. */
const ownDelivery = async () => {
  await place(alice, await readyCartOf(alice, await ownCart(), bottle), { code: 'checkmo' });
  const [{ id }] = await rows('select max(id) as id from delivery');
  const own = 'date starts_at status instructions can_change change_until';
  // each on a session of its own, however far the clock has moved
  const update = async (input: object) =>
    (await signIn(shop)).graphql(
      `mutation ($id: Int!, $i: UpdateDeliveryInput!) { updateDelivery(delivery_id: $id, input: $i) { ${own} } }`,
      { id, i: input },
    );
  const choices = async () =>
    (await alice.graphql(`{ deliveryChoices(delivery_id: ${id}) { ${fields} } }`)).data.deliveryChoices;
  return { update, choices };
};
const fridays = ['2026-11-27', '2026-12-04'].map((date) => ({ ...nextFriday, date }));

test('a delivery is moved to a time with room once, however often that is asked, and mailed; its old place is free [BEY-19]', async () => {
  const { update, choices } = await ownDelivery();
  expect(await choices()).toEqual([nextFriday, { ...monday, date: '2026-11-30' }, fridays[1]]);
  const window = { code: 'friday', date: '2026-11-27' };
  const moved = { date: window.date, starts_at: '12:00', status: 'CONFIRMED', instructions: null };
  for (const answer of [await update({ window }), await update({ window })])
    expect(answer.data.updateDelivery).toEqual({
      ...moved,
      can_change: true,
      change_until: '2026-11-25 24:00',
    });
  expect(await windowsAt('AU', '4000')).toEqual([monday, { ...nextFriday, remaining: 0 }]);
  const mails = await rows(`select recipient, text from mail_message where subject like '%moved%'`);
  expect(mails).toMatchObject([
    { recipient: 'alice@example.com', text: expect.stringContaining('Friday, 27 November 2026') },
  ]);
});

test('a delivery is not moved to a full time or another day, nor changed after the cut-off, but confirmed until it is made [BEY-19]', async () => {
  const { update } = await ownDelivery();
  const taken = await ownDelivery();
  await taken.update({ window: { code: 'friday', date: '2026-11-27' } });
  const said = async (input: object) => (await update(input)).errors?.[0].message;
  for (const [code, date] of [
    ['friday', '2026-11-27'],
    ['friday', '2026-11-28'],
    ['midnight', '2026-11-27'],
  ])
    expect(await said({ window: { code, date } })).toBe(
      'This delivery time is no longer free. Choose another one.',
    );
  expect(await said({ instructions: 'x'.repeat(501) })).toMatch('not be longer than 500 characters');
  clock.now = new Date('2026-11-21T14:00:00Z');
  const late = 'This delivery could be changed until midnight on Saturday, 21 November 2026. Please call us.';
  expect(await said({ instructions: 'By the gate' })).toBe(late);
  expect(await said({ window: { code: 'monday', date: '2026-11-30' } })).toBe(late);
  expect((await update({})).data.updateDelivery).toMatchObject({ status: 'CONFIRMED', can_change: false });
  clock.now = new Date('2026-11-23T14:00:00Z');
  expect(await said({})).toBe('This delivery has already been made.');
});

const settings = { delivery_windows_minimum_period: 1, delivery_windows_cut_off: '14:00' };
const at = (countryId: string, postcode: string) => ({ countryId, postcode });

test('counts the cut-off by the clock of the state or country of the postcode [BEY-18]', () => {
  // Friday 27 November: 14:30 in Sydney and Melbourne, 13:30 in Brisbane, 14:00 in Adelaide
  const now = new Date('2026-11-27T03:30:00Z');
  const firstIn = (countryId: string, postcode: string) => firstDay(now, at(countryId, postcode), settings);
  expect(firstIn('AU', '2000')).toBe('2026-11-29');
  expect(firstIn('AU', '4064')).toBe('2026-11-28');
  expect(firstIn('AU', '5000')).toBe('2026-11-29');
  expect(firstIn('AU', '0800')).toBe('2026-11-28');
  expect(firstIn('AU', '6000')).toBe('2026-11-28');
  expect(firstIn('NZ', '6011')).toBe('2026-11-29');
  expect(firstDay(now, at('AU', '2000'), { delivery_windows_minimum_period: 2 })).toBe('2026-11-29');
  expect(closesAt('2026-11-30', settings)).toBe('2026-11-29 14:00');
});

const van = { code: 'a', startsAt: '07:00', endsAt: '10:00', remaining: 1 };

test.each([
  ['the van’s round', 'standard', '2026-12-03', '2026-12-03'],
  ['the next business day, over a weekend', 'express', '2026-12-03', '2026-11-30'],
  ['the van where it is as early', 'express', '2026-11-28', '2026-11-28'],
  ['the courier where no van comes by', 'express', null, '2026-11-30'],
  ['no day where no van comes by', 'standard', null, undefined],
])('a method comes with %s [BEY-18]', (_, method, date, day) => {
  const windows =
    date === null
      ? []
      : [
          { ...van, date: '2026-11-27', remaining: 0 },
          { ...van, date },
        ];
  const now = new Date('2026-11-27T03:30:00Z');
  const couriers = { ...settings, 'delivery/courier_methods': 'express' };
  expect(comingBy(method, windows, at('AU', '4064'), now, couriers)?.date).toBe(day);
});

const holidaysIn = (countryId: string, dates: string) =>
  dates.split(' ').filter((date) => isHoliday(countryId, date));

test('knows the public holidays of Australia and New Zealand [BEY-18]', () => {
  const shared = '2026-01-01 2026-04-03 2026-04-06 2026-04-25 2026-12-25 2027-03-26 2027-03-29 2028-04-14';
  const australian = '2026-01-26 2027-01-26 2028-01-26 2031-01-27';
  const newZealands = '2026-01-02 2026-02-06 2026-06-01 2026-07-10 2026-10-26';
  const workdays = '2026-04-02 2026-11-27 2031-01-26';
  const all = [shared, australian, newZealands, workdays].join(' ');
  expect(holidaysIn('AU', all)).toEqual(`${shared} ${australian}`.split(' '));
  expect(holidaysIn('NZ', all)).toEqual(`${shared} ${newZealands}`.split(' '));
  expect(holidaysIn('FR', all)).toEqual([]);
});

async function promiseOf(country: string, postcode: string) {
  const answer = await shop.graphql(`{ deliveryPromise(country_code: "${country}", postcode: "${postcode}") {
    locality is_served weekdays order_by time_zone next { code date starts_at }
    methods { method_code date free_from { value } } } }`);
  return answer.data.deliveryPromise;
}

test('answers a postcode with its days and the next delivery, and says where none is made [BEY-18]', async () => {
  clock.now = new Date('2026-11-24T02:00:00Z');
  expect(await promiseOf('au', ' 4064 ')).toEqual({
    locality: 'Paddington',
    is_served: true,
    weekdays: [1, 5],
    order_by: '2026-11-25 24:00',
    time_zone: 'Australia/Brisbane',
    next: { code: 'friday', date: '2026-11-27', starts_at: '12:00' },
    methods: [
      { method_code: 'standard', date: '2026-11-27', free_from: { value: 100 } },
      { method_code: 'express', date: '2026-11-27', free_from: null },
    ],
  });
  // two days later it would be Christmas, which is a Friday
  clock.now = new Date('2026-12-21T02:00:00Z');
  expect((await promiseOf('AU', '4064')).next).toMatchObject({ date: '2026-12-28', code: 'monday' });
  const unserved = { is_served: false, weekdays: [], order_by: null, next: null, methods: [] };
  expect(await promiseOf('AU', '0100')).toMatchObject({ ...unserved, locality: null });
  expect(await promiseOf('FR', '4064')).toMatchObject(unserved);
});
