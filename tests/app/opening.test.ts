/** A shop opens: what every page needs is read, addresses lead somewhere, the network watched. */

import { expect, test } from 'vitest';
import { createShop } from '#app/shop.ts';
import { selectContent, selectLoadFailure } from '#machines/catalog/catalog.selectors.ts';
import { turnedTo, wholeList } from '#machines/domain/list-query.ts';
import { present } from '#machines/domain/present.ts';
import { shellBlocks, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { selectIsMissing, selectIsUnreachable, selectSubject } from '#machines/page/page.selectors.ts';
import { createTransport } from '#transport/transport.ts';
import { brokenConnection, closedGate, inTurn, quiet, wiresTo } from '#tests/transport/wires.ts';
import { putIntoCart } from './checkout-steps.ts';
import { newBrowser, noBrowser, sharedBackend, startShop, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();

const visit = (shop: RunningShop, path: string) =>
  shop.page().send({ type: 'page.visit', path, query: turnedTo(wholeList, 1) });
const pageOf = (shop: RunningShop) => shop.page().getSnapshot();
const hasRead = (shop: RunningShop, kind: Subject['kind']) =>
  shop.facts.some((fact) => fact.type === 'catalog.loaded' && fact.subject.kind === kind);

const shellSubjects: readonly Subject[] = [
  { kind: 'storeConfig' },
  { kind: 'menu' },
  shellBlocks,
  { kind: 'socialLinks' },
  { kind: 'bestSellers' },
];

test('reads configuration, menu, blocks, social links and best sellers, and makes no cart [SHELL-06, GEN-07]', async () => {
  const shop = opened.start();
  await shop.fact('catalog.loaded', 5);
  await quiet();
  for (const subject of shellSubjects) {
    const loader = present(shop.shop.getSnapshot().children[subjectKey(subject)], subject.kind);
    expect(selectContent(loader.getSnapshot())?.kind).toBe(subject.kind);
    expect(selectLoadFailure(loader.getSnapshot())).toBeNull();
  }
  expect(shop.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
  expect(shop.types(/^(?!catalog\.loaded$)/)).toEqual(['session.restoredAsGuest']);
  expect(shop.count('catalog.loaded')).toBe(5);
});

test('shows no message for what every page needs and cannot be read [NET-04, ADDR-07]', async () => {
  const shop = startShop(inTurn(brokenConnection));
  await shop.fact('catalog.loadFailed', 5);
  expect(shop.toasts()).toEqual([]);
});

test('sends no request before the shop is opened [SHELL-02]', async () => {
  const { settings, sent } = wiresTo(opened.answering);
  createShop({ ...noBrowser, transport: createTransport(settings), session: settings.storage });
  await quiet();
  expect(sent).toHaveLength(0);
});

test('two shops in one process share nothing [GEN-01]', async () => {
  const [one, other] = [opened.start(), opened.start()];
  await putIntoCart(one);
  await other.fact('catalog.loaded', 5);
  expect(other.types(/^cart\./)).toEqual([]);
  expect(other.browser.local.entries.size).toBe(0);
});

test.each([
  ['/water.html', { kind: 'category', id: 3, query: wholeList }],
  ['/15-l-spring-water-bottle.html', { kind: 'product', urlKey: '15-l-spring-water-bottle' }],
  ['/', { kind: 'cmsPage' }],
] as const)('%s leads to the page the server names, and it is read [ROUTE-07]', async (path, subject) => {
  const shop = opened.start();
  visit(shop, path);
  expect((await shop.fact('page.resolved')).subject).toMatchObject({ kind: subject.kind });
  await shop.until(() => hasRead(shop, subject.kind));
  expect(selectSubject(pageOf(shop))).toMatchObject(subject);
});

test('an unknown address is not found and reads the no-route page, a moved one is redirected [ROUTE-10, ROUTE-09]', async () => {
  const shop = opened.start();
  visit(shop, '/no/such/place');
  await shop.fact('page.notFound');
  expect(selectIsMissing(pageOf(shop))).toBe(true);
  await shop.until(() => hasRead(shop, 'notFoundPage'));
  visit(shop, '/WATER.html');
  expect((await shop.fact('page.redirected')).to).toBe('water.html');
});

test('offline shows known pages, and the rest once the connection is back [ROUTE-08, NET-05]', async () => {
  let isOnline = true;
  const browser = newBrowser();
  const first = opened.start({ browser });
  visit(first, '/water.html');
  await first.fact('page.resolved');
  first.stop();

  isOnline = false;
  const connection = new EventTarget();
  const second = startShop(
    (request) => (isOnline ? opened.answering(request) : Promise.reject(new TypeError('Failed to fetch'))),
    { browser, connection, settings: { isOnline: () => isOnline } },
  );
  visit(second, '/water.html');
  expect((await second.fact('page.resolved')).subject).toMatchObject({ kind: 'category', id: 3 });
  visit(second, '/coffee-tea.html');
  await second.until(() => selectIsUnreachable(pageOf(second)));
  expect(selectIsMissing(pageOf(second))).toBe(false);
  expect(second.count('catalog.loadFailed')).toBeGreaterThan(0);

  isOnline = true;
  connection.dispatchEvent(new Event('online'));
  await second.until(() => selectSubject(pageOf(second))?.kind === 'category');
  await second.until(() =>
    [...shellSubjects, present(selectSubject(pageOf(second)), 'subject')].every(
      (subject) => second.shop.getSnapshot().children[subjectKey(subject)]?.getSnapshot().value === 'loaded',
    ),
  );
});

test('of two addresses visited quickly the last one is shown, though the first answers last [ROUTE-07]', async () => {
  const gate = closedGate();
  const shop = startShop(async (request) => {
    if ((await request.clone().text()).includes('/water.html')) await gate.opened;
    return opened.answering(request);
  });
  visit(shop, '/water.html');
  await shop.until(() => shop.sent.some(({ body }) => body.includes('/water.html')));
  visit(shop, '/coffee-tea.html');
  visit(shop, '/coffee-tea.html');
  await shop.fact('page.resolved');
  gate.open();
  await shop.until(() => shop.count('catalog.loaded') > 0);
  await quiet();
  expect(shop.count('page.resolved')).toBe(1);
  expect(selectSubject(pageOf(shop))).toEqual({ kind: 'category', id: 18, query: wholeList });
});

test('shows a message when the connection is lost and when it is back [NET-05, NET-10]', async () => {
  const connection = new EventTarget();
  const shop = opened.start({ connection });
  expect(shop.toasts()).toEqual([]);
  connection.dispatchEvent(new Event('offline'));
  await shop.fact('network.lost');
  expect(selectIsOffline(shop.network().getSnapshot())).toBe(true);
  const lost = 'You are offline. Some features may be unavailable.';
  expect(shop.toasts()[0]).toMatchObject({ type: 'error', message: lost, timeout: 3000 });
  connection.dispatchEvent(new Event('online'));
  await shop.fact('network.restored');
  expect(shop.toasts()[0]).toMatchObject({ type: 'info', message: 'You are online.', timeout: 3000 });
});
