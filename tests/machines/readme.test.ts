/** The map of the machines names every event there is, and none that there is not (MACH-02). */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEventTypes } from './event-types.ts';

const map = await readFile(join(import.meta.dirname, '..', '..', 'machines', 'README.md'), 'utf8');
const typesOf = await readEventTypes();
const requests = [
  'AccountReading',
  'AddressBook',
  'AddressChoice',
  'AddressLookup',
  'AccountSection',
  'Cart',
  'Catalog',
  'Checkout',
  'Chrome',
  'Contact',
  'Customer',
  'Errors',
  'Network',
  'Notifications',
  'Options',
  'Order',
  'Page',
  'Password',
  'Payment',
  'Purchase',
  'Session',
].concat([
  'DeliveryNotice',
  'DeliveryWindow',
  'Equipment',
  'GiftCard',
  'InvoiceSheet',
  'OrderLookup',
  'OrderPad',
  'Pickup',
  'Profile',
  'Promo',
  'Recovery',
  'SavedPayments',
  'Shipping',
  'Shop',
  'Step',
  'Tabs',
  'Toasts',
  'Totals',
  'Updates',
]);
const facts = [
  'AddressBook',
  'AddressChoice',
  'AddressLookup',
  'AccountSection',
  'Chrome',
  'Contact',
  'Customer',
  'DeliveryNotice',
  'Equipment',
  'Errors',
  'InvoiceSheet',
  'Password',
  'Profile',
  'SavedPayments',
  'Session',
  'Shop',
  'Checkout',
  'Shipping',
  'DeliveryWindow',
  'Pickup',
  'Totals',
  'Payment',
  'Purchase',
  'Recovery',
  'Order',
  'OrderLookup',
  'Tabs',
  'Step',
  'Toasts',
];
const events = new Set(
  [
    ...requests.map((name) => `${name}Event`),
    ...facts.map((name) => `${name}Fact`),
    'CardFieldsRequest',
    'PayPalRequest',
  ].flatMap(typesOf),
);

test('MACH-02 the map names every event and fact', () => {
  expect([...events].filter((event) => !map.includes(`\`${event}\``))).toEqual([]);
});

test('MACH-02 the map names nothing that is gone', () => {
  const named = [...map.matchAll(/`([a-z]\w*\.[a-z]\w*)`/g)].map(([, name = '']) => name);
  const prefixes = new Set([...events].map((event) => event.split('.')[0]));
  const isFile = /\.(ts|machine|setup|actors|selectors)$/;
  const candidates = named.filter((name) => prefixes.has(name.split('.')[0]) && !isFile.test(name));
  expect(candidates.filter((name) => !events.has(name))).toEqual([]);
});
