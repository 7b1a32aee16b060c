/** What a backend is given of a visitor's request: no other method, header or half a body. */

import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen, stopListening } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';
import { openDoor } from './door-at.ts';

test.each([
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-HTTP-Method',
  'X-Method-Override',
  'Forwarded',
  'X-Real-IP',
  'Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Forwarded-Prefix',
  'X-Forwarded-Port',
  'X-Host',
])('%s is not passed on, and the shop’s own headers are [X4]', async (name) => {
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
});

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

test('a body that does not arrive in time is cut, and the backend hears nothing of it [X2]', async () => {
  let asked = 0;
  const door = await openDoor({
    backend: async () => {
      asked += 1;
      return new Response('{}');
    },
  });
  const limits = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const { server, port } = await listen(door, readSettings({ PORT: '0', HOST: '127.0.0.1' }), limits);
  onTestFinished(() => stopListening(server, 0));
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('close', () => resolve(text))
      .on('error', reject);
    socket.write('POST /graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 20\r\n\r\n{"a"');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(asked).toBe(0);
});
