/** The hosts that the door keeps pages for: the shop's own, never any host that a request names. */

import { expect, test } from 'vitest';
import type { DoorOptions } from '#server/door.ts';
import { createOwnOrigins } from '#server/own-origins.ts';
import { openDoor, publicUrls } from './door-at.ts';

const local = { address: '::ffff:10.0.0.7', port: 3000 };
const other = 'http://front-door.invalid';

test.each([
  ['http://shop.example', publicUrls, 'https://shop.example'],
  ['http://shop.example.nz', publicUrls, 'https://shop.example.nz'],
  ['http://evil.example', publicUrls, 'https://shop.example'],
  ['http://localhost:3000', [], 'http://localhost:3000'],
  ['http://[::1]:3000', [], 'http://[::1]:3000'],
  ['http://evil.example', [], other],
])('%s with the addresses %j counts as %s [X4]', (origin, urls, own) => {
  const ownOrigin = createOwnOrigins({ publicUrls: urls, isProxyTrusted: false });
  expect(ownOrigin(new Request(`${origin}/water.html`), local)).toBe(own);
});

test.each([[publicUrls], [[]]])(
  'five hundred made-up hosts cost what one costs, with the addresses %j [X4]',
  async (urls) => {
    const asked: string[] = [];
    const backend: DoorOptions['backend'] = async (request) => {
      asked.push(new URL(request.url).host);
      return Response.json({ data: { urlResolver: null } });
    };
    const door = await openDoor({ backend, publicUrls: urls, isProxyTrusted: true });
    const headers = { Accept: 'text/html' };
    const visit = async (host: string): Promise<string> => {
      const claimed = { ...headers, 'X-Forwarded-Host': `proxied.${host}` };
      const answers = [
        await door.request(`http://${host}/gone.html`, { headers }),
        await door.request(`http://${host}/products`, { headers: claimed }),
      ];
      return (await Promise.all(answers.map((answer) => answer.text()))).join('');
    };
    const first = await visit('first.example');
    const before = asked.length;
    for (let serial = 0; serial < 500; serial += 1) expect(await visit(`h${serial}.example`)).toBe(first);
    expect(asked).toHaveLength(before);
    expect(new Set(asked)).toEqual(new Set([urls[0]?.host ?? 'front-door.invalid']));
  },
);

test('a real Magento hears of the shop’s own hosts alone [X4]', async () => {
  const hosts: (string | null)[] = [];
  const backend: DoorOptions['backend'] = async (request) => {
    hosts.push(request.headers.get('x-forwarded-host'));
    return new Response('{}');
  };
  const door = await openDoor({ backend, publicUrls, isEmbedded: false });
  for (const host of ['evil.example', 'shop.example.nz']) await door.request(`http://${host}/media/a.jpg`);
  expect(hosts).toEqual(['shop.example', 'shop.example.nz']);
});
