/** The status of a page follows what the backend answers for its address. */

import { expect, onTestFinished, test, vi } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { createRouteResolver, type PageResolution } from '#server/route-resolver.ts';
import { createQuestions } from '#server/page-meta.ts';
import { openDoor, page, publicUrls, smallBuild } from './door-at.ts';

const forPeople = { headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' } };

const resolved = (urlResolver: unknown, found: unknown = [{ id: 3 }]): unknown => ({
  data: { urlResolver, found, products: { found } },
});

const category = resolved({ type: 'CATEGORY', id: 3, relative_url: 'water.html', redirectCode: 0 });
/** A category without metadata. */
const foundCategory: PageResolution = {
  kind: 'found',
  route: { type: 'CATEGORY', id: 3, relativeUrl: 'water.html', redirectCode: 0 },
  pageMeta: { title: '', description: '', keywords: '', canonical: null },
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

test.each([
  ['nothing is there', gone],
  ['the product is switched off', resolved(product, [])],
  ['the category is switched off', resolved(closed, [])],
  ['the message is 404', { errors: [{ message: '404' }], data: { urlResolver: null } }],
])('a page is answered with an uncached 404 and the page where %s [ROUTE-09 BEY-14]', async (_, answer) => {
  const response = await visit(answer);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toBe(page);
});

test.each([
  [404, 'The CMS page with the "5" ID doesn\'t exist.'],
  [503, 'Internal server error'],
])(
  'a page is answered with %i where its content is refused: %s [ROUTE-09 BEY-14]',
  async (status, message) => {
    const backend: DoorOptions['backend'] = async (request) => {
      const isWay = (await request.text()).includes('urlResolver');
      return Response.json(isWay ? resolved(page5) : { errors: [{ message }], data: { found: null } });
    };
    const door = await openDoor({ backend });
    expect((await door.request('/about-us', forPeople)).status).toBe(status);
  },
);

test.each([
  ['the backend is gone', new Error('no connection')],
  ['the backend fails', { errors: [{ message: 'Internal server error' }], data: { urlResolver: null } }],
  ['it is not known whether the product exists', resolved(product, null)],
])(
  'a page is answered with 503 and the page, which asks again by itself, where %s [ROUTE-09]',
  async (_, answer) => {
    const response = await visit(answer);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await response.text()).toBe(page);
  },
);

test.each([301, 302])(
  'a page is answered with the redirect code %i of the backend [ROUTE-09 BEY-14]',
  async (code) => {
    const response = await visit(movedTo('water.html', code), '/old.html?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([code, '/water.html?page=2']);
  },
);

test.each([
  ['/water.html', '/water.html?page=2'],
  ['https://elsewhere.example/', 'https://elsewhere.example/?page=2'],
  ['javascript:alert(1)', '/javascript:alert(1)?page=2'],
  ['//elsewhere.example', '/elsewhere.example?page=2'],
  ['https://māori.example/ā#ō', 'https://xn--mori-qsa.example/%C4%81?page=2#%C5%8D'],
])(
  'a page is answered with 302 for an unknown redirect code, to %s as %s [ROUTE-09 BEY-14]',
  async (to, location) => {
    const response = await visit(movedTo(to, 1), '/old.html?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  },
);

test('a page is answered with 200 for the home page, even when the backend fails or redirects it [BEY-14]', async () => {
  for (const answer of [new Error('no connection'), gone, movedTo('water.html', 301)]) {
    const response = await visit(answer, '/');
    expect([response.status, await response.text()]).toEqual([200, page]);
  }
});

test('a page is answered with 200 for a screen of the shop without asking the backend [BEY-14]', async () => {
  const asked: string[] = [];
  const backend: DoorOptions['backend'] = (request) => {
    asked.push(request.url);
    return Promise.reject(new Error('no connection'));
  };
  const door = await openDoor({ backend });
  for (const path of ['/cart', '/login', '/create-account', '/customer/account'])
    expect((await door.request(path, forPeople)).status, path).toBe(200);
  expect(asked).toEqual([]);
});

const shop = 'https://shop.example';

const openResolver = (answers: readonly unknown[]) => {
  const asked: unknown[] = [];
  const looked: unknown[] = [];
  let time = 0;
  const resolvePage = createRouteResolver({
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
  return { asked, looked, resolvePage, pass };
};

const silent = () => new Promise<never>(() => undefined);

test('a resolved status holds for a minute, at its own host, and for simultaneous requests [BEY-14 ROUTE-09]', async () => {
  const { asked, looked, resolvePage, pass } = openResolver([category, gone]);
  const kinds = await Promise.all([resolvePage('/a', shop), resolvePage('/a', shop)]);
  pass(59_000);
  kinds.push(await resolvePage('/a', shop));
  expect(kinds).toEqual([foundCategory, foundCategory, foundCategory]);
  expect([asked, looked]).toEqual([['/a'], [{ id: '3' }]]);
  pass(1000);
  expect(await resolvePage('/a', shop)).toEqual({ kind: 'missing' });
  expect(asked).toEqual(['/a', '/a']);
  const { asked: there, resolvePage: resolveAt } = openResolver([category, gone]);
  expect(await resolveAt('/a', shop)).toEqual(foundCategory);
  expect(await resolveAt('/a', 'https://shop.example.nz')).toEqual({ kind: 'missing' });
  expect(await resolveAt('/a', shop)).toEqual(foundCategory);
  expect(there).toEqual(['/a', '/a']);
});

test('a resolved status of a product is read by its url key, and none is asked for where the path is longer than any address [BEY-14]', async () => {
  const { looked, resolvePage } = openResolver([resolved(product, [])]);
  expect(await resolvePage('/water/old-cooler.html', shop)).toEqual({ kind: 'missing' });
  expect(looked).toEqual([{ urlKey: 'old-cooler' }]);
  const { asked, resolvePage: resolveLong } = openResolver([category]);
  expect(await resolveLong(`/${'a'.repeat(255)}`, shop)).toEqual({ kind: 'missing' });
  expect(await resolveLong(`/${'a'.repeat(254)}`, shop)).toEqual(foundCategory);
  expect(asked).toHaveLength(1);
});

test('a resolved status is unknown after a failure or a time limit, and then asked for again [BEY-14]', async () => {
  const { resolvePage } = openResolver([new Error('no connection'), category]);
  expect(await resolvePage('/a', shop)).toEqual({ kind: 'unknown' });
  expect(await resolvePage('/a', shop)).toEqual(foundCategory);
  const late = createRouteResolver({ ask: silent, questionOf: createQuestions(page), patience: 20 });
  expect(await late('/a', shop)).toEqual<PageResolution>({ kind: 'unknown' });
});

const configured = (text: string): string =>
  page.replace('<div', `<script type="application/json" id="checkout-config">${text}</script><div`);

test.each([
  ['no store', page, 'default'],
  ['one store', configured('{"storeCode":"nz_en"}'), 'nz_en'],
  ['an unreadable configuration', configured('{storeCode'), 'default'],
])(
  'the store that the front door asks is the page’s where the page names %s [CHK-11]',
  async (_, html, store) => {
    const asked: (string | null)[] = [];
    const backend: DoorOptions['backend'] = (request) => {
      asked.push(request.headers.get('Store'), new URL(request.url).host);
      return Promise.resolve(Response.json(category));
    };
    const door = await openDoor({ backend, files: await smallBuild(html), isProxyTrusted: true, publicUrls });
    const headers = { ...forPeople.headers, 'X-Forwarded-Host': 'shop.example.nz' };
    expect((await door.request('/water.html', { headers })).status).toBe(200);
    // where the address leads, and what is found there
    expect(asked).toEqual([store, 'shop.example.nz', store, 'shop.example.nz']);
  },
);

const nothingThere = { data: { urlResolver: null }, errors: [] };

/** A backend that answers after so many milliseconds; undefined never does. */
const resolverOf = (...delays: readonly (number | undefined)[]) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let turn = 0;
  return createRouteResolver({
    questionOf: createQuestions(page),
    ask: () => {
      const delay = delays[Math.min(turn, delays.length - 1)];
      turn += 1;
      return new Promise((give) => {
        if (delay !== undefined) setTimeout(() => give(nothingThere), delay);
      });
    },
    now: () => 0,
  });
};

/** What it comes to, and after how long. */
const timed = async (asked: Promise<{ readonly kind: string }>): Promise<readonly [string, number]> => {
  const from = Date.now();
  const told = asked.then(({ kind }) => [kind, Date.now() - from] as const);
  await vi.advanceTimersByTimeAsync(20_000);
  return told;
};

test('a page waits for an answer that takes twelve seconds [BEY-22]', async () => {
  expect(await timed(resolverOf(12_000)('/a', shop))).toEqual(['missing', 12_000]);
});

test('a backend that hangs holds up one page for long and the next ones shortly [BEY-22]', async () => {
  const resolvePage = resolverOf(undefined, undefined, 10, 12_000);
  expect(await timed(resolvePage('/a', shop))).toEqual(['unknown', 15_000]);
  expect(await timed(resolvePage('/b', shop))).toEqual(['unknown', 2000]);
  expect(await timed(resolvePage('/c', shop))).toEqual(['missing', 10]);
  // it has answered, so the next page may wait again
  expect(await timed(resolvePage('/d', shop))).toEqual(['missing', 12_000]);
});
