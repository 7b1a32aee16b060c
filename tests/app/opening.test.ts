/** A shop that opens: what every page needs is read, addresses lead somewhere, the connection is watched (ROUTE-07, NET-05). */

import { turnedTo, wholeList } from '#machines/domain/list-query.ts';
import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createShop } from '#app/shop.ts';
import { selectContent, selectLoadFailure } from '#machines/catalog/catalog.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { shellBlocks, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import {
  selectIsMissing,
  selectIsPageFailed,
  selectIsUnreachable,
  selectSubject,
} from '#machines/page/page.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { createTransport } from '#transport/transport.ts';
import {
  brokenConnection,
  closedGate,
  inTurn,
  quiet,
  wiresTo,
  type Answering,
} from '#tests/transport/wires.ts';
import { sharedBackend, startShop, newBrowser, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();

const answering: Answering = (request) => opened.backend.fetch(request);
const visit = (shop: RunningShop, path: string, page = 1) =>
  shop.page().send({ type: 'page.visit', path, query: turnedTo(wholeList, page) });
const pageOf = (shop: RunningShop) => shop.page().getSnapshot();

const shellSubjects: readonly Subject[] = [
  { kind: 'storeConfig' },
  { kind: 'menu' },
  shellBlocks,
  { kind: 'socialLinks' },
  { kind: 'bestSellers' },
];

describe('opening', () => {
  test('SHELL-02 SHELL-06 GEN-07 store configuration, menu, blocks, social links and best sellers are read, and no cart is made', async () => {
    const shop = startShop(answering);
    await shop.fact('catalog.loaded', 5);
    await quiet();
    for (const subject of shellSubjects) {
      const loader = present(shop.shop.getSnapshot().children[subjectKey(subject)], subject.kind);
      expect(selectContent(loader.getSnapshot())?.kind).toBe(subject.kind);
      expect(selectLoadFailure(loader.getSnapshot())).toBeNull();
    }
    expect(shop.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
    expect(shop.facts.map(({ type }) => type).toSorted()).toEqual([
      'catalog.loaded',
      'catalog.loaded',
      'catalog.loaded',
      'catalog.loaded',
      'catalog.loaded',
      'session.restoredAsGuest',
    ]);
    shop.stop();
  });

  test('NET-04 ADDR-07 what cannot be read is told to no shopper', async () => {
    const shop = startShop(inTurn(brokenConnection));
    await shop.fact('catalog.loadFailed', 5);
    expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
    shop.stop();
  });

  test('nothing is asked before the shop is opened', async () => {
    const { settings, sent } = wiresTo(answering);
    createShop({
      transport: createTransport(settings),
      session: settings.storage,
      connection: null,
      wakes: null,
      clean: (html) => Promise.resolve(html),
      errors: null,
      caches: null,
      releases: null,
      locks: null,
    });
    await quiet();
    expect(sent).toHaveLength(0);
  });

  test('two shops in one process know nothing of each other', async () => {
    const [one, other] = [startShop(answering), startShop(answering)];
    const line = { sku: 'BW-SPRING-15', name: 'Water', quantity: 1, chosen: nothingChosen };
    one.cart().send({ type: 'cart.addItem', line });
    await one.fact('cart.itemAdded');
    await other.fact('catalog.loaded', 5);
    expect(other.facts.filter(({ type }) => type.startsWith('cart.'))).toEqual([]);
    expect(other.browser.local.entries.size).toBe(0);
    one.stop();
    other.stop();
  });
});

describe('addresses', () => {
  test.each([
    ['/water.html', { kind: 'category', id: 3, query: wholeList }],
    ['/15-l-spring-water-bottle.html', { kind: 'product', urlKey: '15-l-spring-water-bottle' }],
    ['/', { kind: 'cmsPage', id: 1 }],
  ] as const)('ROUTE-07 %s leads to what the server says, and it is read', async (path, subject) => {
    const shop = startShop(answering);
    visit(shop, path);
    expect((await shop.fact('page.resolved')).subject).toMatchObject({ kind: subject.kind });
    await shop.until(() =>
      shop.facts.some((fact) => fact.type === 'catalog.loaded' && fact.subject.kind === subject.kind),
    );
    if (path !== '/') expect(selectSubject(pageOf(shop))).toEqual(subject);
    shop.stop();
  });

  test('ROUTE-10 what is nowhere is not found, and the no-route page is read', async () => {
    const shop = startShop(answering);
    visit(shop, '/no/such/place');
    await shop.fact('page.notFound');
    expect(selectIsMissing(pageOf(shop))).toBe(true);
    await shop.until(() =>
      shop.facts.some((fact) => fact.type === 'catalog.loaded' && fact.subject.kind === 'notFoundPage'),
    );
    shop.stop();
  });

  test('ROUTE-09 an address that has moved is told to the street', async () => {
    const shop = startShop(answering);
    visit(shop, '/WATER.html');
    expect((await shop.fact('page.redirected')).to).toBe('water.html');
    shop.stop();
  });

  test('ROUTE-08 offline what is known is shown, and what is not is out of reach until the connection is back', async () => {
    let isOnline = true;
    const browser = newBrowser();
    const first = startShop(answering, browser);
    visit(first, '/water.html');
    await first.fact('page.resolved');
    first.stop();

    isOnline = false;
    const source = new EventTarget();
    const second = startShop(
      (request) => (isOnline ? answering(request) : Promise.reject(new TypeError('Failed to fetch'))),
      browser,
      source,
      { isOnline: () => isOnline },
    );
    visit(second, '/water.html');
    expect((await second.fact('page.resolved')).subject).toMatchObject({ kind: 'category', id: 3 });
    visit(second, '/coffee-tea.html');
    await second.until(() => selectIsUnreachable(pageOf(second)));
    expect(selectIsMissing(pageOf(second))).toBe(false);
    expect(second.facts.map(({ type }) => type)).toContain('catalog.loadFailed');

    isOnline = true;
    source.dispatchEvent(new Event('online'));
    await second.until(() => selectSubject(pageOf(second))?.kind === 'category');
    // what every page needs has failed as well, and comes back by itself
    await second.until(() =>
      [...shellSubjects, present(selectSubject(pageOf(second)), 'subject')].every(
        (subject) =>
          second.shop.getSnapshot().children[subjectKey(subject)]?.getSnapshot().value === 'loaded',
      ),
    );
    second.stop();
  });

  test('ROUTE-07 the same address visited twice at once is shown', async () => {
    const shop = startShop(answering);
    visit(shop, '/water.html');
    visit(shop, '/water.html');
    await shop.until(() => !pageOf(shop).hasTag('busy'));
    expect(selectIsPageFailed(pageOf(shop))).toBe(false);
    expect(selectSubject(pageOf(shop))).toEqual({ kind: 'category', id: 3, query: wholeList });
    shop.stop();
  });

  test('ROUTE-07 of two addresses visited quickly the second one is shown, though the first answers last', async () => {
    const gate = closedGate();
    const shop = startShop(async (request) => {
      const isFirst = (await request.clone().text()).includes('/water.html');
      if (isFirst) await gate.opened;
      return opened.backend.fetch(request);
    });
    visit(shop, '/water.html');
    await shop.until(() => shop.sent.some(({ body }) => body.includes('/water.html')));
    visit(shop, '/coffee-tea.html');
    await shop.fact('page.resolved');
    gate.open();
    await shop.until(() => shop.facts.some(({ type }) => type === 'catalog.loaded'));
    await quiet();
    expect(shop.facts.filter(({ type }) => type === 'page.resolved')).toHaveLength(1);
    expect(selectSubject(pageOf(shop))).toEqual({ kind: 'category', id: 18, query: wholeList });
    shop.stop();
  });
});

test('NET-05 NET-10 a lost connection and its return are told, each in its words', async () => {
  const connection = new EventTarget();
  const shop = startShop(answering, newBrowser(), connection);
  const toast = () => selectToasts(shop.toasts().getSnapshot())[0];
  expect(toast()).toBeUndefined();
  connection.dispatchEvent(new Event('offline'));
  await shop.fact('network.lost');
  expect(selectIsOffline(shop.network().getSnapshot())).toBe(true);
  expect(toast()).toMatchObject({
    type: 'error',
    message: 'You are offline. Some features may be unavailable.',
    timeout: 3000,
  });
  connection.dispatchEvent(new Event('online'));
  await shop.fact('network.restored');
  expect(toast()).toMatchObject({ type: 'info', message: 'You are online.', timeout: 3000 });
  shop.stop();
});
