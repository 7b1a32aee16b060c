/** A new version of the shop among its neighbours: the toast that offers it, and the order that comes first (PWA-01, R7). */

import { expect, test } from 'vitest';
import { present } from '#machines/domain/present.ts';
import { openShop, type FakeShop } from './fake-services.ts';

const updates = (shop: FakeShop) => present(shop.actor.getSnapshot().children.updates, 'updates');
const toasts = (shop: FakeShop) =>
  shop
    .toasts()
    .getSnapshot()
    .context.toasts.filter(({ id }) => id === 'update');

test('the offer stands until it is taken up or refused, and refusing it is the end of it [PWA-01]', () => {
  const shop = openShop();
  updates(shop).send({ type: 'release.found' });
  expect(toasts(shop)).toMatchObject([
    { message: 'A new version of the shop is ready.', actionText: 'Update now', timeout: null },
  ]);
  shop.toasts().send({ type: 'toasts.dismiss', id: 'update' });
  expect(updates(shop).getSnapshot().value).toBe('refused');
});

test('taking it up takes the new version, and a reload is wanted once it has taken over [PWA-01]', () => {
  const shop = openShop();
  updates(shop).send({ type: 'release.taken' });
  shop.toasts().send({ type: 'toasts.act', id: 'update' });
  expect(shop.types()).toContain('updates.reloadWanted');
});

test('while an order is under way the page stays, even if parts of it are gone [R7]', () => {
  const shop = openShop();
  shop.actor.send({ type: 'checkout.lockWanted' });
  updates(shop).send({ type: 'release.found' });
  updates(shop).send({ type: 'release.lost' });
  expect(shop.types()).not.toContain('updates.offered');
  expect(shop.types()).not.toContain('updates.reloadWanted');
  shop.actor.send({ type: 'checkout.lockReleased' });
  expect(shop.types()).toContain('updates.reloadWanted');
});
