/** robots.txt and the sitemap in parts. */

import { expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { openDoor } from './door-at.ts';

interface Asked {
  readonly query: string;
  readonly variables: {
    readonly size: number;
    readonly page: number;
    readonly url: string;
    readonly id: number;
  };
}

/** Content pages; the second is switched off. */
const contents = ['/about-us', '/careers', '/trademarks'];

const answerOfContent = ({ query, variables: { url, id } }: Asked): Response => {
  if (query.includes('urlResolver(')) {
    const route = {
      type: 'CMS_PAGE',
      id: contents.indexOf(url),
      relative_url: url.slice(1),
      redirectCode: 0,
    };
    return Response.json({ data: { urlResolver: contents.includes(url) ? route : null } });
  }
  if (id !== 1) return Response.json({ data: { found: { identifier: contents[id] } } });
  const errors = [{ message: `The CMS page with the "1" ID doesn't exist.` }];
  return Response.json({ errors, data: { found: null } });
};

const categories = [
  { url_path: null, url_suffix: null },
  { url_path: 'water', url_suffix: '.html' },
  { url_path: 'water/still & sparkling', url_suffix: '.html' },
];

/** A backend with so many products that notes what it was asked. */
const shopOf = (products: number) => {
  const asked: string[] = [];
  const backend: DoorOptions['backend'] = async (request) => {
    const question = (await request.json()) as Asked;
    const { query, variables } = question;
    if (query.includes('PageRoute') || query.includes('PageMeta')) return answerOfContent(question);
    const { size, page } = variables;
    const isCategory = query.includes('categories(');
    asked.push(`${isCategory ? 'categories' : 'products'} ${page}`);
    if (isCategory)
      return Response.json({ data: { categories: { total_count: categories.length, items: categories } } });
    const first = (page - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, products - first)) }, (_, index) => ({
      url_key: `product-${first + index + 1}`,
      url_suffix: '.html',
    }));
    return Response.json({ data: { products: { total_count: products, items } } });
  };
  return { asked, backend };
};

const locationsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('robots.txt excludes personal pages, and names the sitemap at the address a trusted proxy was asked for [BEY-14]', async () => {
  const response = await (await openDoor()).request('http://shop.example/robots.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await response.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/cart$', '/checkout$', '/checkout?', '/customer/', '/order-confirmation$'])
    expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/', '/cart', '/customer']) expect(lines).not.toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: http://shop.example/sitemap.xml');
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'brightwater.example' };
  const trusting = await openDoor({ isProxyTrusted: true });
  const text = await (await trusting.request('http://inside/robots.txt', { headers })).text();
  expect(text).toContain('Sitemap: https://brightwater.example/sitemap.xml');
  const untrusting = await (await openDoor()).request('http://inside/robots.txt', { headers });
  expect(await untrusting.text()).toContain('Sitemap: http://inside/sitemap.xml');
});

test('the sitemap names its parts, and they name every page, category and product once [BEY-14]', async () => {
  const { asked, backend } = shopOf(3301);
  const door = await openDoor({ backend });
  const read = async (path: string) =>
    locationsIn(await (await door.request(`http://shop.example${path}`)).text());
  const parts = await read('/sitemap.xml');
  expect(parts).toEqual([
    'http://shop.example/sitemap-pages.xml',
    'http://shop.example/sitemap-products-1.xml',
    'http://shop.example/sitemap-products-2.xml',
  ]);
  expect(await read('/sitemap-pages.xml')).toEqual([
    'http://shop.example/',
    'http://shop.example/products',
    'http://shop.example/about-us',
    'http://shop.example/trademarks',
    'http://shop.example/water.html',
    'http://shop.example/water/still%20&amp;%20sparkling.html',
  ]);
  const products = [...(await read('/sitemap-products-1.xml')), ...(await read('/sitemap-products-2.xml'))];
  expect([products.length, new Set(products).size]).toEqual([3301, 3301]);
  expect(products.at(-1)).toBe('http://shop.example/product-3301.html');
  for (const unknown of ['/sitemap-products-3.xml', '/sitemap-products-0.xml', '/sitemap-orders.xml'])
    expect((await door.request(unknown)).status, unknown).toBe(404);
  const before = asked.length;
  await read('/sitemap-products-1.xml');
  expect(asked).toHaveLength(before);
});

test('the sitemap is 503 while the backend fails, and answered afterwards [BEY-14]', async () => {
  const { backend } = shopOf(2);
  let isGone = true;
  const door = await openDoor({
    backend: (request, visitor) => (isGone ? Promise.reject(new Error('gone')) : backend(request, visitor)),
  });
  expect((await door.request('/sitemap.xml')).status).toBe(503);
  isGone = false;
  expect((await door.request('/sitemap.xml')).status).toBe(200);
});
