/** The shop as an installed app: manifest, service worker, what its caches hold and never hold. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { firstRelease, openReleasingShop } from '#tests/support/releases.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { addToCart, button, heading, openProduct } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { readCaches, notifyWorkerOf, waitForWorker, waitUntilKept } from '#tests/support/shopper-worker.ts';

const get = (path: string): Promise<Response> => fetch(new URL(path, inject('shopUrl')));
const keptImages = async (page: Page): Promise<readonly string[]> =>
  (await readCaches(page))['brightwater-images'] ?? [];
const isSized = (path: string): boolean => /^\/media\/catalog\/.*[?&]width=\d+/.test(path);
const newInstaller = (shopUrl = inject('shopUrl')) => newShopperPage({ shopUrl, serviceWorkers: 'allow' });

test('the worker is small, the browser would install the shop, and the manifest’s pictures are as large as it says [PWA-01]', async () => {
  const script = await get('/service-worker.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('cache-control')).toBe('no-cache');
  const packed = await fetch(script.url, { headers: { 'Accept-Encoding': 'br' } });
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(8000);

  const { page, context } = await newInstaller();
  const started = context.waitForEvent('serviceworker');
  await page.goto(water.path);
  const worker = await started;
  expect(worker.url()).toBe(script.url);
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd),
  ).toBeGreaterThan(0);
  await waitForWorker(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    new URL('/', inject('shopUrl')).href,
  );

  // a browser asks for the icon at every address, also without a connection
  const parts = Object.values(await readCaches(page)).flat();
  expect(parts.some((path) => path.startsWith('/favicon.svg'))).toBe(true);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // the profile of a test keeps nothing, which alone stands in the way
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test.each([
  ['no worker', { saveData: true }, 0],
  ['no worker', { effectiveType: '2g' }, 0],
  ['a worker', { effectiveType: '4g' }, 1],
])('fetches ahead by %s with the connection %o [PWA-01]', async (_, connection, count) => {
  const { page } = await newInstaller();
  await page.addInitScript((it) => {
    Object.defineProperty(navigator, 'connection', { value: it });
    navigator.serviceWorker.register = () => Promise.reject(Reflect.set(window, 'registered', 1));
  }, connection);
  await page.goto(water.path);
  await eventually(() => page.evaluate(() => 'earlyPresses' in window)).toBe(false);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 })));
  expect(await page.evaluate(() => Number(Reflect.get(window, 'registered') ?? 0))).toBe(count);
});

test('a second visit is drawn while the server is silent, and a picture that loads during forgetting is not kept [PWA-01 BEY-08]', async () => {
  const shop = await openReleasingShop(await firstRelease());
  const { page } = await newInstaller(shop.url);
  await openProduct(page, water);
  await waitForWorker(page);
  await waitUntilKept(page, water.path);
  const held = shop.hold();
  await page.goto(water.path);
  await heading(page, water.name).first().waitFor();
  const fromServer = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(?:js|css|woff2)$/.test(entry.name))
      .map((entry) => entry.toJSON())
      // the browser may have a part of the worker's cache at hand, and asks for it no more
      .filter(({ deliveryType }) => deliveryType !== 'cache-storage')
      .filter(({ workerStart, transferSize }) => workerStart === 0 || transferSize > 0)
      .map(({ name }) => name),
  );
  held.release();
  expect(fromServer).toEqual([]);

  await page.goto('/water.html');
  await eventually(() => keptImages(page)).not.toEqual([]);
  await waitUntilKept(page, '/water.html');
  const [known = ''] = await keptImages(page);
  await page.goto('/healthz');
  const draw = (name: string): Promise<boolean> =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth > 0;
    }, `${known}&${name}`);
  const picture = shop.hold(/&late$/);
  const late = draw('late');
  await picture.asked;
  await notifyWorkerOf(page, { type: 'forget' });
  await eventually(async () => Object.keys(await readCaches(page))).not.toContain('brightwater-pages');
  picture.release();
  expect(await late).toBe(true);
  // by the time that this one is kept, the late one would be as well
  expect(await draw('later')).toBe(true);
  await eventually(() => keptImages(page)).toEqual([`${known}&later`]);
});

test('nothing private lies in the worker’s caches, it forgets when told, and keeps the newest 120 pictures [PWA-01 BEY-08]', async () => {
  const { page } = await newInstaller();
  await openProduct(page, water);
  await waitForWorker(page);
  await waitUntilKept(page, water.path);
  await addToCart(page);
  await button(page, /^Cart, 1/).waitFor();
  await page.goto('/water.html?page=2');
  await waitUntilKept(page, '/water.html?page=2');
  await eventually(() => keptImages(page)).not.toEqual([]);
  const personal = '?email=jo%40example.com&firstName=Jo&lastName=Doe';
  for (const path of [
    '/cart',
    '/checkout',
    `/create-account${personal}`,
    '/customer/login',
    '/order-confirmation',
    '/customer/account/company',
    '/dev/mail',
    // here no page asks for a picture
    '/healthz',
  ])
    await page.goto(path);
  const kept = await readCaches(page);
  expect(kept['brightwater-pages']).toEqual([water.path, '/water.html?page=2']);
  expect(kept['brightwater-images']?.every((path) => path.startsWith('/media/'))).toBe(true);
  expect(Object.values(kept).flat().join('\n')).not.toMatch(
    /\/graphql|\/rest\/|\/dev\/|checkout$|\/customer(?:[/?]|$)|create-account|example\.com/m,
  );

  await notifyWorkerOf(page, { type: 'forget' });
  await eventually(async () => (await readCaches(page))['brightwater-pages'] ?? []).toEqual([]);
  await eventually(() => keptImages(page)).toEqual([]);

  await page.evaluate(async () => {
    const cache = await caches.open('brightwater-images');
    for (let count = 0; count < 130; count += 1)
      await cache.put(`/media/old-${count}.webp`, new Response(''));
  });
  await page.goto(water.path);
  await eventually(async () => (await keptImages(page)).length).toBe(120);
  expect(await keptImages(page)).not.toContain('/media/old-0.webp');
  await eventually(async () => (await keptImages(page)).some(isSized)).toBe(true);
});
