/** The front door: what it forwards to the backend, serves as a page, and refuses. */

import { expect, test } from 'vitest';
import { bare, openDoor, page, type Echo } from './door-at.ts';

const forPeople = {
  headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Dest': 'document' },
};

test.each([
  ['POST', '/graphql'],
  ['PUT', '/rest/default/V1/guest-carts/1/coupons/SUMMER'],
  ['GET', '/media/catalog/product/a.jpg?width=300'],
  ['POST', '/checkout/undefined/v1/payment_methods/credit_cards'],
  ['GET', '/dev/mail'],
])('%s %s is forwarded unchanged [X7]', async (method, path) => {
  const door = await openDoor();
  const body = method === 'POST' || method === 'PUT' ? '{"a":1}' : undefined;
  const response = await door.request(path, { method, ...(body === undefined ? {} : { body }) });
  expect(response.status).toBe(200);
  expect((await response.json()) as Echo).toEqual({ method, path, body: body ?? '' });
});

test.each(['/undefined/web/frame.html', '/checkout/undefined/v1/x', '/dev/mail'])(
  '%s does not exist with a real Magento',
  async (path) => {
    const door = await openDoor({ isEmbedded: false });
    const response = await door.request(path, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
  },
);

test('no other path is forwarded', async () => {
  const door = await openDoor();
  for (const path of ['/graphql/x', '/rest', '/scripts/other.php', '/admin/x', '/afterpay/payment/x'])
    expect((await door.request(path, { method: 'POST', body: '{}' })).status, path).toBe(405);
});

test('an address that could leave its folder is refused before it reaches the backend [X7]', async () => {
  const door = await openDoor();
  const ways = ['/media/..%2f..%2fetc/passwd', '/media/%252e%252e/x', '/rest/%5c..%5cx', '/media/a%00.jpg'];
  const waysBesidePercent = ['/media/%252e%252e/%25', '/rest/V1/%252E%252e%252fadmin/%25', '/media/%2500%25'];
  for (const path of [...ways, ...waysBesidePercent, '/media/%zz']) {
    const response = await door.request(path);
    expect(response.status, path).toBe(400);
    expect(await response.json()).toEqual({ message: 'The address of this request is not valid.' });
  }
  // a code with a percent sign is none of them
  const code = '/rest/default/V1/guest-carts/x/coupons/10%25OFF';
  expect((await door.request(code, { method: 'PUT', body: '{}' })).status).toBe(200);
});

test('a body over the limit is refused, and a failing backend is a plain 500 and one line in the log [X2 X4]', async () => {
  const door = await openDoor({ largestBody: 10 });
  const large = '{"a":"0123456789"}';
  const withLength = { 'Content-Length': String(large.length) };
  for (const headers of [withLength, {}]) {
    const response = await door.request('/graphql', { method: 'POST', body: large, headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toHaveProperty('message');
  }
  expect((await door.request('/graphql', { method: 'POST', body: '{}' })).status).toBe(200);
  const logged: unknown[] = [];
  const failing = await openDoor({
    backend: () => Promise.reject(new Error('the secret')),
    log: (_, error) => logged.push(error),
  });
  const failed = await failing.request('/graphql', { method: 'POST', body: '{}' });
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain('secret');
  expect(logged).toHaveLength(1);
});

test.each([
  ['/cart/', '/cart'],
  ['/Checkout?from=mail', '/checkout?from=mail'],
  ['/customer/account/create/?email=a', '/customer/login?email=a'],
])('%s redirects to its one address %s [ROUTE-13]', async (path, own) => {
  const response = await (await openDoor()).request(path, forPeople);
  expect([response.status, response.headers.get('location')]).toEqual([301, own]);
});

test.each([
  ['/checkout', 'noindex'],
  ['/style-guide', 'noindex'],
  ['/catalogsearch/result?q=water', 'noindex, follow'],
])('%s is answered with the page, marked %s for search engines [BEY-14]', async (path, robots) => {
  const response = await (await openDoor()).request(path, forPeople);
  expect(response.status).toBe(200);
  // the backend knows of no other: one text serves every such address
  const mark = path === '/style-guide' ? path : '';
  const said = `<meta name="robots" content="${robots}" data-first-head="${mark}" />`;
  expect(bare(await response.text())).toBe(page.replace('</title>', `</title>${said}`));
});

test('/search redirects home, a program that accepts anything gets the page, and HEAD no body [ROUTE-03]', async () => {
  const door = await openDoor();
  const response = await door.request('/search?q=water', forPeople);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  expect((await door.request('/cart', { headers: { Accept: '*/*' } })).status).toBe(200);
  const other = await openDoor();
  const head = await other.request('/', { ...forPeople, method: 'HEAD' });
  expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([200, 'no-cache', '']);
  const posted = await other.request('/cart', { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/assets/gone-00000000.js', { Accept: '*/*' }],
  ['/cart', { Accept: 'application/json' }],
  ['/cart', { Accept: '*/*', 'Sec-Fetch-Dest': 'empty' }],
])('%s requested with %o is not found', async (path, headers) => {
  const door = await openDoor();
  expect((await door.request(path, { headers })).status).toBe(404);
});

test('/healthz says whether the backend can answer', async () => {
  const ready = await (await openDoor()).request('/healthz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  const starting = await (await openDoor({ isReady: () => false })).request('/healthz');
  expect([starting.status, await starting.json()]).toEqual([503, { status: 'starting' }]);
});

test('the checkout and the configured path redirect to an external checkout, other pages do not [ROUTE-06]', async () => {
  const address = 'https://pay.example/begin';
  const door = await openDoor({ externalCheckout: { path: '/pay', address } });
  const leads = async (path: string) => {
    const response = await door.request(path, { headers: { Accept: 'text/html' } });
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
  };
  expect(await leads('/checkout')).toEqual([302, address, 'no-store']);
  expect(await leads('/pay')).toEqual([302, address, 'no-store']);
  expect((await leads('/cart'))[0]).toBe(200);
  const international = await openDoor({ externalCheckout: { path: '/pay', address: '/zahlen/prüfung/ā' } });
  const answer = await international.request('/pay', { headers: { Accept: 'text/html' } });
  expect(answer.headers.get('location')).toBe('/zahlen/pr%C3%BCfung/%C4%81');
});

test.each(['X-Original-URL', 'X-HTTP-Method-Override', 'Forwarded', 'X-Real-IP', 'X-Host'])(
  '%s is not passed on, and the shop’s own headers are [X4]',
  async (name) => {
    const seen: Headers[] = [];
    const door = await openDoor({
      backend: async ({ headers }) => {
        seen.push(headers);
        return new Response('{}');
      },
    });
    const own = { Authorization: 'Bearer t', Store: 'default', 'X-ReCaptcha': 'r', 'X-Requested-With': 'x' };
    const headers = { ...own, [name]: '/admin', 'Content-Type': 'application/json' };
    await door.request('/graphql?query={a}', { headers });
    await door.request('/rest/V1/carts', { method: 'POST', headers, body: '{}' });
    expect(seen.map((passed) => passed.has(name))).toEqual([false, false]);
    for (const passed of seen)
      expect(Object.fromEntries(passed)).toMatchObject({ 'x-recaptcha': 'r', store: 'default' });
  },
);

test.each(['TRACE', 'TRACK', 'OPTIONS', 'PATCH', 'PROPFIND'])(
  '%s is not allowed anywhere [X4]',
  async (method) => {
    const door = await openDoor();
    for (const path of ['/graphql', '/rest/V1/carts/mine', '/media/a.jpg', '/', '/healthz']) {
      // a Request cannot be made with some of them, a socket can
      const request = new Proxy(new Request(`http://shop.example${path}`), {
        get: (target, name) => (name === 'method' ? method : (Reflect.get(target, name, target) as unknown)),
      });
      const response = await door.fetch(request);
      expect([response.status, response.headers.get('allow')], path).toEqual([
        405,
        expect.stringContaining('GET, HEAD'),
      ]);
    }
  },
);

/**
 * A Magento whose session keeps the customer of the last token, as recorded: a cookie comes with
 * the sign-in, and with it
 * alone `customer` answers long after the token was revoked.
 */
const rememberingMagento = () => {
  const sessions = new Map<string, string>();
  const seen: (string | null)[] = [];
  return {
    seen,
    answer: async (request: Request): Promise<Response> => {
      const cookie = request.headers.get('cookie');
      seen.push(cookie);
      const id = /PHPSESSID=(\w+)/.exec(cookie ?? '')?.[1] ?? 'fresh1';
      const token = /Bearer (\w+)/.exec(request.headers.get('authorization') ?? '')?.[1];
      if (token !== undefined) sessions.set(id, token);
      const headers = new Headers({ 'Set-Cookie': `PHPSESSID=${id}; HttpOnly` });
      return Response.json({ data: { customer: sessions.get(id) ?? null } }, { headers });
    },
  };
};

test.each(['/graphql', '/graphql?query={customer{email}}', '/rest/default/V1/customers/me'])(
  'no cookie passes either way on %s [SESS-02 BEY-22]',
  async (path) => {
    const magento = rememberingMagento();
    const door = await openDoor({ backend: magento.answer });
    const first = await door.request(path, { headers: { Authorization: 'Bearer hannah' } });
    expect(first.headers.has('set-cookie')).toBe(false);
    // the next visitor's browser, with a cookie from before
    const next = await door.request(path, { headers: { Cookie: 'PHPSESSID=fresh1' } });
    expect(magento.seen).toEqual([null, null]);
    expect(next.headers.has('set-cookie')).toBe(false);
  },
);

test('the removal by form key keeps its session [CART-10]', async () => {
  const magento = rememberingMagento();
  const door = await openDoor({ backend: magento.answer });
  const answer = await door.request('/checkout/sidebar/removeItem', {
    method: 'POST',
    headers: { Cookie: 'PHPSESSID=own1' },
  });
  expect(magento.seen).toEqual(['PHPSESSID=own1']);
  expect(answer.headers.get('set-cookie')).toContain('PHPSESSID=own1');
});
