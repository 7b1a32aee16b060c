/** Route resolution on the real backend: cached, redirected, not found, offline. */

import { expect, test } from 'vitest';
import { wholeList } from '#machines/domain/list-query.ts';
import { subjectOf } from '#machines/domain/route.ts';
import { readPageRoute, type PageRoute } from '#services/page/page-route.ts';
import { createRouteService } from '#services/page/route.service.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import {
  brokenConnection,
  failureOf,
  inTurn,
  json,
  memoryArea,
  plain,
  wiresTo,
  type Answering,
} from '#tests/transport/wires.ts';
import { ask, bodyOf, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

/** A browser with a clock and a connection set by the test. */
const browse = (answering: Answering, pageRoute: PageRoute | null = null) => {
  const clock = { now: 1_000_000 };
  const connection = { isOnline: true };
  const kept = memoryArea();
  const wires = wiresTo(answering, {
    storage: createStorage(kept.area, 'TEST__', () => clock.now),
    isOnline: () => connection.isOnline,
  });
  const reopen = (said: PageRoute | null) => {
    const { resolveRoute } = createRouteService(createTransport(wires.settings), said);
    return { visit: (path: string) => ask(resolveRoute, { path }) };
  };
  return { ...wires, kept, clock, connection, reopen, ...reopen(pageRoute) };
};
const open = () => browse(backend.answering);

const answering = (urlResolver: unknown) => json({ data: { urlResolver } });
const water = { type: 'CATEGORY', id: 3, relative_url: 'water.html', redirectCode: 0 };
const notFound = { kind: 'notFound', message: 'That page could not be found. Please try again.' };

test.each([
  ['/bottle.html', { type: 'PRODUCT', id: 1, relativeUrl: 'bottle.html', redirectCode: 0 }],
  ['/', { type: 'CMS_PAGE', id: 2, relativeUrl: 'home', redirectCode: 0 }],
])('resolves %s [ROUTE-07]', async (path, resolution) => {
  const { visit, sent } = open();
  expect(await visit(path)).toEqual(resolution);
  expect(sent).toMatchObject([{ method: 'POST', credentials: 'same-origin' }]);
  expect(bodyOf(sent[0])).toMatchObject({ variables: { url: path } });
});

test('redirects an address in another letter case, and to another site without type and id [ROUTE-09]', async () => {
  const { visit, sent } = open();
  for (let turn = 0; turn < 2; turn += 1)
    expect(await visit('/WATER.html')).toMatchObject({ relativeUrl: 'water.html', redirectCode: 301 });
  expect(sent).toHaveLength(1);
  const elsewhere = { type: null, id: 0, relative_url: 'https://example.com/x', redirectCode: 301 };
  expect(await browse(answering(elsewhere)).visit('/to-outside')).toMatchObject({
    relativeUrl: 'https://example.com/x',
    redirectCode: 301,
  });
});

test.each<readonly [string, Answering, boolean]>([
  ['no id', answering({ ...water, id: null }), true],
  ['nothing', answering(null), true],
  ['the message 404', json({ errors: [{ message: '404' }] }), true],
  ['an error', json({ errors: [{ message: 'Internal server error' }] }), false],
  ['a status', plain('', { status: 500 }), false],
  ['nothing at all', inTurn(brokenConnection), false],
])(
  'an answer with %s is stored nowhere, and a failure is no missing page [ROUTE-09]',
  async (_, answer, isNone) => {
    const { visit, kept } = browse(answer);
    const failure = await failureOf(visit('/water.html'));
    if (isNone) expect(failure).toEqual(notFound);
    else expect(failure.kind).not.toBe('notFound');
    expect(kept.entries.size).toBe(0);
  },
);

test('asks for each address once an hour [ROUTE-08 NET-04]', async () => {
  const { visit, sent, clock } = open();
  const first = await visit('/water.html');
  expect(await visit('/bottle.html')).not.toEqual(first);
  clock.now += 3_600_000;
  expect(await visit('/water.html')).toEqual(first);
  expect(sent).toHaveLength(2);
  clock.now += 1;
  expect(await visit('/water.html')).toEqual(first);
  expect(sent).toHaveLength(3);
});

test('uses a stored route offline, also long after its hour, and resolves an unknown one to NOTFOUND [ROUTE-08]', async () => {
  const { visit, sent, connection, clock } = open();
  const known = await visit('/water.html');
  connection.isOnline = false;
  expect(await visit('/water.html')).toEqual(known);
  clock.now += 30 * 86_400_000;
  expect(await visit('/water.html')).toEqual(known);
  expect(await visit('/water.html')).toEqual(known);
  expect(sent).toHaveLength(1);
  connection.isOnline = true;
  await visit('/water.html');
  expect(sent).toHaveLength(2);
  const { visit: goTo, sent: none, kept, connection: line } = open();
  line.isOnline = false;
  const resolution = await goTo('/water.html');
  expect(resolution).toMatchObject({ type: 'NOTFOUND', id: -1 });
  expect(subjectOf(resolution, wholeList)).toBeNull();
  expect([none.length, kept.entries.size]).toEqual([0, 0]);
  line.isOnline = true;
  expect(await goTo('/water.html')).toMatchObject({ type: 'CATEGORY', id: 3 });
});

test('uses a stored route on a dead connection, but does not cover a server failure by it [ROUTE-08 NET-05]', async () => {
  let trouble: Answering | null = null;
  const { visit, clock } = browse((request) => trouble?.(request) ?? backend.answering(request));
  const known = await visit('/water.html');
  clock.now += 3_600_001;
  trouble = () => Promise.reject(brokenConnection);
  expect(await visit('/water.html')).toEqual(known);
  expect((await failureOf(visit('/bottle.html'))).kind).toBe('network');
  trouble = json({ errors: [{ message: 'Oh' }] });
  expect((await failureOf(visit('/water.html'))).kind).toBe('server');
});

test('resolves to NOTFOUND when the connection is lost meanwhile [ROUTE-08]', async () => {
  const { visit, connection } = browse(() => {
    connection.isOnline = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await visit('/water.html')).toMatchObject({ type: 'NOTFOUND', id: -1 });
});

const text = JSON.stringify({ path: '/water.html', type: 'CATEGORY', id: '3', relative_url: '/water.html' });

test('uses the route that came with the page once, for its own address only [ROUTE-07]', async () => {
  const { visit, sent } = browse(answering(water), readPageRoute(text, '/water.html'));
  expect(await visit('/water.html')).toEqual(route);
  expect(sent).toHaveLength(0);
  await visit('/water.html');
  expect(sent).toHaveLength(1);
  expect(readPageRoute(text, '/about-us')).toBeNull();
  const elsewhere = browse(answering(water), readPageRoute(text, '/water.html'));
  await elsewhere.visit('/about-us');
  await elsewhere.visit('/water.html');
  expect(elsewhere.sent).toHaveLength(2);
});

/** A page opened so many seconds after it was rendered. */
const opened = (after: number) => {
  const shop = browse(backend.answering, null);
  const said = JSON.stringify({ ...JSON.parse(text), until: 1_000_000 + 3_600_000 });
  shop.clock.now += after * 1000;
  return { ...shop, ...shop.reopen(readPageRoute(said, '/water.html', shop.clock.now)) };
};
const route = { type: 'CATEGORY', id: 3, relativeUrl: 'water.html', redirectCode: 0 };

test('stores the route of the page for an hour [ROUTE-07 ROUTE-08]', async () => {
  const { visit, sent, clock } = opened(3000);
  expect(await visit('/water.html')).toEqual(route);
  clock.now += 3_600_000;
  expect(await visit('/water.html')).toEqual(route);
  expect(sent).toHaveLength(0);
  clock.now += 1;
  await visit('/water.html');
  expect(sent).toHaveLength(1);
});

test('asks the server when the page’s route is too old, and uses it offline [ROUTE-08]', async () => {
  const online = opened(3600);
  expect(await online.visit('/water.html')).toEqual(route);
  expect(online.sent).toHaveLength(1);
  const { visit, sent, connection } = opened(30 * 86_400);
  connection.isOnline = false;
  expect(await visit('/water.html')).toEqual(route);
  expect(sent).toHaveLength(0);
});

test('reads the page’s route only with a type and a numeric id [ROUTE-07]', () => {
  const unreadable = ['{', '[]', '{"type":"CATEGORY","id":"3a"}', '{"type":1,"id":3}'];
  for (const said of [null, ...unreadable]) expect(readPageRoute(said, '/water.html')).toBeNull();
  const page = { type: 'CMS_PAGE', id: 7, relativeUrl: 'about-us', redirectCode: 0 };
  expect(readPageRoute('{"type":"CMS_PAGE","id":7}', '/about-us')?.route).toEqual(page);
});
