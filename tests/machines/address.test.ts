/** The rules of addresses, and what is questioned once where place and postcode do not agree. */

import { expect, test } from 'vitest';
import {
  addressProblems,
  emptyAddress,
  emptyBilling,
  isAddressComplete,
  isBlankAddress,
  sanitiseAddress,
  wantsRegion,
  withCountry,
  type Address,
  type AddressKind,
} from '#machines/domain/address.ts';
import { placeLines } from '#machines/domain/address-lines.ts';
import { brisbane, perth } from '../models/goods.ts';
import { selectBookAnswers } from '#machines/account/address-book/address-book.selectors.ts';
import { selectPlaceAnswers } from '#machines/checkout/draft.selectors.ts';
import { draftOf } from '#machines/domain/address-book.ts';
import { mailBoxMessage, placeQuestions, questionsAsked } from '#machines/domain/place-question.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import type { FakeShop } from './fake-services.ts';
import { openFor, toDelivery, toPayment } from './walk.ts';

test('a full address is complete, an empty one names every required field [ADDR-01]', () => {
  expect(addressProblems(brisbane)).toEqual({});
  expect(Object.keys(addressProblems(emptyAddress('AU'))).toSorted()).toEqual(
    ['firstname', 'lastname', 'telephone', 'street', 'city', 'postcode', 'regionId'].toSorted(),
  );
});

test.each([
  ['firstname', ' ', 'This is a required field.'],
  ['lastname', '', 'This is a required field.'],
  ['telephone', '', 'This is a required field.'],
  ['telephone', '0000 0000', 'Enter a phone number with its area code, for example 07 3000 1234.'],
  ['city', '', 'This is a required field.'],
  ['street', '', 'This is a required field.'],
  ['street', 'Main', 'Invalid street address'],
  ['postcode', '', 'This is a required field.'],
  ['postcode', '40', 'Invalid postcode number'],
] as const)('%s %j: %s [ADDR-01 VAL-01]', (field, value, sentence) => {
  expect(addressProblems({ ...brisbane, [field]: value })).toEqual({ [field]: sentence });
  expect(isAddressComplete({ ...brisbane, [field]: value })).toBe(false);
});

test('New Zealand wants no region, Australia does [ADDR-03]', () => {
  expect([wantsRegion('NZ'), wantsRegion('AU')]).toEqual([false, true]);
  const unplaced = { ...brisbane, regionId: null, regionCode: '' };
  expect(isAddressComplete(unplaced)).toBe(false);
  expect(isAddressComplete({ ...unplaced, countryCode: 'NZ' })).toBe(true);
});

test('authority to leave wants its words, and only Australia has it [ADDR-10 GEN-04]', () => {
  expect(addressProblems({ ...brisbane, deliveryInstructions: ' ' })).toEqual({
    deliveryInstructions: 'This is a required field.',
  });
  const left = { ...brisbane, deliveryInstructions: ' On the\tporch ' };
  expect([addressProblems(left), sanitiseAddress(left).deliveryInstructions]).toEqual([{}, 'On the porch']);
  const abroad = withCountry(left, 'NZ');
  expect(abroad).toMatchObject({ countryCode: 'NZ', deliveryInstructions: null, regionId: null });
  expect([abroad.regionCode, withCountry(abroad, 'AU').deliveryInstructions]).toEqual(['', null]);
  expect(withCountry(left, 'AU')).toBe(left);
  expect(sanitiseAddress({ ...left, countryCode: 'NZ' }).deliveryInstructions).toBeNull();
});

test('accepts a typed region when the regions could not be read [ADDR-07]', () => {
  expect(isAddressComplete({ ...brisbane, regionId: null, regionCode: 'Queensland' })).toBe(true);
  expect(isAddressComplete({ ...brisbane, regionId: null, regionCode: ' ' })).toBe(false);
});

test('saves a billing address in the book by default, a delivery address on request [ADDR-09]', () => {
  expect([emptyAddress('AU').isSavedInBook, emptyBilling('AU').isSavedInBook]).toEqual([false, true]);
});

test('an address is blank until something in it says where it is, or whose [ADDR-01]', () => {
  expect(isBlankAddress(emptyBilling('NZ'))).toBe(true);
  for (const field of ['firstname', 'lastname', 'street', 'city', 'postcode'])
    expect(isBlankAddress({ ...emptyAddress('AU'), [field]: 'x' }), field).toBe(false);
});

test('sanitising trims and folds, and sanitised twice is sanitised [ADDR-06]', () => {
  expect(sanitiseAddress({ ...brisbane, street: '  1  Example \t Street ' }).street).toBe('1 Example Street');
});

test('sends a region id only for countries with regions [ADDR-03 ADDR-06]', () => {
  expect(sanitiseAddress(brisbane)).toMatchObject({ regionId: 573, regionCode: 'QLD' });
  const abroad = { ...brisbane, countryCode: 'NZ', regionCode: ' Bay of  Plenty ' };
  expect(sanitiseAddress(abroad)).toMatchObject({ regionId: null, regionCode: 'Bay of Plenty' });
});

test('writes the street before the level, and names another country [ADDR-01]', () => {
  const level = { ...brisbane, street: '1 Queen St', street2: 'Level 3' };
  const places = ['AU', 'NZ', 'FR', '??'].map((countryCode) => placeLines({ ...level, countryCode }));
  expect(places.map(([street]) => street)).toEqual(Array(4).fill('1 Queen St, Level 3'));
  expect(places.map(([, , country]) => country)).toEqual([undefined, 'New Zealand', 'France', '??']);
});

const at = (city: string, regionCode: string, postcode: string, countryCode = 'AU'): Address => ({
  ...brisbane,
  city,
  regionCode,
  postcode,
  countryCode,
});
const messages = (address: Address, kind: AddressKind = 'delivery') =>
  placeQuestions(address, kind).map(({ message }) => message.split('?')[0]);

test.each([
  [at('Perth', 'NSW', '4000'), 'Is 4000 right for Perth'],
  [at('Sydney', 'VIC', '2000'), 'Is 2000 right for Victoria'],
  [at('Kingscliff', 'Queensland', '2487'), 'Is 2487 right for Queensland'],
  [at('Brisbane', '', '4000', 'NZ'), 'Is 4000 right for Brisbane in New Zealand'],
  [at('Auckland', 'NSW', '1010'), 'Is 1010 right for Auckland in Australia'],
  [at('Auckland', '', '6011', 'NZ'), 'Is 6011 right for Auckland'],
])('questions %o [BEY-23]', (address, message) => {
  expect(messages(address)).toEqual([message]);
});

test('questions no address that agrees, is unknown, or is the server’s to refuse [BEY-23]', () => {
  const good = [
    at('Perth', 'WA', '６000'),
    at('Perth', 'TAS', '7300'),
    at('Brisbane CBD', 'Queensland', '4001'),
    at('Queanbeyan', 'NSW', '2620'),
    at('Wellington', 'NSW', '2820'),
    at('Wellington', '', '6011', 'NZ'),
    at('Brisbane City', 'QLD', '40'),
  ];
  expect(good.flatMap((address) => messages(address))).toEqual([]);
});

test('another country has no state of the last one and no postcode that cannot be [BEY-23]', () => {
  const moved = withCountry({ ...brisbane, postcode: '9999' }, 'NZ');
  expect(moved).toMatchObject({ postcode: '', regionId: null, regionCode: '' });
  expect(withCountry(brisbane, 'NZ').postcode).toBe('4000');
  expect(withCountry(at('Whangarei', '', '0110', 'NZ'), 'AU').postcode).toBe('');
});

test('vans do not come to PO boxes, bills do [BEY-23]', () => {
  const boxes = ['PO Box 12', 'Locked Bag 7', 'c/o po box 3'];
  for (const street of boxes) {
    expect(placeQuestions({ ...brisbane, street }, 'delivery')).toMatchObject([
      { field: 'street', message: mailBoxMessage },
    ]);
    expect(messages({ ...brisbane, street }, 'billing')).toEqual([]);
  }
  expect(messages({ ...brisbane, street: '12 Boxwood Street', street2: 'Depot box room' })).toEqual([]);
});

const odd = at('Perth', 'NSW', '4000');
const asked = (shop: FakeShop, kind: AddressKind): readonly string[] =>
  Object.keys(questionsAsked(shop.seen()[kind], kind, selectPlaceAnswers(shop.draft().getSnapshot())));

test('asks at the delivery step, and takes the same values at the second press [BEY-23]', async () => {
  const shop = await toDelivery();
  await shop.submitDelivery(odd);
  expect([shop.tab(), asked(shop, 'delivery'), shop.seen().errors]).toEqual(['delivery', ['postcode'], []]);
  // other values are another question
  await shop.submitDelivery({ ...odd, street: 'PO Box 12' });
  expect([shop.tab(), asked(shop, 'delivery')]).toEqual(['delivery', ['street', 'postcode']]);
  await shop.submitDelivery(odd);
  expect([shop.tab(), shop.blockers(), asked(shop, 'delivery')]).toEqual(['shipping', [], []]);
});

test('asks about a bill at the order button, and orders at the second press [BEY-23]', async () => {
  const shop = await toPayment();
  await shop.changeAddress('billing', odd);
  await shop.placeOrder();
  expect([shop.stage(), shop.blockedFields()]).toEqual(['open', ['billing.postcode']]);
  await shop.changeAddress('billing', perth);
  expect(shop.blockers()).toEqual([]);
  await shop.changeAddress('billing', odd);
  await shop.placeOrder();
  expect(shop.stage()).toBe('finished');
});

test('asks before the address book saves it [BEY-23]', async () => {
  const home = bookEntry(1, '1 Home Street');
  const shop = await openFor({ ...hannah, addresses: [home] });
  const book = shop.addressBook();
  const save = (draft = { ...draftOf(home), city: 'Perth' }) =>
    sendTo(book, { type: 'addressBook.save', entryId: 1, draft });
  await sendTo(book, { type: 'addressBook.write', entryId: 1 });
  await save();
  expect(shop.asked('saveEntry')).toEqual([]);
  expect(Object.values(selectBookAnswers(book.getSnapshot()))).toEqual(['asked']);
  await save();
  expect(shop.asked('saveEntry')).toHaveLength(1);
});
