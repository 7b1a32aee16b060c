/** Public pages come drawn: readable without a script, with their data once. */

import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { createKeptShell } from '#app/kept-shell.tsx';
import { textOf } from '#app/markup.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { createServerParser } from '#server/server-parser.ts';
import { readOpenedPage } from '#services/page/opened-page.ts';
import { createChanges } from '#server/watch-changes.ts';
import type { GivenContent } from '#machines/domain/opened-page.ts';
import { openShop } from '#tests/backend/open-shop.ts';
import { drawPage, type DrawnPage } from '../../src/entry-server.tsx';
import { openDoor, page as bareHtml, smallBuild } from './door-at.ts';

const shop = await openShop({ seed: seedShop });
const changes = createChanges();
await shop.backend.watch(changes.tell);
const { tree, clean } = createServerParser();
const drawing = {
  draw: drawPage,
  clean: async (html: string) => clean(html),
  readTree: async (markup: Parameters<typeof tree>[0]) => tree(markup),
};

const html = bareHtml
  .replace(
    '<title>',
    '<head><meta charset="utf-8"><meta name="backend-layers" content="merchant"><meta name="backend-version" content="2.4.8"><meta name="backend-lacks" content=""><title>',
  )
  .replace('<script>1', '<script data-entry="/assets/index.js">1')
  .replace('<div', '<link rel="stylesheet" href="/assets/a.css"></head><body><div')
  .replace('</html>', '</body></html>');
const tradeFiles = { scripts: ['/assets/trade.js'], sheets: ['/assets/trade.css'] };
const parts = { '.parts.json': JSON.stringify({ 'src/app/actors/trade.ts': tradeFiles }) };

const openDrawingDoor = async (own: Partial<typeof drawing> = {}) => {
  const draw = vi.fn(own.draw ?? drawing.draw);
  const door = await openDoor({
    files: await smallBuild(html, parts),
    drawing: { ...drawing, draw },
    backend: (request) => shop.backend.fetch(request),
    watch: changes.watch,
  });
  const read = async (path: string) => {
    const response = await door.request(path, { headers: { Accept: 'text/html' } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** A page may be answered before it is drawn. */
  const readDrawn = async (path: string) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await read(path);
      if (answer.text.includes('id="opened-page"')) return answer;
    }
    throw new Error(`${path} is not drawn`);
  };
  return { read, readDrawn, draw, door };
};

const dataIn = (text: string): string | null =>
  /<script type="application\/json" id="opened-page">([^<]*)<\/script>/.exec(text)?.[1] ?? null;
const kindsIn = (text: string): readonly string[] =>
  JSON.parse(dataIn(text) ?? '').contents.map((one: GivenContent) => one.subject.kind);
const h1In = (text: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? '').replaceAll(/<[^>]*>|\s+/g, ' ').trim();

const titlesIn = (text: string): readonly string[] => text.match(/(?<=<title>)[^<]*/g) ?? [];
const plain = (drawn: DrawnPage) => ({ ...drawn, html: textOf(drawn.html) });
const box = '/10-l-spring-water-box.html';

test.each([
  ['/', 200, 'Good water, delivered to your door'],
  ['/water.html', 200, 'Water'],
  [box, 200, '10 L spring water box'],
  ['/catalogsearch/result?q=cups', 200, 'cups'],
  ['/about-us', 200, 'About Brightwater'],
  ['/nothing-here', 404, 'run dry'],
])(
  '%s reads fully without a script, and begins with what it shows [VIEW-01, ROUTE-10]',
  async (path, status, name) => {
    const { readDrawn } = await openDrawingDoor();
    const answer = await readDrawn(path);
    expect([answer.status, h1In(answer.text)]).toEqual([status, expect.stringContaining(name)]);
    expect(titlesIn(answer.text)).toEqual([expect.stringMatching(/. \| Brightwater$/)]);
    expect(answer.headers.get('cache-control')).toContain(status === 200 ? 's-maxage=60' : 'no-store');
    const opened = readOpenedPage(dataIn(answer.text), new URL(path, 'http://shop.example'));
    expect(opened?.address.path).toBe(path.replace(/\?.*/, ''));
    const kinds = opened?.contents.map(({ content }) => content.kind);
    expect(kinds).toEqual(expect.arrayContaining(['storeConfig', 'menu', 'blocks']));
    // each visitor has their own
    expect(kinds).not.toContain('recentlyViewed');
    // of the two forms of the home page's main picture, the browser preloads the one it will show
    const preloads = [...answer.text.matchAll(/<link rel="preload"[^>]* media="([^"]*)"/g)];
    expect(preloads).toHaveLength(path === '/' ? 2 : 0);
  },
);

test.each([
  ['/cart', 'Your cart'],
  ['/checkout', 'Checkout'],
  ['/customer/login', 'Sign in or register'],
  ['/customer/order-lookup', 'Track an order'],
  ['/customer/orders/id/000000012', ''],
])('%s comes with its frame, and but the cart fetches its scripts at once [VIEW-01]', async (path, name) => {
  const { read, readDrawn } = await openDrawingDoor();
  const { text } = await readDrawn(path);
  expect(h1In(text)).toBe(name);
  if (name !== '') expect(titlesIn(text)).toEqual([`${name} | Brightwater`]);
  expect(text.includes('data-at-once')).toBe(path !== '/cart');
  expect(text).not.toContain('000000012</');
  expect(text.includes('data-parts="/assets/trade.css /assets/trade.js"')).toBe(path !== '/customer/login');
  // what the build says of itself is for the door alone
  expect((await read('/.parts.json')).status).toBe(404);
});

test('styles stand in blocks that the policy allows by hash, never at an element [X1] [VIEW-01]', async () => {
  const { readDrawn } = await openDrawingDoor();
  const { headers, text } = await readDrawn('/about-us');
  const policy = headers.get('content-security-policy') ?? '';
  const blocks = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  expect(blocks).not.toEqual([]);
  for (const css of blocks)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(text).not.toMatch(/<[a-z][^<>]* style="/);
  // the sheets come after what can be seen without them
  expect(text.indexOf('rel="stylesheet"')).toBeGreaterThan(text.indexOf('</main>'));
});

test('pages are drawn once for all visitors, as for a guest [VIEW-01]', async () => {
  const { read, readDrawn, draw } = await openDrawingDoor();
  const { text } = await readDrawn('/water.html');
  const again = await Promise.all(['/water.html', '/water.html?gclid=1', '/water.html'].map(read));
  expect(again.map((answer) => h1In(answer.text))).toEqual(['Water', 'Water', 'Water']);
  expect(draw).toHaveBeenCalledTimes(1);
  const { text: next } = await read('/water.html?page=2');
  expect(draw).toHaveBeenCalledTimes(2);
  // what pages share is read once, and is on each
  expect(draw.mock.lastCall?.[0].given).toHaveLength(5);
  expect(kindsIn(next)).toEqual(kindsIn(text));
  expect(text).toContain('Sign in');
  for (const path of ['/nothing-here', '/nothing-here?a=1'])
    expect(dataIn((await readDrawn(path)).text)).toContain(`{"drawnFor":"${path}",`);
});

test('header, footer, tiles and filters of earlier pages are as they would be rendered for each page [VIEW-01]', async () => {
  const { readDrawn, draw } = await openDrawingDoor();
  const some = ['/', '/about-us', '/water.html', '/catalogsearch/result?q=a', '/water/spring-water.html'];
  const kept: unknown[] = [];
  for (const path of [...some, '/water.html?x=1', '/cart', '/checkout', '/nothing-here']) {
    await readDrawn(path);
    const [options] = draw.mock.lastCall ?? [];
    const drawn = await draw.mock.results.at(-1)?.value;
    for (const own of [{ shell: createKeptShell() }, { given: [] }])
      expect(plain(await drawPage({ ...options!, ...own })), path).toEqual(plain(drawn!));
    kept.push(options?.shell.parts.size);
  }
  expect(kept).toEqual([0, 2, 12, 25, 33, 33, 39, 39, 39]);
});

const openPacked = async () => {
  const { readDrawn, door } = await openDrawingDoor();
  await readDrawn('/about-us');
  return async () => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
    const answer = await door.request('/about-us', { headers });
    return [Number(answer.headers.get('content-length')), answer.headers.get('etag')] as const;
  };
};

test('a page is compressed faster while the process has no pause [VIEW-01]', async () => {
  const sizes: number[] = [];
  for (const idle of [0, 1e9]) {
    vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle, active: 1e9, utilization: 0 });
    const request = await openPacked();
    sizes.push((await request())[0]);
  }
  expect(sizes[0]).toBeGreaterThan(sizes[1]! * 1.1);
});

test('a page that is requested again is sent smaller, and stays the same to a browser that has it [VIEW-01]', async () => {
  const request = await openPacked();
  const [size = 0, tag] = await request();
  await vi.waitFor(async () => expect((await request())[0]).toBeLessThan(size));
  expect((await request())[1]).toBe(tag);
});

test.each([
  ['a price', box, `update product set min_final_price = 98765, price = 98765`, '987.65'],
  ['the last one sold', box, `update product set stock = 0`, 'Out of stock'],
  ['a name', '/water.html', `update category set name = 'Wells' where url_path = 'water'`, 'Wells'],
  ['content', '/about-us', `update cms_page set title = 'Springs', content_heading = 'Springs'`, 'Springs'],
  ['a setting', '/about-us', `update setting set value = '"Ours"' where key = 'copyright'`, 'Ours'],
])('%s that changes is seen at the next request [VIEW-01]', async (_, path, change, shown) => {
  const { read, readDrawn } = await openDrawingDoor();
  expect((await readDrawn(path)).text).not.toContain(shown);
  await shop.rows(change);
  expect((await read(path)).text).toContain(shown);
});

test.each([
  ['a private query', '/create-account?email=a%40b.co'],
  ['an edited line', '/10-l-spring-water-box.html?edit=1'],
])('the page of %s is drawn by its browser alone [VIEW-01 TRK-04]', async (_, path) => {
  const { read, draw } = await openDrawingDoor();
  expect(dataIn((await read(path)).text)).toBeNull();
  expect(draw).not.toHaveBeenCalled();
});

test.each<readonly [string, Partial<typeof drawing>]>([
  ['breaks', { draw: () => Promise.reject(new Error('broken')) }],
  ['takes long', { draw: () => new Promise(() => undefined) }],
])('a page whose drawing %s is left to the browser [VIEW-01]', async (_, own) => {
  const { read } = await openDrawingDoor(own);
  const { status, text } = await read('/water.html');
  expect([status, dataIn(text)]).toEqual([200, null]);
  expect(text).toContain('<div id="root"></div>');
});
