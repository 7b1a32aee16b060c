/** The head of the served page: title, description and canonical address, escaped. */

import { expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { bare, openDoor, page, publicUrls, shopOf, smallBuild } from './door-at.ts';
import { headOf } from '#server/page-head.ts';
import { readPageRoute } from '#services/page/page-route.ts';

const forPeople = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' };

const category = {
  id: 3,
  name: 'Water',
  meta_title: 'Spring water',
  meta_description: 'Straight from the spring.',
  meta_keywords: 'water, spring',
  url_path: 'drinks/water',
  url_suffix: '.html',
};
const product = {
  sku: 'W15',
  name: '15 L bottle',
  meta_title: null,
  meta_description: '',
  meta_keyword: 'bottle',
  url_key: '15-l-bottle',
  url_suffix: '.html',
};
const content = {
  identifier: 'about-us',
  title: 'About us',
  meta_title: 'Who we are | Brightwater',
  meta_description: 'A family of springs.',
  meta_keywords: null,
};

const textAt = async (backend: DoorOptions['backend'], path: string, html = page): Promise<string> => {
  const door = await openDoor({ backend, publicUrls, files: await smallBuild(html) });
  const response = await door.request(`https://shop.example${path}`, { headers: forPeople });
  expect(response.status).toBe(200);
  return response.text();
};

/** The elements of the head that search engines read, as they are written. */
const saidIn = (html: string): readonly string[] =>
  [...bare(html).matchAll(/<title>.*?<\/title>|<(?:meta|link)\s[^>]*\bdata-first-head=[^>]*>/gs)].map(
    ([text]) => text.replace(/ data-first-head="[^"]*"/, ''),
  );

const linked = (path: string): string => `<link rel="canonical" href="https://shop.example${path}" />`;

test.each([
  [
    'a category',
    shopOf('CATEGORY', category),
    '/drinks/water.html',
    [
      '<title>Spring water | Brightwater</title>',
      '<meta name="description" content="Straight from the spring." />',
      '<meta name="keywords" content="water, spring" />',
      linked('/drinks/water.html'),
    ],
  ],
  [
    'a product at its one address',
    shopOf('PRODUCT', product),
    '/water/15-l-bottle.html?a=1',
    [
      '<title>15 L bottle | Brightwater</title>',
      '<meta name="keywords" content="bottle" />',
      linked('/15-l-bottle.html'),
    ],
  ],
  ...['/about-us', '/'].map((path) => [
    `a content page at ${path}`,
    shopOf('CMS_PAGE', content),
    path,
    [
      '<title>Who we are | Brightwater</title>',
      '<meta name="description" content="A family of springs." />',
      linked(path),
    ],
  ]),
] as [string, ReturnType<typeof shopOf>, string, string[]][])(
  'the head describes %s in two requests [CONTENT-03, BEY-14]',
  async (_, { asked, backend }, path, head) => {
    expect(saidIn(await textAt(backend, path))).toEqual(head);
    // as many as for the status alone
    expect(asked).toHaveLength(2);
  },
);

test.each([
  ['/our-story', linked('/our-story')],
  ['https://group.example/story', '<link rel="canonical" href="https://group.example/story" />'],
  ['javascript:alert(1)', linked('/about-us')],
  ['//elsewhere.example', linked('/about-us')],
])('the merchant’s canonical address %s is taken if it is valid [CONTENT-03 BEY-14]', async (said, link) => {
  const merchant = page.replace('<script', '<meta name="backend-layers" content="merchant"><script');
  const named = { ...content, canonical_url: said };
  expect(saidIn(await textAt(shopOf('CMS_PAGE', named).backend, '/about-us', merchant))).toContain(link);
});

const broken = () => Promise.reject(new Error('broken'));
const silent = () => new Promise<Response>(() => undefined);

const described = (title: string) => [
  `<title>${title}</title>`,
  '<meta name="description" content="The quick way to the usual order: set quantities and add everything at once." />',
  linked('/products'),
];

test('a public screen of the shop’s own is described, with the store’s name where the backend answers [BEY-14]', async () => {
  const { asked, backend } = shopOf('CATEGORY', category);
  const door = await openDoor({ backend, publicUrls });
  for (const search of ['', '?a=1']) {
    const response = await door.request(`https://shop.example/products${search}`, { headers: forPeople });
    expect(saidIn(await response.text())).toEqual(described('Place order | Brightwater'));
  }
  // the name is cached for a minute
  expect(asked).toHaveLength(1);
  for (const failing of [silent, broken])
    expect(saidIn(await textAt(failing, '/products'))).toEqual(described('Place order'));
  expect(await textAt(silent, '/')).toBe(page);
});

test('a cached head counts for its own page and host alone, and not for the page that the service worker stores [BEY-14 PWA-01]', async () => {
  const door = await openDoor({ publicUrls, backend: shopOf('CATEGORY', category).backend });
  const canonicalAt = async (address: string): Promise<string | undefined> => {
    const response = await door.request(address, { headers: forPeople });
    return /rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
  };
  const address = 'https://shop.example/drinks/water.html';
  const abroad = 'https://shop.example.nz/drinks/water.html';
  expect([
    await canonicalAt(address),
    await canonicalAt(`${address}?page=2`),
    await canonicalAt(abroad),
    await canonicalAt(address),
  ]).toEqual([address, undefined, abroad, address]);
  expect(await textAt(shopOf('CATEGORY', category).backend, '/index.html')).toBe(page);
});

test('text of the merchant stays text in the head [CONTENT-02 CONTENT-03]', async () => {
  const evil = `</title></head><script>alert("$&$\`$1")</script>`;
  const html = await textAt(
    shopOf('CATEGORY', {
      ...category,
      meta_title: evil,
      meta_description: `"><script>alert('x')</script>`,
      meta_keywords: `" onload="alert(1)`,
      url_path: `"><script>alert(2)</script>`,
    }).backend,
    '/drinks/"><script>alert(3)</script>',
  );
  expect(bare(html).match(/<script/g)).toEqual(page.match(/<script/g));
  expect(html).toContain(
    '<title>&lt;/title&gt;&lt;/head&gt;&lt;script&gt;alert(&quot;$&amp;$`$1&quot;)&lt;/script&gt; | Brightwater</title>',
  );
  expect(html).toContain(`content="&quot;&gt;&lt;script&gt;alert('x')&lt;/script&gt;"`);
  expect(html).toContain('content="&quot; onload=&quot;alert(1)"');
  expect(html).toContain('href="https://shop.example/%22%3E%3Cscript%3Ealert(2)%3C/script%3E.html"');
});

const element = /<script type="application\/json" id="page-route">([^<]*)<\/script>/;
const textIn = (html: string): string | null => element.exec(html)?.[1] ?? null;

const shopWith = (urlResolver: unknown): DoorOptions['backend'] => {
  const found = [{ id: 3 }];
  return async () => Response.json({ data: { urlResolver, found, products: { found } } });
};
const route = { type: 'CATEGORY', id: 3, relativeUrl: 'water.html', redirectCode: 0 };
const water = { type: 'CATEGORY', id: '3', relative_url: 'water.html', redirectCode: 0 };

const pageAt = async (path: string, urlResolver: unknown = water): Promise<string> => {
  const door = await openDoor({ backend: shopWith(urlResolver) });
  return (await door.request(path, { headers: { Accept: 'text/html' } })).text();
};

test.each(['/water.html', '/', '/w%C3%A4sser.html'])(
  'the page at %s carries its route, with an id of digits as a number [ROUTE-07]',
  async (path) => {
    const text = textIn(await pageAt(`${path}?page=2`));
    expect(JSON.parse(text ?? '')).toEqual({
      path,
      type: 'CATEGORY',
      id: 3,
      relative_url: 'water.html',
      until: expect.any(Number) as number,
    });
    expect(readPageRoute(text, path)).toEqual({ path, route, lifetime: expect.any(Number) as number });
  },
);

test.each([
  ['at an unknown address', '/water.html', null],
  ['on a screen of the shop’s own', '/cart', water],
  ['in the page that the service worker stores', '/index.html', water],
  ['on the home page when the backend redirects it', '/', { ...water, redirectCode: 301 }],
])('the page carries no route %s [ROUTE-07 PWA-01]', async (_, path, urlResolver) => {
  expect(await pageAt(path, urlResolver)).not.toContain('page-route');
});

test('no text of the backend ends the element [ROUTE-07 CONTENT-02]', async () => {
  const relative = '</script><script>alert(1)</script>\u2028';
  const html = await pageAt('/water.html', { ...water, relative_url: relative });
  expect(html.match(/<script/g)).toHaveLength((page.match(/<script/g)?.length ?? 0) + 1);
  expect(readPageRoute(textIn(html), '/water.html')?.route.relativeUrl).toBe(relative);
});

test('the route holds for an hour since the backend was asked, in steps of ten minutes [ROUTE-08]', () => {
  const url = new URL('https://shop.example/water.html');
  const textOf = (now: number): string =>
    headOf({ url, origin: url.origin, pageMeta: null, route, now })?.text ?? '';
  const begun = 1_800_000_060_000;
  expect(textOf(begun + 599_999)).toBe(textOf(begun));
  expect(textOf(begun + 600_000)).not.toBe(textOf(begun));
  for (const late of [0, 300_000, 599_999]) {
    const now = begun + late;
    const { until } = JSON.parse(textIn(textOf(now)) ?? '') as { readonly until: number };
    const lifetime = (until - now) / 1000;
    // what the door answers may have been asked a minute ago
    expect(lifetime).toBeLessThanOrEqual(3600 - 60);
    expect(lifetime).toBeGreaterThanOrEqual(3600 - 60 - 600);
  }
});
