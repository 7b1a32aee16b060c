/** Stored addresses: the book, accounts and teams, and which comes first. */

import { expect, test } from 'vitest';
import type { BookAddress, Customer } from '#machines/domain/customer.ts';
import { addressOffersOf, isSameRecipient, isSamePlace } from '#machines/domain/stored-address.ts';
import { problemsToOrder } from '#machines/domain/complete-address.ts';
import { brisbane } from '../models/goods.ts';
import { accountOf, bookEntry, colin, hannah } from '../models/people.ts';
import { addressProblems } from '#machines/domain/address.ts';

const entryOf = (id: number, own: Partial<BookAddress> = {}): BookAddress =>
  bookEntry(id, '14 Latrobe Terrace', { name: 'Home', deliveryInstructions: 'On the veranda', ...own });

const home = entryOf(1, { isDefaultShipping: true });
const studio = entryOf(2, {
  name: 'Studio',
  street: ['Unit 3', '5 Cuba Street', 'at the back'],
  city: 'Wellington',
  postcode: '6011',
  countryCode: 'NZ',
  regionId: null,
  regionCode: null,
  isDefaultBilling: true,
});
const atHome: Customer = { ...hannah, addresses: [studio, home] };

test('the book is offered, its default entries first chosen [ADDR-01 CHK-15]', () => {
  const { delivery, billing } = addressOffersOf(atHome, null);
  expect(delivery.stored.map(({ id, name }) => [id, name])).toEqual([
    ['book-2', 'Studio'],
    ['book-1', 'Home'],
  ]);
  expect([delivery.defaultId, billing.defaultId]).toEqual(['book-1', 'book-2']);
});

test('street lines become the two fields; only Australia is left at the door [ADDR-11 ADDR-10]', () => {
  const [nz, au] = addressOffersOf(atHome, null).delivery.stored;
  expect(nz?.address).toMatchObject({
    street: 'Unit 3',
    street2: '5 Cuba Street, at the back',
    deliveryInstructions: null,
    regionId: null,
    regionCode: '',
  });
  expect(au?.address).toMatchObject({ street2: '', deliveryInstructions: 'On the veranda', company: '' });
});

test('a new address begins with who they are, and where they usually are [ADDR-09]', () => {
  const { delivery, billing } = addressOffersOf({ ...atHome, addresses: [studio] }, null);
  expect(delivery.defaultId).toBe('book-2');
  expect(delivery.blank).toMatchObject({
    firstname: 'Hannah',
    lastname: 'Reid',
    telephone: '07 7010 1000',
    street: '',
    countryCode: 'NZ',
    isSavedInBook: false,
  });
  expect(billing.blank.isSavedInBook).toBe(true);
});

test('an empty book offers nothing but a name [ADDR-01]', () => {
  const { delivery } = addressOffersOf({ ...hannah, phone: null, mobile: '0400' }, null);
  expect(delivery).toMatchObject({ stored: [], defaultId: null });
  expect(delivery.blank).toMatchObject({ firstname: 'Hannah', telephone: '0400', countryCode: 'AU' });
});

const [first, , third] = colin.accounts;
const elsewhere = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };

test('the current one supplies both addresses; an inactive one is offered only as the current [CHK-15]', () => {
  const customer = {
    ...colin,
    accounts: [accountOf(1), accountOf(2, { isActive: false, address: elsewhere })],
  };
  const [one, two] = customer.accounts;
  const usual = addressOffersOf(customer, one ?? null);
  expect(usual.delivery).toMatchObject({ defaultId: 'account-1' });
  expect(usual.delivery.stored.map(({ id }) => id)).toEqual(['account-1']);
  expect(usual.billing.defaultId).toBe('billing-1');
  const other = addressOffersOf(customer, two ?? null);
  expect(other.delivery.defaultId).toBe('account-2');
  expect(other.delivery.stored.map(({ id }) => id)).toEqual(['account-1', 'account-2']);
});

test('accounts at one door are offered once, and the book’s own words of it are kept [CHK-15]', () => {
  const book = entryOf(9, {
    firstname: 'Colin',
    lastname: 'Mackie',
    company: 'Roasters',
    street: ['31 Doggett Street'],
    city: 'Newstead',
    postcode: '4006',
  });
  const { delivery } = addressOffersOf({ ...colin, addresses: [book, home] }, third ?? null);
  expect(delivery.stored.map(({ id }) => id)).toEqual(['book-9', 'book-1']);
  expect(delivery.stored[0]).toMatchObject({ owner: { accountId: first?.id } });
  expect(delivery.defaultId).toBe('book-9');
});

test('whether the book keeps it does not make another place of it, and a door is less than a place [ADDR-09]', () => {
  expect(isSamePlace(brisbane, { ...brisbane, isSavedInBook: true })).toBe(true);
  expect(isSamePlace(brisbane, { ...brisbane, telephone: '1' })).toBe(false);
  expect(isSameRecipient(brisbane, { ...brisbane, telephone: '1', city: 'BRISBANE' })).toBe(true);
  expect(isSameRecipient(brisbane, { ...brisbane, postcode: '4001' })).toBe(false);
});

const abroad = {
  countryCode: 'GB',
  postcode: 'SW1A 1AA',
  regionId: null,
  regionCode: null,
  isDefaultBilling: true,
};
const addresses = [bookEntry(1, '10 Downing Street', abroad), bookEntry(2, '2 Queen Street')];

test('a stored bill abroad is offered first and will do, and a new one begins in a country there is [BEY-22 CHK-15]', () => {
  const offers = addressOffersOf({ ...hannah, addresses }, null);
  const { stored, defaultId, blank } = offers.billing;
  expect([stored.map(({ id }) => id), defaultId, blank.countryCode]).toEqual([
    ['book-1', 'book-2'],
    'book-1',
    'AU',
  ]);
  const bill = stored[0]?.address ?? brisbane;
  // also once the server has refused one of those stored
  for (const areStoredRechecked of [false, true])
    expect(problemsToOrder(bill, 'billing', { offers, areStoredRechecked, postcodes: {} })).toEqual({});
  const known = { offers, areStoredRechecked: false, postcodes: {} };
  expect(problemsToOrder(bill, 'delivery', known)).toHaveProperty('countryCode');
  expect(addressProblems({ ...bill, city: '' }, 'billing')).toEqual({ city: 'This is a required field.' });
});
