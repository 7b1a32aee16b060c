/** Account pages: read on every visit, kept while reading, gone with the customer. */

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

test('reads an account page again on every visit and shows the old content meanwhile [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  shop.actor.send({ type: 'shop.readAccount', subject: firstPage });
  expect(readerOf(shop)).toEqual({ content: known, failure: null, isBusy: true });
  await shop.quiet();
  expect(readerOf(shop)).toEqual({ content: known, failure: null, isBusy: false });
  expect(shop.asked('readAccount')).toHaveLength(2);
});

test('keeps the first page of a list while the second is shown [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  await read(shop, { kind: 'orders', page: 2 });
  expect(shop.asked('readAccount').map(({ input }) => input)).toEqual([
    { subject: { kind: 'orders', page: 1 } },
    { subject: { kind: 'orders', page: 2 } },
  ]);
  expect(readerOf(shop)?.content).toEqual(known);
});

test('keeps the content that was read when a later reading fails [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  failing(shop, 'readAccount', failure('server', 'The shop is down.'));
  await read(shop);
  expect(readerOf(shop)).toMatchObject({ content: known, failure: { message: 'The shop is down.' } });
});

test('reads the account page again after the session ended and the customer signed in [BEY-02]', async () => {
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

test('reads a failed account page again when the connection is back [NET-05]', async () => {
  const shop = await opened();
  shop.connection('connection.lost');
  failing(shop, 'readAccount', failure('network'));
  await read(shop);
  expect(readerOf(shop)?.failure?.kind).toBe('network');
  shop.connection('connection.restored');
  await shop.quiet();
  expect(readerOf(shop)?.content).toEqual(known);
});

test('forgets what was read when the customer signs out [ACC-01]', async () => {
  const shop = await opened();
  await read(shop);
  await signOut(shop);
  expect(readerOf(shop)).toBeNull();
});

test('keeps the last twelve account pages [ACC-01]', async () => {
  const shop = await opened();
  for (let page = 1; page <= 14; page += 1) await read(shop, { kind: 'orders', page });
  const kept = [...Array(14).keys()].filter(
    (place) => readerOf(shop, { kind: 'orders', page: place + 1 }) !== null,
  );
  expect(kept.map((place) => place + 1)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('gives equal subjects one key [ACC-01]', () => {
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
