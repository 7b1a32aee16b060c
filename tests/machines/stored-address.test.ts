/** Stored addresses: the book, accounts and teams, and which comes first. */

import { describe, expect, test } from 'vitest';
import type { BookAddress, Customer } from '#machines/domain/customer.ts';
import {
  addressOffersOf,
  billingAddressesOf,
  deliveryAddressesOf,
  isSameDoor,
  isSamePlace,
} from '#machines/domain/stored-address.ts';
import { brisbane } from '../models/goods.ts';
import { accountOf, colin, grace, hannah } from '../models/people.ts';

const entryOf = (id: number, own: Partial<BookAddress> = {}): BookAddress => ({
  id,
  prefix: null,
  firstname: 'Hannah',
  lastname: 'Reid',
  company: null,
  telephone: '0491 570 156',
  street: ['14 Latrobe Terrace'],
  city: 'Paddington',
  regionId: 608,
  regionCode: 'QLD',
  postcode: '4064',
  countryCode: 'AU',
  name: 'Home',
  deliveryInstructions: 'On the veranda',
  latitude: null,
  longitude: null,
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...own,
});

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

describe('without an account', () => {
  test('the book is offered, its default entries first chosen [ADDR-01, CHK-15]', () => {
    const { delivery, billing } = addressOffersOf(atHome, null);
    expect(delivery.stored.map(({ id, name }) => [id, name])).toEqual([
      ['book-2', 'Studio'],
      ['book-1', 'Home'],
    ]);
    expect([delivery.defaultId, billing.defaultId]).toEqual(['book-1', 'book-2']);
  });

  test('street lines become the two fields; only Australia is left at the door [ADDR-11, ADDR-10]', () => {
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
});

describe('with accounts or teams', () => {
  const [first, , third] = colin.accounts;
  const elsewhere = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };

  test('the lists carry whose they are [ADDR-11]', () => {
    expect(deliveryAddressesOf(colin)[1]).toMatchObject({
      id: 'account-2',
      owner: { accountId: 2, isActive: false, billGroup: 'MONTHLY', customerId: 70_002 },
    });
    expect(deliveryAddressesOf(grace).map(({ id }) => id)).toEqual(['account-7', 'account-8']);
    const billed = accountOf(4, { billingAccount: { id: 1, name: 'Head office', address: elsewhere } });
    const [bill] = billingAddressesOf({ ...colin, accounts: [billed] });
    expect(bill).toMatchObject({ id: 'billing-4', name: 'Head office', owner: { accountId: 4 } });
    expect(bill?.address).toMatchObject({
      company: 'Head office',
      street: '7 Export Street',
      city: 'Lytton',
    });
  });

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
});

test('whether the book keeps it does not make another place of it, and a door is less than a place [ADDR-09]', () => {
  expect(isSamePlace(brisbane, { ...brisbane, isSavedInBook: true })).toBe(true);
  expect(isSamePlace(brisbane, { ...brisbane, telephone: '1' })).toBe(false);
  expect(isSameDoor(brisbane, { ...brisbane, telephone: '1', city: 'BRISBANE' })).toBe(true);
  expect(isSameDoor(brisbane, { ...brisbane, postcode: '4001' })).toBe(false);
});
