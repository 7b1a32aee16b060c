/** Rules that forms and guards share: fields, blockers of the order, preferred method. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyAddress } from '#machines/domain/address.ts';
import { preferredMethod } from '#machines/domain/delivery.ts';
import { isEmail } from '#machines/domain/email.ts';
import { obstaclesToOrder, type OrderDraft } from '#machines/domain/obstacle.ts';
import { noCollection } from '#machines/domain/pickup.ts';
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
  dollars,
  express,
  free,
  fullCart,
  totals,
} from '../models/goods.ts';

const table = (rule: (text: string) => boolean, good: readonly string[], bad: readonly string[]): void => {
  expect(good.filter((text) => !rule(text))).toEqual([]);
  expect(bad.filter((text) => rule(text))).toEqual([]);
};

describe('rules of fields', () => {
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

  test('postcode: four digits, in Australia as in New Zealand [VAL-01, GEN-04]', () => {
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
});

describe('what stands between the shopper and the order', () => {
  const tuesday = present(deliveryOffer.windows[0], 'tuesday');
  const ready: OrderDraft = {
    cart: fullCart,
    account: null,
    email: 'rosa@example.com',
    delivery: brisbane,
    collection: noCollection,
    billing: emptyAddress('AU'),
    isBillingSame: true,
    method: courier,
    hours: tuesday,
    totals,
    areTotalsAwaited: false,
    paymentObstacles: [],
    offers: null,
    areStoredDoubted: false,
  };
  const unmet = { message: 'Order at least $50.', isMet: false };

  test('names no blocker when the order is complete [CHK-07]', () => {
    expect(obstaclesToOrder(ready)).toEqual([]);
    expect(obstaclesToOrder({ ...ready, isBillingSame: false, billing: brisbane })).toEqual([]);
    expect(
      obstaclesToOrder({ ...ready, cart: { ...fullCart, minimumOrder: { ...unmet, isMet: true } } }),
    ).toEqual([]);
  });

  test.each([
    ['no cart', { cart: null }, ['cart', 'cart', 'Your cart is empty.']],
    ['an empty cart', { cart: cartOf('cart-1') }, ['cart', 'cart', 'Your cart is empty.']],
    ['no e-mail', { email: '' }, ['account', 'account-email', 'Missing required information: email']],
    ['a bad e-mail', { email: 'rosa' }, ['account', 'account-email', 'Missing required information: email']],
    [
      'no suburb',
      { delivery: { ...brisbane, city: ' ' } },
      ['delivery', 'shipping-city', 'Delivery address: enter the suburb.'],
    ],
    [
      'no city in New Zealand',
      { delivery: { ...brisbane, countryCode: 'NZ', city: '' } },
      ['delivery', 'shipping-city', 'Delivery address: enter the city.'],
    ],
    [
      'no state',
      { delivery: { ...brisbane, regionId: null, regionCode: '' } },
      ['delivery', 'shipping-regionId', 'Delivery address: enter the state/territory.'],
    ],
    [
      'half a postcode',
      { delivery: { ...brisbane, postcode: '40' } },
      ['delivery', 'shipping-postcode', 'Delivery address: Invalid postcode number'],
    ],
    ['no method', { method: null }, ['shipping', 'shipping-methods', 'Choose how we deliver.']],
    [
      'hours that have filled up',
      { hours: { ...tuesday, isFull: true } },
      [
        'shipping',
        'delivery-time',
        'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.',
      ],
    ],
    ['no totals', { totals: null }, ['shipping', 'shipping-methods', 'Confirm how we deliver.']],
    [
      'a total that is still calculated',
      { areTotalsAwaited: true },
      ['payment', 'order-summary', 'Your total is still being worked out. Please try again in a moment.'],
    ],
    [
      'no name on the bill',
      { isBillingSame: false, billing: { ...brisbane, firstname: '' } },
      ['payment', 'billing-firstname', 'Billing address: enter the first name.'],
    ],
    [
      'a line that cannot be ordered',
      {
        cart: {
          ...fullCart,
          lines: fullCart.lines.map((line, index) =>
            index === 0 ? { ...line, problem: 'Sold out.' } : line,
          ),
        },
      },
      ['cart', 'cart', `${fullCart.lines[0]?.name ?? ''}: Sold out.`],
    ],
  ] as const)('names %s with its tab and field [CHK-07, BEY-07]', (_, change, [tab, field, message]) => {
    expect(obstaclesToOrder({ ...ready, ...change })).toEqual([{ tab, field, message }]);
  });

  test('names a minimum order that is not met [CART-08]', () => {
    const cart = { ...fullCart, minimumOrder: unmet };
    expect(obstaclesToOrder({ ...ready, cart })).toEqual([
      { tab: 'cart', field: 'cart', message: 'Order at least $50.' },
    ]);
  });

  test('an empty address names each field that is missing [BEY-07]', () => {
    const named = obstaclesToOrder({ ...ready, delivery: emptyAddress('AU') });
    expect(named.map(({ field }) => field).toSorted()).toEqual(
      ['city', 'firstname', 'lastname', 'postcode', 'regionId', 'street', 'telephone'].map(
        (field) => `shipping-${field}`,
      ),
    );
  });

  test('names the payment’s blockers last [BEY-07]', () => {
    const wish = { tab: 'payment', field: 'payment-po-number', message: 'Enter a number.' } as const;
    expect(
      obstaclesToOrder({ ...ready, email: '', paymentObstacles: [wish] }).map(({ field }) => field),
    ).toEqual(['account-email', 'payment-po-number']);
  });

  test('a virtual cart needs no delivery, but a bill of its own and a total [CHK-07]', () => {
    const cart = { ...fullCart, isVirtual: true };
    const virtual = { ...ready, cart, delivery: emptyAddress('AU'), method: null, billing: brisbane };
    expect(obstaclesToOrder(virtual)).toEqual([]);
    const halfBilled = { ...virtual, billing: { ...brisbane, postcode: '' } };
    expect(obstaclesToOrder(halfBilled).map(({ field }) => field)).toEqual(['billing-postcode']);
    expect(obstaclesToOrder({ ...virtual, totals: null })).toEqual([
      { tab: 'payment', field: 'order-summary', message: 'Your total could not be worked out.' },
    ]);
  });

  test('price 0 is preferred, else the first, and nothing from nothing [SHIP-01]', () => {
    expect(preferredMethod([courier, free])).toBe(free);
    expect(preferredMethod([express, courier])).toBe(express);
    expect(preferredMethod([])).toBeNull();
    const anyMethods = fc.array(
      fc.integer({ min: 0, max: 3 }).map((price) => ({ ...courier, price: dollars(price) })),
    );
    fc.assert(
      fc.property(anyMethods, (methods) => {
        const chosen = preferredMethod(methods);
        const isFree = methods.some(({ price }) => price.cents === 0);
        if (methods.length > 0) expect(methods).toContain(chosen);
        if (isFree) expect(chosen?.price.cents).toBe(0);
      }),
    );
  });
});
