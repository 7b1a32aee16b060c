/** What a backend is given of a visitor's request: no other method and no other header. */

import { expect, test } from 'vitest';
import { openDoor } from './door-at.ts';

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
