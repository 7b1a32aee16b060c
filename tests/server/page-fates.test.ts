/** The status of a page is what the backend says of its address (ROUTE-09, BEY-14). */

import { describe, expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { createPageFates, type PageFate } from '#server/page-fates.ts';
import { createQuestions } from '#server/page-words.ts';
import { openDoor, page, smallBuild } from './door-at.ts';

const forPeople = { headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' } };

/** What the address leads to, and what stands there. */
const resolved = (urlResolver: unknown, found: unknown = [{ id: 3 }]): unknown => ({
  data: { urlResolver, found, products: { found } },
});

const shelf = resolved({ type: 'CATEGORY', id: 3, relative_url: 'water.html', redirectCode: 0 });
/** It says nothing of itself. */
const foundShelf: PageFate = {
  kind: 'found',
  route: { type: 'CATEGORY', id: 3, relativeUrl: 'water.html', redirectCode: 0 },
  words: { title: '', description: '', keywords: '', canonical: null },
};
const product = { type: 'PRODUCT', id: 8, relative_url: 'water/old-cooler.html', redirectCode: 0 };
const closed = { type: 'CATEGORY', id: 8, relative_url: 'closed.html', redirectCode: 0 };
const page5 = { type: 'CMS_PAGE', id: 5, relative_url: 'about-us', redirectCode: 0 };
const gone = resolved(null);
const movedTo = (to: string, code: number): unknown =>
  resolved({ type: 'CATEGORY', id: 3, relative_url: to, redirectCode: code });

const visit = async (answer: unknown, path = '/old.html'): Promise<Response> => {
  const backend: DoorOptions['backend'] = () =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
  return (await openDoor({ backend })).request(path, forPeople);
};

describe('a page is answered', () => {
  test.each([
    ['a shelf', shelf],
    ['a product', resolved(product, [{ sku: 'A', url_key: 'old-cooler' }])],
    ['a page of content', resolved(page5, { identifier: 'about-us' })],
    [
      'a shelf whose number comes as text',
      resolved({ type: 'CATEGORY', id: '3', relative_url: 'water.html', redirectCode: 0 }),
    ],
  ])('ROUTE-09 BEY-14 with 200 where there is %s', async (_, answer) => {
    const response = await visit(answer);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test.each([
    ['nothing is there', gone],
    ['it has no type', resolved({ type: null, id: 3, relative_url: '', redirectCode: 0 })],
    ['it has no id', resolved({ type: 'CATEGORY', id: null, relative_url: '', redirectCode: 0 })],
    ['the product is switched off', resolved(product, [])],
    ['the shelf is switched off', resolved(closed, [])],
    ['the shop has no such pages', resolved({ ...page5, type: 'OTHER' })],
    ['the message is 404', { errors: [{ message: '404' }], data: { urlResolver: null } }],
  ])('ROUTE-09 BEY-14 with 404 and the shop where %s, and kept by nobody', async (_, answer) => {
    const response = await visit(answer);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe(page);
  });

  test.each([
    [404, 'The CMS page with the "5" ID doesn\'t exist.'],
    [503, 'Internal server error'],
  ])('ROUTE-09 BEY-14 with %i where its content is refused: %s', async (status, message) => {
    const backend: DoorOptions['backend'] = async (request) => {
      const isWay = (await request.text()).includes('urlResolver');
      return Response.json(isWay ? resolved(page5) : { errors: [{ message }], data: { found: null } });
    };
    const door = await openDoor({ backend });
    expect((await door.request('/about-us', forPeople)).status).toBe(status);
  });

  test.each([
    ['the backend is gone', new Error('no connection')],
    ['it fails', { errors: [{ message: 'Internal server error' }], data: { urlResolver: null } }],
    ['it does not say whether there is such a product', resolved(product, null)],
    ['it answers something else', { message: 'Not here.' }],
  ])('ROUTE-09 with 503 and the shop, which asks again by itself, where %s', async (_, answer) => {
    const response = await visit(answer);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await response.text()).toBe(page);
  });

  test.each([
    [301, 301, 'water.html', '/water.html?page=2'],
    [302, 302, '/water.html', '/water.html?page=2'],
    [303, 303, 'water.html', '/water.html?page=2'],
    [307, 307, 'water.html', '/water.html?page=2'],
    [308, 308, 'water.html', '/water.html?page=2'],
    [1, 302, 'water.html', '/water.html?page=2'],
    [301, 301, 'water.html?kind=still', '/water.html?kind=still'],
    [301, 301, 'https://elsewhere.example/', 'https://elsewhere.example/?page=2'],
    [302, 302, 'new.html#tastes', '/new.html?page=2#tastes'],
    [302, 302, 'javascript:alert(1)', '/javascript:alert(1)?page=2'],
    [302, 302, '//elsewhere.example', '/elsewhere.example?page=2'],
    [302, 302, 'a/..//elsewhere.example', '/elsewhere.example?page=2'],
    [301, 301, 'mātai.html#ō', '/m%C4%81tai.html?page=2#%C5%8D'],
    [301, 301, 'https://māori.example/ā', 'https://xn--mori-qsa.example/%C4%81?page=2'],
    [301, 301, 'https://', '/'],
  ])('ROUTE-09 BEY-14 with %i as %i to %s', async (code, status, to, location) => {
    const response = await visit(movedTo(to, code), '/old.html?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  // named so by older shops: kept from caches and robots, but no screens of this one
  test.each([
    '/account',
    '/orders/7',
    '/address/new',
    '/forgotPassword',
    '/confirm-delivery/7',
    '/customers',
  ])('ROUTE-09 BEY-14 with 404 where %s leads to nothing', async (path) => {
    expect((await visit({ data: { urlResolver: null } }, path)).status).toBe(404);
  });

  test('BEY-14 the first page is the shop’s own, whatever the backend says of it', async () => {
    for (const answer of [new Error('no connection'), gone, movedTo('water.html', 301)]) {
      const response = await visit(answer, '/');
      expect([response.status, await response.text()]).toEqual([200, page]);
    }
  });

  test.each(['/cart', '/checkout', '/login', '/create-account', '/customer/account', '/customer/orders'])(
    'BEY-14 %s is the shop’s own: nobody is asked',
    async (path) => {
      const asked: string[] = [];
      const backend: DoorOptions['backend'] = (request) => {
        asked.push(request.url);
        return Promise.reject(new Error('no connection'));
      };
      expect((await (await openDoor({ backend })).request(path, forPeople)).status).toBe(200);
      expect(asked).toEqual([]);
    },
  );
});

const shop = 'https://shop.example';

const openFates = (answers: readonly unknown[]) => {
  const asked: unknown[] = [];
  const looked: unknown[] = [];
  let time = 0;
  const fateOf = createPageFates({
    questionOf: createQuestions(page),
    ask: async (_, variables) => {
      const isLook = !('url' in variables);
      const answer = answers[Math.min(isLook ? asked.length - 1 : asked.length, answers.length - 1)];
      if (isLook) looked.push(variables);
      else asked.push(variables['url']);
      if (answer instanceof Error) throw answer;
      return { errors: [], ...(answer as { readonly data: unknown }) };
    },
    now: () => time,
    patience: 50,
  });
  const pass = (milliseconds: number): void => void (time += milliseconds);
  return { asked, looked, fateOf, pass };
};

describe('what was said', () => {
  test('BEY-14 holds for a minute, for everybody who asks meanwhile', async () => {
    const { asked, looked, fateOf, pass } = openFates([shelf, gone]);
    const kinds = await Promise.all([fateOf('/a', shop), fateOf('/a', shop)]);
    pass(59_000);
    kinds.push(await fateOf('/a', shop));
    expect(kinds).toEqual([foundShelf, foundShelf, foundShelf]);
    expect([asked, looked]).toEqual([['/a'], [{ id: '3' }]]);
    pass(1000);
    expect(await fateOf('/a', shop)).toEqual({ kind: 'missing' });
    expect(asked).toEqual(['/a', '/a']);
  });

  test('BEY-14 a product is looked for by the key that its page reads', async () => {
    const { looked, fateOf } = openFates([resolved(product, [])]);
    expect(await fateOf('/water/old-cooler.html', shop)).toEqual({ kind: 'missing' });
    expect(looked).toEqual([{ urlKey: 'old-cooler' }]);
  });

  test('BEY-14 is asked again where it could not be said', async () => {
    const { fateOf } = openFates([new Error('no connection'), shelf]);
    expect(await fateOf('/a', shop)).toEqual({ kind: 'unknown' });
    expect(await fateOf('/a', shop)).toEqual(foundShelf);
  });

  test('BEY-14 is not asked of what is longer than any address', async () => {
    const { asked, fateOf } = openFates([shelf]);
    expect(await fateOf(`/${'a'.repeat(255)}`, shop)).toEqual({ kind: 'missing' });
    expect(await fateOf(`/${'a'.repeat(254)}`, shop)).toEqual(foundShelf);
    expect(asked).toHaveLength(1);
  });

  test('BEY-14 is not waited for without end', async () => {
    const fateOf = createPageFates({
      ask: () => new Promise(() => undefined),
      questionOf: createQuestions(page),
      patience: 20,
    });
    expect(await fateOf('/a', shop)).toEqual<PageFate>({ kind: 'unknown' });
  });

  test('ROUTE-09 holds at the address it was asked of, and at no other site’s', async () => {
    const { asked, fateOf } = openFates([shelf, gone]);
    expect(await fateOf('/a', shop)).toEqual(foundShelf);
    expect(await fateOf('/a', 'https://shop.example.nz')).toEqual({ kind: 'missing' });
    expect(await fateOf('/a', shop)).toEqual(foundShelf);
    expect(asked).toEqual(['/a', '/a']);
  });
});

const configured = (text: string): string =>
  page.replace('<div', `<script type="application/json" id="checkout-config">${text}</script><div`);

describe('CHK-11 ROUTE-09 the door asks of the store that the page would ask of', () => {
  test.each([
    ['the page names none', page, 'default'],
    ['the page names one', configured('{"storeCode":"nz_en"}'), 'nz_en'],
    ['what the page names is none', configured('{"storeCode":"nz en"}'), 'default'],
    ['what the page carries cannot be read', configured('{storeCode'), 'default'],
  ])('where %s', async (_, html, store) => {
    const asked: (string | null)[] = [];
    const backend: DoorOptions['backend'] = (request) => {
      asked.push(request.headers.get('Store'), new URL(request.url).host);
      return Promise.resolve(Response.json(shelf));
    };
    const door = await openDoor({ backend, files: await smallBuild(html), isProxyTrusted: true });
    const headers = { ...forPeople.headers, 'X-Forwarded-Host': 'shop.example.nz' };
    expect((await door.request('/water.html', { headers })).status).toBe(200);
    // where the address leads, and whether anything is there
    expect(asked).toEqual([store, 'shop.example.nz', store, 'shop.example.nz']);
  });
});
