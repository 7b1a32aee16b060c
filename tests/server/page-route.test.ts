/** The served page carries what its address leads to, so that the client need not ask again. */

import { expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { headOf } from '#server/page-head.ts';
import { readPageRoute } from '#services/page/page-route.ts';
import { openDoor, page } from './door-at.ts';

const element = /<script type="application\/json" id="page-route">([^<]*)<\/script>/;
const textIn = (html: string): string | null => element.exec(html)?.[1] ?? null;

const shopWith = (urlResolver: unknown): DoorOptions['backend'] => {
  const found = [{ id: 3 }];
  return async () => Response.json({ data: { urlResolver, found, products: { found } } });
};
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
    const route = { type: 'CATEGORY', id: 3, relativeUrl: 'water.html', redirectCode: 0 };
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
  const route = { type: 'CATEGORY', id: 3, relativeUrl: 'water.html', redirectCode: 0 };
  const url = new URL('https://shop.example/water.html');
  const textAt = (now: number): string =>
    headOf({ url, origin: url.origin, words: null, route, now })?.text ?? '';
  const begun = 1_800_000_060_000;
  expect(textAt(begun + 599_999)).toBe(textAt(begun));
  expect(textAt(begun + 600_000)).not.toBe(textAt(begun));
  for (const late of [0, 300_000, 599_999]) {
    const now = begun + late;
    const { lifetime = null } = readPageRoute(textIn(textAt(now)), '/water.html', now) ?? {};
    // what the door answers may have been asked a minute ago
    expect(lifetime).toBeLessThanOrEqual(3600 - 60);
    expect(lifetime).toBeGreaterThanOrEqual(3600 - 60 - 600);
  }
});
