/** Postcode, suburb, state and country that do not agree are questioned once. */

import { expect, test } from 'vitest';
import { selectBookAnswers } from '#machines/account/address-book/address-book.selectors.ts';
import { selectPlaceAnswers } from '#machines/checkout/draft.selectors.ts';
import { withCountry, type Address, type AddressKind } from '#machines/domain/address.ts';
import { draftOf } from '#machines/domain/address-book.ts';
import { mailBoxMessage, placeQuestions, questionsAsked } from '#machines/domain/place-question.ts';
import { brisbane, perth } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import type { FakeShop } from './fake-services.ts';
import { openFor, toDelivery, toPayment } from './walk.ts';

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
