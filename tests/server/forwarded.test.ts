/** The visitor's address that the backend receives: a claim never counts alone. */

import { expect, test } from 'vitest';
import { createDoor } from '#server/door.ts';
import { addressFromProxy, forwardedFor, introduce } from '#server/forwarded.ts';
import type { StaticFiles } from '#server/static-files.ts';

const claim = new Headers({ 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' });
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
  [false, null, null],
  [true, '203.0.113.9', 'other.example'],
])('with a trusted proxy %s the visitor is %s at host %s [X4]', async (isProxyTrusted, address, host) => {
  const seen: unknown[] = [];
  const door = await createDoor({
    backend: async (request, visitor) => {
      seen.push(visitor.address, request.headers.get('x-forwarded-host'));
      return new Response('{}');
    },
    isEmbedded: true,
    isProxyTrusted,
    files: noFiles,
  });
  const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9', 'X-Forwarded-Host': 'other.example' };
  await door.request('http://shop.example/graphql?query={a}', { headers });
  expect(seen).toEqual([address, host]);
});
