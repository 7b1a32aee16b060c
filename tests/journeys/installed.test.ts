/** The shop as an installed app in a real browser: manifest, worker, what is kept for later and what never is (PWA-01, S6, BEY-08). */

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { firstRelease, openReleasingShop } from '#tests/support/releases.ts';
import { smallWater, water } from '#tests/support/shopper-goods.ts';
import { hold, restCall } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { addToCart, button, heading, openProduct, toast } from '#tests/support/shopper-pages.ts';
import {
  readCaches,
  tellWorkerOf,
  waitForWorker,
  waitUntilKept,
  waitUntilWrittenDown,
} from '#tests/support/shopper-worker.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

const get = (path: string): Promise<Response> => fetch(new URL(path, inject('shopUrl')));
const imagesKept = async (page: Page): Promise<readonly string[]> =>
  (await readCaches(page))['brightwater-images'] ?? [];
const isSized = (path: string): boolean => /^\/media\/catalog\/.*[?&]width=\d+/.test(path);
const newVisitor = () => newShopperPage({ serviceWorkers: 'allow' });

describe('what makes it an app', () => {
  test('PWA-01 the browser finds nothing amiss with the manifest and would install it', async () => {
    const { page, context } = await newVisitor();
    await page.goto('/');
    await waitForWorker(page);
    const devtools = await context.newCDPSession(page);
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // a test's profile keeps nothing, which alone stands in the way
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  test('PWA-01 every picture and every page of the manifest is there, and as large as it says', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const { icons, screenshots, shortcuts } = (await answer.json()) as Manifest;
    let weight = 0;
    for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
      const picture = await get(src);
      expect(picture.headers.get('content-type'), src).toContain(type);
      const bytes = await picture.arrayBuffer();
      if (src.startsWith('/screenshots/')) weight += bytes.byteLength;
      const { width, height } = await sharp(bytes).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(weight).toBeLessThan(300_000);
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['wide', 'narrow']));
    const { page } = await newShopperPage();
    for (const { url } of shortcuts) {
      await page.goto(url);
      await heading(page, /^(Water|Your cart)/)
        .first()
        .waitFor();
    }
  });

  test('PWA-01 S1 the worker is small, always asked for anew, and starts only once the page has loaded', async () => {
    const script = await get('/service-worker.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toBe('no-cache');
    const packed = await fetch(script.url, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(8000);

    const { page, context } = await newVisitor();
    const started = context.waitForEvent('serviceworker');
    await page.goto(water.path);
    const worker = await started;
    expect(worker.url()).toBe(new URL('/service-worker.js', inject('shopUrl')).href);
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd),
    ).toBeGreaterThan(0);
    await waitForWorker(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      new URL('/', inject('shopUrl')).href,
    );
  });

  test('PWA-01 where it cannot be registered, one line says so and nothing else happens', async () => {
    const { page } = await newVisitor();
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('not here'));
    });
    const said: string[] = [];
    // by the shop: what the browser itself has to say depends on how busy it is
    page.on('console', (message) => {
      if (message.location().url.includes('/assets/')) said.push(message.text());
    });
    await openProduct(page, water);
    await eventually(() => said).toEqual(['Failed to register SW.']);
    await addToCart(page);
    await button(page, /^Cart, 1/).waitFor();
    expect(said).toEqual(['Failed to register SW.']);
    expect(await toast(page, /./).count()).toBe(0);
  });
});

describe('what is kept', () => {
  test('PWA-01 a visited product opens without a connection, other pages and the checkout say so in the shop’s own words', async () => {
    const shopper = await newVisitor();
    const { page, context } = shopper;
    // what was never had cannot be shown
    shopper.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openProduct(page, water);
    await waitForWorker(page);
    await waitUntilKept(page, water.path);
    const picture = page.getByRole('main').getByRole('img').first();
    const isDrawn = () =>
      picture.evaluate(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      );
    await eventually(isDrawn).toBe(true);
    const shown = await picture.evaluate((image) =>
      image instanceof HTMLImageElement ? image.currentSrc : '',
    );
    await eventually(() => imagesKept(page)).toContain(shown.slice(new URL(shown).origin.length));
    await waitUntilWrittenDown(page);
    await context.setOffline(true);
    await page.reload();
    await heading(page, water.name).first().waitFor();
    await eventually(isDrawn).toBe(true);
    await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
    await page.goto('/never-seen.html');
    await heading(page, 'You are offline').waitFor();
    for (const path of ['/cart', '/checkout', '/customer/login']) {
      await page.goto(path);
      await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });

  test('PWA-01 a page that was on its way when the worker took over is kept as well', async () => {
    const { page, context } = await newVisitor();
    const second = await context.newPage();
    const held = await hold(second, restCall('page', 'GET', `**${smallWater.path}`));
    const opening = openProduct(second, smallWater);
    await held.asked;
    await openProduct(page, water);
    await waitForWorker(page);
    await held.release();
    await opening;
    await waitUntilKept(second, smallWater.path);
    await waitForWorker(second);
  });

  test('S6 a second visit is drawn while the server is still silent', async () => {
    const shop = await openReleasingShop(await firstRelease());
    const { page } = await newShopperPage({ shopUrl: shop.url, serviceWorkers: 'allow' });
    await openProduct(page, water);
    await waitForWorker(page);
    await waitUntilKept(page, water.path);
    const held = shop.hold();
    await page.goto(water.path);
    await heading(page, water.name).first().waitFor();
    const waiting = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\.(?:js|css|woff2)$/.test(entry.name))
        .map((entry) => entry.toJSON())
        .filter(({ workerStart, transferSize }) => workerStart === 0 || transferSize > 0)
        .map(({ name }) => name),
    );
    held.release();
    expect(waiting).toEqual([]);
  });

  test('PWA-01 BEY-08 nothing private and no data ever lies in the worker’s caches; it forgets when told', async () => {
    const { page } = await newVisitor();
    await openProduct(page, water);
    await waitForWorker(page);
    await waitUntilKept(page, water.path);
    await addToCart(page);
    await button(page, /^Cart, 1/).waitFor();
    await page.goto('/water.html?page=2');
    await waitUntilKept(page, '/water.html?page=2');
    await eventually(() => imagesKept(page)).not.toEqual([]);
    const secret = '?email=jo%40example.com&firstName=Jo&lastName=Doe';
    for (const path of [
      '/cart',
      '/checkout',
      `/create-account${secret}`,
      '/customer/login',
      '/order-confirmation',
      '/customer/account/company',
      '/dev/mail',
      // here nothing asks for a picture
      '/healthz',
    ])
      await page.goto(path);
    const kept = await readCaches(page);
    expect(kept['brightwater-pages']).toEqual([water.path, '/water.html?page=2']);
    expect(kept['brightwater-images']?.every((path) => path.startsWith('/media/'))).toBe(true);
    const others = Object.values(kept).flat().join('\n');
    expect(others).not.toMatch(
      /graphql|\/rest\/|\/dev\/|checkout$|\/customer(?:[/?]|$)|create-account|example\.com/m,
    );

    await tellWorkerOf(page, { type: 'forget' });
    await eventually(async () => (await readCaches(page))['brightwater-pages'] ?? []).toEqual([]);
    await eventually(() => imagesKept(page)).toEqual([]);
  });

  test('PWA-01 BEY-08 a picture that is still on its way when the worker forgets is shown, and not kept', async () => {
    const shop = await openReleasingShop(await firstRelease());
    const { page } = await newShopperPage({ shopUrl: shop.url, serviceWorkers: 'allow' });
    await openProduct(page, water);
    await waitForWorker(page);
    await page.goto('/water.html');
    await eventually(() => imagesKept(page)).not.toEqual([]);
    await waitUntilKept(page, '/water.html');
    const [known = ''] = await imagesKept(page);
    await page.goto('/healthz');
    const draw = (name: string): Promise<boolean> =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return image.naturalWidth > 0;
      }, `${known}&${name}`);
    const held = shop.hold(/&late$/);
    const late = draw('late');
    await held.asked;
    await tellWorkerOf(page, { type: 'forget' });
    await eventually(async () => Object.keys(await readCaches(page))).not.toContain('brightwater-pages');
    held.release();
    expect(await late).toBe(true);
    // by the time that this one is kept, that one would be as well
    expect(await draw('later')).toBe(true);
    await eventually(() => imagesKept(page)).toEqual([`${known}&later`]);
  });

  test('PWA-01 pictures are kept with the size that was asked for, the newest hundred and twenty of them', async () => {
    const { page } = await newVisitor();
    await page.goto('/');
    await waitForWorker(page);
    await page.evaluate(async () => {
      const cache = await caches.open('brightwater-images');
      for (let count = 0; count < 130; count += 1)
        await cache.put(`/media/old-${count}.webp`, new Response(''));
    });
    await page.goto(water.path);
    await eventually(async () => (await imagesKept(page)).length).toBe(120);
    expect(await imagesKept(page)).not.toContain('/media/old-0.webp');
    await eventually(async () => (await imagesKept(page)).some(isSized)).toBe(true);
  });
});
