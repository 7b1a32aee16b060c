/** The root with all its children on fake services: which fact leads to what. */

import { wholeList } from '#machines/domain/list-query.ts';
import { describe, expect, test } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { shellBlocks, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { sendTo } from './bench.ts';
import { openShop, failing, type FakeShop } from './fake-services.ts';

const shownToasts = (shop: FakeShop) => selectToasts(shop.toasts().getSnapshot());
const twoLines = [lineOf('1', water(2)), lineOf('2', cups(1))];
const openFullShop = async (): Promise<FakeShop> => {
  const shop = openShop({ cartId: 'cart-1', lines: twoLines });
  await shop.quiet();
  return shop;
};

describe('shop: the connection', () => {
  test('each loss and each return shows its sentence for three seconds, and nothing at the start [NET-05]', () => {
    const shop = openShop();
    expect(shownToasts(shop)).toEqual([]);
    shop.connection('connection.lost');
    expect(shownToasts(shop)).toMatchObject([
      { type: 'error', message: 'You are offline. Some features may be unavailable.', timeout: 3000 },
    ]);
    shop.connection('connection.restored');
    expect(shownToasts(shop)).toMatchObject([{ type: 'info', message: 'You are online.', timeout: 3000 }]);
    shop.clock.increment(3000);
    expect(shownToasts(shop)).toEqual([]);
    expect(shop.types().filter((type) => type.startsWith('network.'))).toEqual([
      'network.lost',
      'network.restored',
    ]);
  });

  test('shows a repeated connection event once [NET-05]', () => {
    const shop = openShop();
    shop.connection('connection.restored');
    shop.connection('connection.lost');
    shop.connection('connection.lost');
    expect(shop.types().filter((type) => type.startsWith('network.'))).toEqual(['network.lost']);
  });
});

describe('shop: the cart', () => {
  test('an addition opens the cart drawer and is emitted [CART-02]', async () => {
    const shop = await openFullShop();
    shop.cart().send({ type: 'cart.addItem', line: cups(1) });
    expect(selectIsCartOpen(shop.chrome().getSnapshot())).toBe(false);
    await shop.quiet();
    expect(selectIsCartOpen(shop.chrome().getSnapshot())).toBe(true);
    expect(shop.facts).toContainEqual({ type: 'cart.itemAdded', line: cups(1) });
  });

  test('confirms a restored line and keeps the drawer closed [BEY-12]', async () => {
    const shop = await openFullShop();
    await sendTo(shop.cart(), { type: 'cart.removeItem', lineId: '1', line: water(2) });
    await sendTo(shop.cart(), { type: 'cart.undoRemoval', line: water(2) });
    expect(shownToasts(shop).map(({ type, message }) => [type, message])).toEqual([
      ['info', 'Spring water 15 L is back in your cart.'],
    ]);
    expect(selectIsCartOpen(shop.chrome().getSnapshot())).toBe(false);
  });

  test('a failed action shows its reason and opens no drawer [CART-07]', async () => {
    const shop = await openFullShop();
    shop.surprise('writeCart', () => ({ cart: fullCart, refusals: [{ message: 'Only 12 left.' }] }));
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(90) });
    expect(shownToasts(shop)).toMatchObject([{ type: 'error', message: 'Only 12 left.' }]);
    expect(selectIsCartOpen(shop.chrome().getSnapshot())).toBe(false);
  });

  test('a failure without a sentence does not take the shop down [NET-03]', async () => {
    const shop = await openFullShop();
    failing(shop, 'writeCart', failure('server', ''));
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
    expect(shop.death).toEqual([]);
    expect(shownToasts(shop)).toHaveLength(1);
  });

  test('a renewed cart says that everything is still there [BEY-03]', async () => {
    const shop = await openFullShop();
    failing(shop, 'writeCart', failure('cartMissing'));
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
    expect(shownToasts(shop)).toMatchObject([
      { type: 'info', message: 'We had to renew your cart. Please check that nothing is missing.' },
    ]);
    expect(selectCart(shop.cart().getSnapshot())?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['WATER-15', 2],
      ['CUPS-50', 2],
    ]);
  });

  test('names the lines that a replaced cart lacks until the toast is dismissed [BEY-03]', async () => {
    const shop = await openFullShop();
    failing(shop, 'writeCart', failure('cartMissing'));
    failing(shop, 'rebuildCart', failure('server'));
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
    shop.clock.increment(600_000);
    expect(shownToasts(shop).map(({ message }) => message)).toEqual([
      'We had to renew your cart. These could not be brought back: Spring water 15 L, Paper cups.',
    ]);
  });

  test('a cart ordered elsewhere is not said to be still here [BEY-15]', async () => {
    const shop = await openFullShop();
    failing(shop, 'writeCart', failure('cartInactive'));
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
    expect(selectCart(shop.cart().getSnapshot())?.lines.map(({ sku }) => sku)).toEqual(['CUPS-50']);
    expect(
      shownToasts(shop).filter(({ message }) => message.includes('Everything in it is still here')),
    ).toEqual([]);
  });
});

describe('shop: the checkout', () => {
  test('closes the drawer when the checkout begins or is cancelled [CHK-05]', async () => {
    const shop = await openFullShop();
    for (const type of ['checkout.begin', 'checkout.cancel'] as const) {
      shop.chrome().send({ type: 'chrome.openCart' });
      expect(selectIsCartOpen(shop.chrome().getSnapshot())).toBe(true);
      shop.checkout().send({ type });
      expect(selectIsCartOpen(shop.chrome().getSnapshot())).toBe(false);
      expect(shop.types().at(-1)).toBe('checkout.cleared');
      await shop.quiet();
    }
  });
});

describe('shop: pages and what is read for them', () => {
  test('a resolved page reads its subject, once while it is known [ROUTE-07]', async () => {
    const shop = openShop();
    await sendTo(shop.page(), { type: 'page.visit', path: '/water.html', query: wholeList });
    expect(shop.asked('readContent').map(({ input }) => input)).toEqual([
      { subject: { kind: 'category', id: 7, query: wholeList } },
    ]);
    expect(shop.types()).toEqual(['session.restoredAsGuest', 'page.resolved', 'catalog.loaded']);
  });

  test('a missing page reads the page for missing pages [ROUTE-10]', async () => {
    const shop = openShop();
    failing(shop, 'resolveRoute', failure('notFound'));
    await sendTo(shop.page(), { type: 'page.visit', path: '/gone', query: wholeList });
    expect(shop.asked('readContent').map(({ input }) => input)).toEqual([
      { subject: { kind: 'notFoundPage' } },
    ]);
  });

  test('reads the page for missing pages once when the content is gone [ROUTE-10]', async () => {
    const shop = openShop();
    failing(shop, 'readContent', failure('notFound'));
    failing(shop, 'readContent', failure('notFound'));
    await sendTo(shop.page(), { type: 'page.visit', path: '/water.html', query: wholeList });
    expect(shop.asked('readContent').map(({ input }) => input)).toEqual([
      { subject: { kind: 'category', id: 7, query: wholeList } },
      { subject: { kind: 'notFoundPage' } },
    ]);
  });

  test('a subject read before is refreshed, not read by a second loader; the oldest are forgotten [CAT-01]', async () => {
    const shop = openShop();
    const read = (id: number): void =>
      shop.actor.send({ type: 'shop.read', subject: { kind: 'category', id, query: wholeList } });
    for (let id = 1; id <= 30; id += 1) read(id);
    await shop.quiet();
    read(30);
    await shop.quiet();
    const loaders = Object.keys(shop.actor.getSnapshot().children).filter((key) =>
      key.startsWith('category:'),
    );
    expect(loaders.length).toBe(24);
    expect([loaders.includes('category:6'), loaders.includes('category:7')]).toEqual([false, true]);
    expect(shop.asked('readContent')).toHaveLength(31);
  });

  test('keeps menu, links and best sellers loaded over any number of pages [SHELL-05, SHELL-13]', async () => {
    const shop = openShop();
    const around: readonly Subject[] = [
      { kind: 'storeConfig' },
      { kind: 'menu' },
      { kind: 'bestSellers' },
      shellBlocks,
    ];
    for (const subject of around) shop.actor.send({ type: 'shop.read', subject });
    for (let id = 1; id <= 30; id += 1)
      await sendTo(shop.actor, { type: 'shop.read', subject: { kind: 'category', id, query: wholeList } });
    const { children } = shop.actor.getSnapshot();
    expect(children['category:1']).toBeUndefined();
    for (const subject of around) expect(children[subjectKey(subject)]?.getSnapshot().value).toBe('loaded');
  });
});
