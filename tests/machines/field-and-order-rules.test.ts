/** Rules that forms and guards share: fields, blockers of the order, preferred method. */

import { expect, test } from 'vitest';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import { preferredMethod } from '#machines/domain/delivery.ts';
import { isEmail } from '#machines/domain/email.ts';
import { blockersToOrder, type OrderDraft } from '#machines/domain/blocker.ts';
import { noPickup } from '#machines/domain/pickup.ts';
import { isPostcode } from '#machines/domain/postcode.ts';
import { isQuantity } from '#machines/domain/quantity.ts';
import { isFilled } from '#machines/domain/required.ts';
import { isStreet } from '#machines/domain/street.ts';
import { present } from '#machines/domain/present.ts';
import {
  brisbane,
  cartOf,
  courier,
  deliveryOffer,
  express,
  failure,
  free,
  fullCart,
  totals,
} from '../models/goods.ts';
import { canSetAddress } from '#machines/checkout/shipping/address-fallback.ts';
import { isCode, tidyCode } from '#machines/domain/code.ts';
import { isSameCode } from '#machines/domain/promo.ts';
import { isPassword } from '#machines/domain/password.ts';

const table = (rule: (text: string) => boolean, good: readonly string[], bad: readonly string[]): void => {
  expect([good.filter((text) => !rule(text)), bad.filter((text) => rule(text))]).toEqual([[], []]);
};

test('e-mail: one @, no spaces, a last part of at least two [VAL-01]', () => {
  table(
    isEmail,
    ['rosa@example.com', 'rosa.lind+water@mail.example.com.au', "o'neil@example.nz", 'ROSA@EXAMPLE.COM'],
    ['', 'rosa', 'rosa@', '@example.com', 'rosa@example', 'rosa@example.c', 'ro sa@example.com'].concat([
      'rosa@@example.com',
      'rosa@a@example.com',
      'rosa@.com',
      'rosa@example..com',
      ' rosa@example.com',
    ]),
  );
});

test('postcode: four digits, in Australia as in New Zealand [VAL-01 GEN-04]', () => {
  table(
    isPostcode,
    ['4000', '0800', '9999'],
    ['', '400', '40000', '4OOO', '40 00', ' 4000', '-400', '４０００'],
  );
});

test('street: a number plus a word, or two or more words [VAL-01]', () => {
  table(
    isStreet,
    ['1 Example Street', '12 Main', 'Unit 3', 'Rose Cottage', '  1   Queen St ', '5/12 Harbour Rd'],
    ['', ' ', '12', 'Main', '12 34', '- -', '12 -'],
  );
});

test('required: something other than white space [VAL-01]', () => {
  table(isFilled, ['a', ' a ', '0'], ['', ' ', '\t\n', '\u00a0']);
});

test('quantity: whole, from 1 to 10,000 [VAL-01]', () => {
  expect([1, 2, 9_999, 10_000].filter((value) => !isQuantity(value))).toEqual([]);
  expect([0, -1, 1.5, 10_001, Number.NaN, Infinity].filter(isQuantity)).toEqual([]);
});

const tuesday = present(deliveryOffer.windows[0], 'tuesday');
const ready: OrderDraft = {
  cart: fullCart,
  account: null,
  email: 'rosa@example.com',
  delivery: brisbane,
  pickup: noPickup,
  billing: emptyAddress('AU'),
  isBillingSame: true,
  method: courier,
  hours: tuesday,
  totals,
  areTotalsAwaited: false,
  paymentBlockers: [],
  offers: null,
  areStoredRechecked: false,
  postcodes: {},
};
const unmet = { message: 'Order at least $50.', isMet: false };

test('names no blocker when the order is complete [CHK-07]', () => {
  expect(blockersToOrder(ready)).toEqual([]);
  expect(blockersToOrder({ ...ready, isBillingSame: false, billing: brisbane })).toEqual([]);
  expect(
    blockersToOrder({ ...ready, cart: { ...fullCart, minimumOrder: { ...unmet, isMet: true } } }),
  ).toEqual([]);
});

const to = (change: Partial<Address>) => ({ delivery: { ...brisbane, ...change } });
const inNz = to({ countryCode: 'NZ', city: '' });
const stateless = to({ regionId: null, regionCode: '' });
const half = to({ postcode: '40' });
const small = { ...fullCart, minimumOrder: unmet };
const soldOut = {
  ...fullCart,
  lines: fullCart.lines.map((line) => ({ ...line, problem: 'Sold out.' })).slice(0, 1),
};
const noEmail = 'Missing required information: email';
const full =
  'Tuesday 24 November, 8\u00a0am to 12\u00a0pm has filled up. Choose other hours, or leave it to us.';
const pending = 'Your total is still being worked out. Please try again in a moment.';
const unnamed = { isBillingSame: false, billing: { ...brisbane, firstname: '' } };

test.each<[string, Partial<OrderDraft>, string, string, string]>([
  ['no cart', { cart: null }, 'cart', 'cart', 'Your cart is empty.'],
  ['an empty cart', { cart: cartOf('cart-1') }, 'cart', 'cart', 'Your cart is empty.'],
  ['no e-mail', { email: '' }, 'account', 'account.email', noEmail],
  ['a bad e-mail', { email: 'rosa' }, 'account', 'account.email', noEmail],
  ['no suburb', to({ city: ' ' }), 'delivery', 'shipping.city', 'Delivery address: enter the suburb.'],
  ['no city', inNz, 'delivery', 'shipping.city', 'Delivery address: enter the city.'],
  ['no state', stateless, 'delivery', 'shipping.regionId', 'Delivery address: enter the state/territory.'],
  ['half a postcode', half, 'delivery', 'shipping.postcode', 'Delivery address: Invalid postcode number'],
  ['no method', { method: null }, 'shipping', 'shipping.methods', 'Choose how we deliver.'],
  ['full hours', { hours: { ...tuesday, isFull: true } }, 'shipping', 'delivery.time', full],
  ['no totals', { totals: null }, 'shipping', 'shipping.methods', 'Confirm how we deliver.'],
  ['a pending total', { areTotalsAwaited: true }, 'payment', 'order.summary', pending],
  ['no name on the bill', unnamed, 'payment', 'billing.firstname', 'Billing address: enter the first name.'],
  ['a line that is sold out', { cart: soldOut }, 'cart', 'cart', 'Spring water 15 L: Sold out.'],
  ['a minimum that is not met', { cart: small }, 'cart', 'cart', 'Order at least $50.'],
])('names %s with its tab and field [CART-08 BEY-07]', (_, change, tab, field, message) => {
  expect(blockersToOrder({ ...ready, ...change })).toEqual([{ tab, field, message }]);
});

test('names each missing field of an address, and the payment’s blockers last [BEY-07]', () => {
  const wish = { tab: 'payment', field: 'payment.po-number', message: 'Enter a number.' } as const;
  const draft = { ...ready, delivery: emptyAddress('AU'), paymentBlockers: [wish] };
  const named = blockersToOrder(draft).map(({ field }) => field);
  expect(named.at(-1)).toBe('payment.po-number');
  const fields = ['city', 'firstname', 'lastname', 'postcode', 'regionId', 'street', 'telephone'];
  expect(named.slice(0, -1).toSorted()).toEqual(fields.map((field) => `shipping.${field}`));
});

test('a virtual cart needs no delivery, but a bill of its own and a total [CHK-07]', () => {
  const cart = { ...fullCart, isVirtual: true };
  const virtual = { ...ready, cart, delivery: emptyAddress('AU'), method: null, billing: brisbane };
  expect(blockersToOrder(virtual)).toEqual([]);
  const halfBilled = { ...virtual, billing: { ...brisbane, postcode: '' } };
  expect(blockersToOrder(halfBilled).map(({ field }) => field)).toEqual(['billing.postcode']);
  expect(blockersToOrder({ ...virtual, totals: null })).toEqual([
    { tab: 'payment', field: 'order.summary', message: 'Your total could not be worked out.' },
  ]);
});

test('only a whole delivery address is set on a cart, where the server answered the estimate [SHIP-01]', () => {
  const kinds = (['server', 'malformed', 'notFound', 'refused', 'unexpected'] as const).map((kind) =>
    failure(kind),
  );
  expect(kinds.map((one) => canSetAddress(brisbane, one))).toEqual(kinds.map(() => true));
  for (const kind of ['network', 'cancelled', 'sessionExpired', 'cartMissing'] as const)
    expect(canSetAddress(brisbane, failure(kind))).toBe(false);
  for (const field of ['firstname', 'lastname', 'street', 'city', 'countryCode'])
    expect(canSetAddress({ ...brisbane, [field]: ' ' }, failure('server'))).toBe(false);
  expect(canSetAddress({ ...brisbane, pickup: 'brisbane' }, failure('server'))).toBe(false);
});

test('price 0 is preferred, else the first, and nothing from nothing [SHIP-01]', () => {
  expect([preferredMethod([courier, free]), preferredMethod([express, courier])]).toEqual([free, express]);
  expect(preferredMethod([])).toBeNull();
});

test.each([
  [' save10 ', 'save10'],
  ['SA\u200bVE\ufeff10', 'SAVE10'],
  ['GIFT\u20132026\u20141', 'GIFT-2026-1'],
  ['ＳＡＶＥ１０', 'SAVE10'],
  ['A \t B', 'A B'],
  ['10%OFF', '10%OFF'],
])('reads the pasted code %j as %j [PROMO-01]', (pasted, code) => {
  expect([tidyCode(pasted), isCode(code), isSameCode(pasted, code.toLowerCase())]).toEqual([
    code,
    true,
    true,
  ]);
});

test.each(['..', '.', '-', '/', '%', '', 'A\\B', '%2F%2e%2e%2f', 'A%00', 'A'.repeat(256)])(
  'does not take %j for a code [PROMO-01]',
  (text) => {
    expect(isCode(text)).toBe(false);
  },
);

test('password: eight characters and three kinds of four; nothing typed is no wrong password [VAL-01]', () => {
  const good = ' Water4all! Water4al water4a! WATER4A! WaterAl! Wässer44 Aa1aaaaa 💧💧💧💧aA11'.split(' ');
  const bad = 'Aa1! Water4a wateronly WATERONLY 12345678 !!!!!!!! waterWATER water444 💧💧aA11'.split(' ');
  expect([good.filter((text) => !isPassword(text)), bad.filter(isPassword)]).toEqual([[], []]);
});
