/** What a search engine finds: statuses, the map of the shop, one address for every page, and what it is (BEY-14, ROUTE-09). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { graphqlCall, skipPictures, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const visit = (path: string): Promise<Response> =>
  fetch(new URL(path, shopUrl), { headers: { Accept: 'text/html' }, redirect: 'manual' });

const read = async (path: string): Promise<string> => (await fetch(new URL(path, shopUrl))).text();

const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

const linkIn = (page: Page, relation: string) => (): Promise<string | null> =>
  page.evaluate(
    (name) => document.querySelector(`link[rel=${name}]`)?.getAttribute('href') ?? null,
    relation,
  );

const thingsIn = (page: Page) => (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
    ),
  );

test('ROUTE-09 BEY-14 every address is answered with its own status', async () => {
  const found = await Promise.all(
    ['/', '/water.html', water.path, '/about-us', '/cart'].map(async (path) => (await visit(path)).status),
  );
  expect(found).toEqual([200, 200, 200, 200, 200]);
  const missing = ['/no-such-page.html', '/account', '/orders/7', '/address', '/forgotPassword'];
  const statuses = await Promise.all(missing.map(async (path) => (await visit(path)).status));
  expect(statuses).toEqual(missing.map(() => 404));
  const lasting = await visit('/15-litre-spring-water.html?from=print');
  expect([lasting.status, lasting.headers.get('location')]).toEqual([
    301,
    '/15-l-spring-water-bottle.html?from=print',
  ]);
  const passing = await visit('/summer');
  expect([passing.status, passing.headers.get('location')]).toEqual([302, '/water/small-bottles.html']);
});

test('BEY-14 robots.txt leads to a sitemap whose addresses all lead to pages', async () => {
  expect(await read('/robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', shopUrl).href}`);
  const parts = locations(await read('/sitemap.xml'));
  const addresses = (await Promise.all(parts.map(read))).flatMap(locations);
  expect(addresses).toContain(new URL('/water/small-bottles.html', shopUrl).href);
  expect(addresses).toContain(new URL(water.path, shopUrl).href);
  expect(addresses.length).toBeGreaterThan(100);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.filter((_, index) => index % 10 === 0))
    expect([address, (await visit(address)).status]).toEqual([address, 200]);
});

test('BEY-14 a shelf names its own address, the pages before and after, and the way to it', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const at = (path: string): string => new URL(path, shopUrl).href;
  await page.goto('/water.html');
  await eventually(linkIn(page, 'next')).toBe(at('/water.html?page=2'));
  expect([await linkIn(page, 'prev')(), await linkIn(page, 'canonical')()]).toEqual([
    null,
    at('/water.html'),
  ]);
  await page.goto('/water.html?page=2&utm_source=mail');
  await eventually(linkIn(page, 'canonical')).toBe(at('/water.html?page=2'));
  expect(await linkIn(page, 'prev')()).toBe(at('/water.html'));
  await eventually(thingsIn(page)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: at('/') },
        { '@type': 'ListItem', position: 2, name: 'Water', item: at('/water.html') },
      ],
    },
  ]);
});

test('BEY-14 a product says what it is, what it costs, and whether it is to be had', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const at = (path: string): string => new URL(path, shopUrl).href;
  await page.goto(`${water.path}?utm_source=mail`);
  await eventually(linkIn(page, 'canonical')).toBe(at(water.path));
  await eventually(async () => (await thingsIn(page)()).map((thing) => thing['@type'])).toEqual([
    'Product',
    'BreadcrumbList',
  ]);
  const [product] = await thingsIn(page)();
  expect(product).toMatchObject({
    name: water.name,
    sku: water.sku,
    url: at(water.path),
    offers: {
      '@type': 'Offer',
      url: at(water.path),
      priceCurrency: 'AUD',
      price: (water.price / 100).toFixed(2),
      availability: 'https://schema.org/InStock',
    },
  });
  expect(product).toHaveProperty('image.0', expect.stringContaining(at('/media/catalog/product/')));
});

test('BEY-14 the first page says whose shop it is', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await page.goto('/');
  await eventually(async () => (await thingsIn(page)()).map(({ name }) => name)).toEqual(['Brightwater']);
  expect(await linkIn(page, 'canonical')()).toBe(new URL('/', shopUrl).href);
});

/** How often the head says each of what it may say once. */
const timesSaid = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]'].map((what) => [
        what,
        document.querySelectorAll(what).length,
      ]),
    ),
  );
const onceEach = {
  title: 1,
  'meta[name=description]': 1,
  'link[rel=canonical]': 1,
  'meta[name=robots]': 0,
};

test('CONTENT-03 BEY-14 ROUTE-07 the page comes with its words, says each once when it is drawn, and others when it is left', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const sent = await (await visit('/about-us')).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(sent) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(sent) ?? [];
  const [, keywords = ''] = /<meta name="keywords" content="([^"]*)"/.exec(sent) ?? [];
  expect([title, description, keywords]).toEqual([
    expect.stringMatching(/\S \| Brightwater$/),
    expect.stringMatching(/.{20}/),
    expect.stringMatching(/.{5}/),
  ]);
  const said = (name: string): Promise<string | null> =>
    page.evaluate((of) => document.querySelector(`meta[name=${of}]`)?.getAttribute('content') ?? null, name);

  const asked = watch(page, graphqlCall('ResolveUrl'));
  await page.goto('/about-us');
  await page.getByRole('heading', { level: 1, name: 'About Brightwater', exact: true }).waitFor();
  await eventually(() => page.title()).toBe(title);
  expect([await said('description'), await said('keywords')]).toEqual([description, keywords]);
  expect(await timesSaid(page)).toEqual(onceEach);
  // what the address leads to came with the page
  expect(asked()).toBe(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Work at Brightwater', exact: true }).waitFor();
  await eventually(linkIn(page, 'canonical')).toBe(new URL('/careers', shopUrl).href);
  expect([await said('description'), await said('keywords')]).toEqual([
    expect.not.stringMatching(description),
    null,
  ]);
  expect(await timesSaid(page)).toEqual(onceEach);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About Brightwater', exact: true }).waitFor();
  expect(asked()).toBe(1);

  await page.goto('/style-guide');
  await page.getByRole('heading', { level: 1, name: 'Style guide', exact: true }).waitFor();
  expect(await timesSaid(page)).toEqual({ ...onceEach, 'link[rel=canonical]': 0, 'meta[name=robots]': 1 });
  expect(await said('robots')).toBe('noindex');
});
