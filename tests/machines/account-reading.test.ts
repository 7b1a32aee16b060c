/** Account pages: read on every visit, kept while reading, gone with the customer. */

import { expect, test } from 'vitest';
import {
  selectAccountContent,
  selectAccountFailure,
  selectIsAccountBusy,
} from '#machines/account/account-reading/account-reading.selectors.ts';
import { accountKey, type AccountSubject } from '#machines/domain/account-subject.ts';
import { historyEntry, ordersOf } from '../models/past-orders.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import { accountOf } from './parts.ts';

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
  const reader = accountOf(shop.actor).getSnapshot().children[accountKey(subject)]?.getSnapshot();
  if (reader === undefined) return null;
  return {
    content: selectAccountContent(reader),
    failure: selectAccountFailure(reader),
    isBusy: selectIsAccountBusy(reader),
  };
};

test('keeps the last twelve account pages until the customer signs out [ACC-01 BEY-08]', async () => {
  const shop = await opened();
  const pages = Array.from({ length: 14 }, (_, index) => index + 1);
  for (const page of pages) await read(shop, { kind: 'orders', page });
  const kept = () => pages.filter((page) => readerOf(shop, { kind: 'orders', page }) !== null);
  expect(kept()).toEqual(pages.slice(2));
  await shop.signOut();
  expect(kept()).toEqual([]);
});
