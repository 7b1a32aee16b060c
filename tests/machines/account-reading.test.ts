/** What is read of the account in a whole shop: once per subject, anew at every visit, again after signing in, and gone with its customer (ACC-01, BEY-02). */

import { expect, test } from 'vitest';
import {
  selectAccountContent,
  selectAccountFailure,
  selectIsAccountBusy,
} from '#machines/account-reading/account-reading.selectors.ts';
import { accountKey, type AccountSubject } from '#machines/domain/account-subject.ts';
import { pageIn } from '#machines/domain/page-of.ts';
import { failure } from '../models/goods.ts';
import { historyEntry, ordersOf } from '../models/past-orders.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, failing, type FakeShop } from './fake-services.ts';
import { signOut } from './walk.ts';

const firstPage: AccountSubject = { kind: 'orders', page: 1 };
const known = ordersOf(historyEntry('000000042'));

const opened = async (): Promise<FakeShop> => {
  const shop = openShop({ people: { owner: { email: hannah.email } }, account: () => known });
  await shop.quiet();
  return shop;
};

const read = async (shop: FakeShop, subject: AccountSubject = firstPage): Promise<void> => {
  await sendTo(shop.actor, { type: 'shop.readAccount', subject });
};

const readerOf = (shop: FakeShop, subject: AccountSubject = firstPage) => {
  const reader = shop.actor.getSnapshot().children[accountKey(subject)]?.getSnapshot();
  if (reader === undefined) return null;
  return {
    content: selectAccountContent(reader),
    failure: selectAccountFailure(reader),
    isBusy: selectIsAccountBusy(reader),
  };
};

test('a page opened again is read again, and what was read stays in sight meanwhile [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  shop.actor.send({ type: 'shop.readAccount', subject: firstPage });
  expect(readerOf(shop)).toEqual({ content: known, failure: null, isBusy: true });
  await shop.quiet();
  expect(readerOf(shop)).toEqual({ content: known, failure: null, isBusy: false });
  expect(shop.asked('readAccount')).toHaveLength(2);
});

test('another page of a list is another subject, and the first stays for going back [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  await read(shop, { kind: 'orders', page: 2 });
  expect(shop.asked('readAccount').map(({ input }) => input)).toEqual([
    { subject: { kind: 'orders', page: 1 } },
    { subject: { kind: 'orders', page: 2 } },
  ]);
  expect(readerOf(shop)?.content).toEqual(known);
});

test('what failed says so, and what was read before is still there [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  failing(shop, 'readAccount', failure('server', 'The shop is down.'));
  await read(shop);
  expect(readerOf(shop)).toMatchObject({ content: known, failure: { message: 'The shop is down.' } });
});

test('an expired session says nothing there; the same is read once its customer has signed in again [BEY-02]', async () => {
  const shop = await opened();
  failing(shop, 'readAccount', failure('sessionExpired'));
  await read(shop);
  expect(readerOf(shop)).toEqual({ content: null, failure: null, isBusy: false });
  shop.token({ type: 'token.refused' });
  await shop.quiet();
  await sendTo(shop.session(), {
    type: 'session.signIn',
    credentials: { email: hannah.email, password: 'Water4all!' },
  });
  expect(readerOf(shop)?.content).toEqual(known);
});

test('what could not be read is read when the connection is back [NET-05]', async () => {
  const shop = await opened();
  shop.connection('connection.lost');
  failing(shop, 'readAccount', failure('network'));
  await read(shop);
  expect(readerOf(shop)?.failure?.kind).toBe('network');
  shop.connection('connection.restored');
  await shop.quiet();
  expect(readerOf(shop)?.content).toEqual(known);
});

test('nothing that was read stays with the next shopper [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  await signOut(shop);
  expect(readerOf(shop)).toBeNull();
  expect(shop.actor.getSnapshot().context.accountKeys).toEqual([]);
});

test('however much is looked at, only the last of it is kept [ACC-01]', async () => {
  const shop = await opened();
  for (let page = 1; page <= 14; page += 1) await read(shop, { kind: 'orders', page });
  const kept = [...Array(14).keys()].filter(
    (place) => readerOf(shop, { kind: 'orders', page: place + 1 }) !== null,
  );
  expect(kept.map((place) => place + 1)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('a subject has one name, whatever stands in it [ACC-01]', () => {
  expect(accountKey({ kind: 'order', number: '42;page=1' })).toBe('account:order;number=42%3Bpage%3D1');
  expect(accountKey({ page: 2, kind: 'orders' })).toBe(accountKey({ kind: 'orders', page: 2 }));
});

test.each([
  ['2', 2],
  ['1', 1],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
  ['9999999', 1],
])('an address asking for page %j shows page %i [ACC-01]', (text, page) => {
  expect(pageIn(text)).toBe(page);
});
