/** What stands in the head of the page that is served: the words of what the address leads to, made harmless (CONTENT-03, BEY-14). */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { startShop } from '#tests/backend/shop-client.ts';
import { bare, openDoor, page, smallBuild } from './door-at.ts';

const forPeople = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' };

interface Asked {
  readonly query: string;
}

const storeConfig = { store_name: 'Brightwater', title_suffix: null };
const ways: Readonly<Record<string, string>> = {
  shelf: 'CATEGORY',
  product: 'PRODUCT',
  content: 'CMS_PAGE',
};

/** A backend where every address leads to this, which notes what it was asked. */
const shopOf = (kind: 'shelf' | 'product' | 'content', thing: Readonly<Record<string, unknown>>) => {
  const asked: string[] = [];
  const backend: DoorOptions['backend'] = async (request) => {
    const { query } = (await request.json()) as Asked;
    asked.push(query);
    if (query.includes('urlResolver('))
      return Response.json({
        data: {
          urlResolver: { type: ways[kind], id: '3', relative_url: '15-l-bottle.html', redirectCode: 0 },
        },
      });
    const found = kind === 'content' ? thing : [thing];
    return Response.json({ data: { found, products: { found }, storeConfig } });
  };
  return { asked, backend };
};

const shelf = {
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
  const door = await openDoor({ backend, files: await smallBuild(html) });
  const response = await door.request(`https://shop.example${path}`, { headers: forPeople });
  expect(response.status).toBe(200);
  return response.text();
};

/** Every element of a head that says something to who looks for the page, as it is written. */
const saidIn = (html: string): readonly string[] =>
  [...html.matchAll(/<title>.*?<\/title>|<(?:meta|link)\s[^>]*\bdata-first-head=[^>]*>/gs)].map(([text]) =>
    text.replace(/ data-first-head="[^"]*"/, ''),
  );

describe('CONTENT-03 BEY-14 the page that is served says once each', () => {
  test('what a shelf is', async () => {
    expect(saidIn(await textAt(shopOf('shelf', shelf).backend, '/drinks/water.html'))).toEqual([
      '<title>Spring water | Brightwater</title>',
      '<meta name="description" content="Straight from the spring." />',
      '<meta name="keywords" content="water, spring" />',
      '<link rel="canonical" href="https://shop.example/drinks/water.html" />',
    ]);
  });

  test('what a product is, at its one address', async () => {
    expect(saidIn(await textAt(shopOf('product', product).backend, '/water/15-l-bottle.html?a=1'))).toEqual([
      '<title>15 L bottle | Brightwater</title>',
      '<meta name="keywords" content="bottle" />',
      '<link rel="canonical" href="https://shop.example/15-l-bottle.html" />',
    ]);
  });

  test.each([
    ['/about-us', 'about-us'],
    ['/', ''],
  ])('what a page of content at %s is', async (path, own) => {
    const { asked, backend } = shopOf('content', content);
    expect(saidIn(await textAt(backend, path))).toEqual([
      '<title>Who we are | Brightwater</title>',
      '<meta name="description" content="A family of springs." />',
      `<link rel="canonical" href="https://shop.example/${own}" />`,
    ]);
    // where it leads, and what is there: as often as for the status alone
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['/our-story', 'https://shop.example/our-story'],
    ['https://group.example/story', 'https://group.example/story'],
    ['javascript:alert(1)', 'https://shop.example/about-us'],
    ['//elsewhere.example', 'https://shop.example/about-us'],
  ])('the address %s that the merchant’s layer names, if it is one', async (said, canonical) => {
    const merchant = page.replace('<script', '<meta name="backend-layers" content="merchant"><script');
    const named = { ...content, canonical_url: said };
    expect(saidIn(await textAt(shopOf('content', named).backend, '/about-us', merchant))).toContain(
      `<link rel="canonical" href="${canonical}" />`,
    );
  });
});

test.each([
  ['?page=2', []],
  ['?page=2&utm_source=mail', []],
  ['?brand=21', ['<link rel="canonical" href="https://shop.example/drinks/water.html" />']],
])('BEY-14 of a shelf asked with %s the address is written where it is known', async (search, links) => {
  const html = await textAt(shopOf('shelf', shelf).backend, `/drinks/water.html${search}`);
  expect(saidIn(html).filter((text) => text.startsWith('<link'))).toEqual(links);
});

const ofPad = (title: string) => [
  `<title>${title}</title>`,
  '<meta name="description" content="The quick way to the usual order: set quantities and add everything at once." />',
  '<link rel="canonical" href="https://shop.example/products" />',
];

const silent = () => new Promise<Response>(() => undefined);
const broken = () => Promise.reject(new Error('broken'));

describe('BEY-14 the shop’s own screen that anybody may find', () => {
  test('says what it is, with the brand of the backend, which is asked once a minute', async () => {
    const { asked, backend } = shopOf('shelf', shelf);
    const door = await openDoor({ backend });
    for (const search of ['', '?a=1']) {
      const response = await door.request(`https://shop.example/products${search}`, { headers: forPeople });
      expect(saidIn(await response.text())).toEqual(ofPad('Place order | Brightwater'));
    }
    expect(asked).toHaveLength(1);
  });

  test('says it without the brand where the backend is silent or broken', async () => {
    expect(saidIn(await textAt(silent, '/products'))).toEqual(ofPad('Place order'));
    expect(saidIn(await textAt(broken, '/products'))).toEqual(ofPad('Place order'));
  });
});

test('BEY-14 what is remembered of one page of a shelf is not said of another, nor at another site', async () => {
  const door = await openDoor({ backend: shopOf('shelf', shelf).backend });
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
});

test('CONTENT-02 CONTENT-03 whatever is written there stays words', async () => {
  const evil = `</title></head><script>alert("$&$\`$1")</script>`;
  const html = await textAt(
    shopOf('shelf', {
      ...shelf,
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

const linked = (path: string): string => `<link rel="canonical" href="https://shop.example${path}" />`;

test('CONTENT-03 a backend of the least layer answers what is asked of it', async () => {
  const shop = await startShop({ layers: 'stock' });
  onTestFinished(() => shop.backend.close());
  const backend: DoorOptions['backend'] = async (request) => shop.backend.fetch(request);
  const stock = page.replace('<script', '<meta name="backend-layers" content="stock"><script');
  const titles = ['/water.html', '/bottle.html', '/'].map(async (path) =>
    saidIn(await textAt(backend, path, stock)),
  );
  expect(await Promise.all(titles)).toEqual([
    [
      '<title>Water | Default Store View</title>',
      '<meta name="description" content="Water" />',
      linked('/water.html'),
    ],
    ['<title>Spring bottle | Default Store View</title>', linked('/bottle.html')],
    ['<title>Welcome | Default Store View</title>', linked('/')],
  ]);
});

describe('CONTENT-03 the words are worth no trouble', () => {
  test('what the backend has not is not asked for, and the merchant’s own of nobody else', async () => {
    const { asked, backend } = shopOf('content', content);
    const lacking = page.replace('<script', '<meta name="backend-lacks" content="meta_keywords x"><script');
    await textAt(backend, '/about-us', lacking);
    expect(asked[1]).toContain('meta_description');
    expect(asked[1]).not.toMatch(/meta_keywords|canonical_url/);
  });

  test('a backend that refuses a field is asked for the page alone', async () => {
    const { asked, backend } = shopOf('shelf', { id: 3 });
    const html = await textAt(async (request, visitor) => {
      const { query } = (await request.clone().json()) as Asked;
      return query.includes('meta_keywords')
        ? Response.json({ errors: [{ message: 'Cannot query field "meta_keywords" on type "X".' }] })
        : backend(request, visitor);
    }, '/drinks/water.html');
    expect(asked[1]).not.toMatch(/meta_|storeConfig/);
    expect(bare(html)).toBe(page);
  });

  test('the first page does not wait for a backend that is silent', async () => {
    const begun = Date.now();
    expect(await textAt(() => new Promise(() => undefined), '/')).toBe(page);
    expect(Date.now() - begun).toBeLessThan(1900);
  });

  test('PWA-01 the page that the worker lays up is nobody’s', async () => {
    expect(await textAt(shopOf('shelf', shelf).backend, '/index.html')).toBe(page);
  });
});

test('every copy of the page says the same, each with its own length and tag', async () => {
  const door = await openDoor({ backend: shopOf('shelf', shelf).backend });
  const visit = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    door.request(`https://shop.example${path}`, { headers: { ...forPeople, ...headers } });
  const plain = await visit('/drinks/water.html');
  const html = await plain.text();
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await visit('/drinks/water.html', { 'Accept-Encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    const body = Buffer.from(await packed.arrayBuffer());
    expect([body.length < html.length, unpack(body).toString()]).toEqual([true, html]);
  }
  const tag = plain.headers.get('etag') ?? '';
  expect((await visit('/drinks/water.html', { 'If-None-Match': tag })).status).toBe(304);
  expect((await visit('/cart', { 'If-None-Match': tag })).status).toBe(200);
});
