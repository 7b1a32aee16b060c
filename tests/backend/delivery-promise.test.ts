/** When a delivery comes to a postcode, by its zone’s windows and its country’s calendar. */
import { expect, test } from 'vitest';
import { isHoliday } from '#backend/delivery/holidays.ts';
import { comingBy } from '#backend/delivery/method-day.ts';
import { closesAt, firstDay } from '#backend/delivery/place-time.ts';
import { openOrderRoom } from './order-room.ts';

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

const { clock, shop } = await openOrderRoom();
clock.now = new Date('2026-11-24T02:00:00Z');

async function promiseOf(country: string, postcode: string) {
  const answer = await shop.graphql(`{ deliveryPromise(country_code: "${country}", postcode: "${postcode}") {
    locality is_served weekdays order_by time_zone next { code date starts_at }
    methods { method_code date free_from { value } } } }`);
  return answer.data.deliveryPromise;
}

test('answers a postcode with its days and the next delivery, and says where none is made [BEY-18]', async () => {
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
