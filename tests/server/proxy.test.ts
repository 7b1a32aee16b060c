/** The proxy to a Magento on another host, against a small server on a real socket. */

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createProxy } from '#server/proxy.ts';
import { parse, validate } from 'graphql';
import type { AskGraphql } from '#server/ask-graphql.ts';
import { awaitVersion, findVersion } from '#server/backend-version.ts';
import { readVersionSchema } from '#tests/architecture/version-schema.ts';
import { backendVersions, type BackendVersion } from '#transport/backend-versions.ts';

const visitor = { address: '203.0.113.7' };

const openMagento = async (listener: RequestListener): Promise<URL> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

test('forwards method, path, query, headers and body, but no header of the connection', async () => {
  const magento = await openMagento((request, response) => {
    void bodyOf(request).then((body) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body })),
    );
  });
  const request = new Request('http://shop.example/rest/V1/carts?a=%20b', {
    method: 'PUT',
    body: '{"qty":2}',
    headers: {
      Authorization: 'Bearer t',
      'Content-Type': 'application/json',
      'X-Forwarded-For': '198.51.100.1',
      'X-Hop': 'gone',
      TE: 'trailers',
      Connection: 'X-Hop',
    },
  });
  const response = await createProxy(new URL('/au/', magento))(request, visitor);
  const seen = (await response.json()) as { headers: Record<string, string> };
  expect(seen).toMatchObject({ method: 'PUT', url: '/au/rest/V1/carts?a=%20b', body: '{"qty":2}' });
  expect(seen.headers).toMatchObject({
    authorization: 'Bearer t',
    host: magento.host,
    'x-forwarded-for': '198.51.100.1, 203.0.113.7',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  });
  expect(seen.headers).not.toHaveProperty('te');
  expect(seen.headers).not.toHaveProperty('x-hop');
});

test('passes a redirect on with an address of the shop instead of following it, and a refusal as it is', async () => {
  let asked = 0;
  const magento = await openMagento((request, response) => {
    asked += 1;
    response.writeHead(302, { Location: `http://${request.headers.host ?? ''}/next?a=1` }).end();
  });
  const response = await createProxy(magento)(new Request('http://shop.example/media/a.png'), visitor);
  expect([response.status, response.headers.get('location'), asked]).toEqual([302, '/next?a=1', 1]);
  const refusing = await openMagento((_, refused) =>
    refused.writeHead(404).end('{"message":"No such entity"}'),
  );
  const refused = await createProxy(refusing)(new Request('http://shop.example/rest/V1/x'), visitor);
  expect([refused.status, await refused.text()]).toEqual([404, '{"message":"No such entity"}']);
});

test('passes cookies on one by one for the shop’s host, and unpacks a compressed answer', async () => {
  const magento = await openMagento((_, response) =>
    response.setHeader('Set-Cookie', ['a=1; Domain=magento.example; Path=/', 'b=2; HttpOnly']).end('{}'),
  );
  const response = await createProxy(magento)(new Request('http://shop.example/graphql'), visitor);
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
  const packing = await openMagento((_, unpacked) =>
    unpacked.setHeader('Content-Encoding', 'gzip').end(gzipSync('{"a":1}')),
  );
  const unpacked = await createProxy(packing)(new Request('http://shop.example/graphql'), visitor);
  expect(unpacked.headers.get('content-encoding')).toBeNull();
  expect(await unpacked.json()).toEqual({ a: 1 });
});

test('answers 502 with a sentence when Magento breaks the connection', async () => {
  const magento = await openMagento((request) => request.socket.destroy());
  const response = await createProxy(magento)(new Request('http://shop.example/graphql'), visitor);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    message: 'The shop’s server cannot be reached. Please try again in a moment.',
  });
});

test('answers 504 to a read that Magento keeps waiting, and waits for a write [X2]', async () => {
  const placed: (() => void)[] = [];
  const magento = await openMagento(
    ({ method }, response) => void (method === 'POST' && placed.push(() => response.end('7'))),
  );
  const proxy = createProxy(magento, 100);
  const write = proxy(new Request('http://shop.example/rest/V1/x', { method: 'POST', body: '{}' }), visitor);
  const read = await proxy(new Request('http://shop.example/rest/V1/x'), visitor);
  expect([read.status, read.headers.get('retry-after')]).toEqual([504, '10']);
  await expect.poll(() => placed).toHaveLength(1);
  placed[0]?.();
  expect(await (await write).text()).toBe('7');
});

/** A Magento names the first field that it lacks, and answers nothing else then. */
const magento = (version: BackendVersion): AskGraphql => {
  const schema = readVersionSchema('stock', version);
  return async (query) => {
    const [first] = validate(schema, parse(query));
    return first === undefined
      ? { data: { storeConfig: { code: 'default' } }, errors: [] }
      : { data: null, errors: [{ message: first.message }] };
  };
};

test.each(backendVersions)('Magento %s is told by the fields it knows [BEY-22]', async (version) => {
  expect(await findVersion(magento(version))).toBe(version);
});

const refusing: AskGraphql = async () => ({ data: null, errors: [{ message: 'Internal server error' }] });

test('a backend that refuses to say leaves the version open, and one that does not answer yet is asked again [BEY-22]', async () => {
  expect(await findVersion(refusing)).toBeNull();
  const [waits, answering]: [number[], AskGraphql] = [[], magento('2.4.7')];
  const ask: AskGraphql = async (...asked) => {
    if (waits.length < 5) throw new Error('starting');
    return answering(...asked);
  };
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  expect(await awaitVersion({ ask, wait })).toBe('2.4.7');
  expect(waits).toEqual([2000, 5000, 15_000, 60_000, 60_000]);
});
