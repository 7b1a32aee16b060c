/** Whose host and whose address a request counts for: neither is believed because it is named. */

import { expect, test, vi } from 'vitest';
import { type DoorOptions, createDoor } from '#server/door.ts';
import { createOwnOrigins } from '#server/own-origins.ts';
import { openDoor, publicUrls } from './door-at.ts';
import { addressFromProxy, forwardedFor, introduce } from '#server/forwarded.ts';
import type { StaticFiles } from '#server/static-files.ts';
import { createSharedReads } from '#transport/shared-reads.ts';

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

const claim = new Headers({ 'X-Forwarded-For': '198.51.100.1, 203.0.113.9', 'X-Forwarded-Proto': 'https' });
const noFiles: StaticFiles = { paths: [], answer: () => null, read: () => null };

test('the visitor’s own address is the last of the chain, and a claim counts only from a trusted proxy [X4]', () => {
  expect(forwardedFor(new Headers(), { address: '203.0.113.7' })).toBe('203.0.113.7');
  expect(forwardedFor(claim, { address: '203.0.113.7' })).toBe('198.51.100.1, 203.0.113.9, 203.0.113.7');
  const request = introduce(new Request('http://shop.example/graphql', { headers: claim }), {
    address: null,
  });
  expect(request.headers.has('x-forwarded-for')).toBe(false);
  expect(addressFromProxy(claim)).toBe('203.0.113.9');
  expect(addressFromProxy(new Headers())).toBeNull();
});

test.each([
  [false, null, 'http', null],
  [true, '203.0.113.9', 'https', 'other.example'],
])('with a trusted proxy %s the visitor is %s by %s at host %s [X4]', async (isProxyTrusted, ...expected) => {
  const seen: unknown[] = [];
  const door = await createDoor({
    backend: async (request, visitor) => {
      const [scheme, host] = ['proto', 'host'].map((name) => request.headers.get(`x-forwarded-${name}`));
      seen.push(visitor.address, scheme, host);
      return new Response('{}');
    },
    isEmbedded: true,
    isProxyTrusted,
    files: noFiles,
  });
  const headers = { ...Object.fromEntries(claim), 'X-Forwarded-Host': 'other.example' };
  await door.request('http://shop.example/graphql?query={a}', { headers });
  expect(seen).toEqual(expected);
});

/** A backend that answers when it is told to. */
const heldBackend = () => {
  const held: (() => void)[] = [];
  const backend: DoorOptions['backend'] = () =>
    new Promise((answer) => void held.push(() => answer(Response.json({ data: { urlResolver: null } }))));
  const settle = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const state = { isOver: false };
    void asked.finally(() => (state.isOver = true));
    while (!state.isOver) {
      for (const answer of held.splice(0)) answer();
      await turn();
    }
    return asked;
  };
  return { backend, held, settle };
};

/** Until the event loop comes round. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('three times as many requests as may wait: the excess is refused, none is lost, and it recovers [X2]', async () => {
  const { backend, held, settle } = heldBackend();
  const door = await openDoor({ backend, mostAtOnce: 2 });
  const ask = async (serial: number) =>
    serial % 2 === 0
      ? door.request(`/water-${serial}.html`, { headers: { Accept: 'text/html' } })
      : door.request('/graphql', { method: 'POST', body: '{}' });
  // of pages and of questions each, two are worked on and eight wait
  const asked = Array.from({ length: 30 }, (_, serial) => ask(serial));
  for (let turns = 0; turns < 4; turns += 1) await turn();
  const health = await door.request('/healthz');
  expect([health.status, held.length]).toEqual([200, 4]);
  expect((await door.request('/favicon.svg')).status).toBe(200);
  const refused = await Promise.all(asked.slice(-4));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  const statuses = (await settle(Promise.all(asked))).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 503)).toHaveLength(20);
  expect((await settle(ask(1))).status).toBe(200);
});

test('a page is shown while the backend keeps every question waiting [X2]', async () => {
  const { backend: hold, settle } = heldBackend();
  const backend: DoorOptions['backend'] = async (request, visitor) =>
    (await request.clone().text()).includes('query Page')
      ? Response.json({ data: { urlResolver: null } })
      : hold(request, visitor);
  const door = await openDoor({ backend, mostAtOnce: 1 });
  const ask = async () => door.request('/graphql', { method: 'POST', body: '{}' });
  const question = ask();
  await turn();
  const page = await door.request('/water.html', { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect((await settle(question)).status).toBe(200);
});

test.each<readonly [string, () => Promise<object>, number]>([
  ['that is whole', async () => ({ menu: [] }), 1],
  ['that fails', () => Promise.reject(new Error('Internal server error')), 2],
])('an answer %s is asked for as often as that [VIEW-01]', async (_, answer, times) => {
  const send = vi.fn(answer);
  const { read } = createSharedReads({ read: send } as never);
  const ask = () => read('{ menu }', {}, AbortSignal.abort()).catch(() => null);
  // who asks meanwhile waits for the same answer
  await Promise.all([ask(), ask()]);
  await ask();
  expect(send).toHaveBeenCalledTimes(times);
});
