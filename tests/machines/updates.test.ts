/** A new version of the shop: the offer, the reload, and an order that comes first. */

import { expect, test } from 'vitest';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { openShop, type FakeShop } from './fake-services.ts';

const updates = (shop: FakeShop) => present(shop.actor.getSnapshot().children.updates, 'updates');
const toasts = (shop: FakeShop) =>
  selectToasts(shop.toasts().getSnapshot()).filter(({ id }) => id === 'update');

test('offers the new version until it is accepted or refused [PWA-01]', () => {
  const shop = openShop();
  updates(shop).send({ type: 'release.found' });
  expect(toasts(shop)).toMatchObject([
    { message: 'A new version of the shop is ready.', actionText: 'Update now', timeout: null },
  ]);
  shop.toasts().send({ type: 'toasts.dismiss', id: 'update' });
  expect(toasts(shop)).toEqual([]);
  expect(updates(shop).getSnapshot().value).toBe('refused');
});

test('accepting the offer takes the new version and asks for a reload [PWA-01]', () => {
  const shop = openShop();
  updates(shop).send({ type: 'release.taken' });
  shop.toasts().send({ type: 'toasts.act', id: 'update' });
  expect(shop.types()).toContain('updates.reloadWanted');
});

test('keeps the page during an order even if parts of it are gone [R7]', () => {
  const shop = openShop();
  shop.actor.send({ type: 'checkout.lockWanted' });
  updates(shop).send({ type: 'release.found' });
  updates(shop).send({ type: 'release.lost' });
  expect(shop.types()).not.toContain('updates.offered');
  expect(shop.types()).not.toContain('updates.reloadWanted');
  shop.actor.send({ type: 'checkout.lockReleased' });
  expect(shop.types()).toContain('updates.reloadWanted');
});
