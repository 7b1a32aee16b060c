/** Files that need the bearer: never shared, never stored. */

import { expect, test } from 'vitest';
import {
  failureOf,
  json,
  never,
  plain,
  quiet,
  restTo,
  signIn,
  unanswered,
  wiresTo,
  type Answering,
} from './wires.ts';
import { createAuthorization } from '#transport/authorization.ts';
import { createRestClient } from '#transport/rest.ts';

const path = '/billing/invoice/INV-1.pdf';

const open = (answering: Answering) => {
  const { settings, sent, kept } = wiresTo(answering);
  signIn(settings);
  const before = kept.written.length;
  return {
    client: createRestClient(settings, createAuthorization(settings.storage)),
    sent,
    written: () => kept.written.slice(before),
  };
};

test('reads a file with the bearer, by a request each time, and stores nothing [ACC-01, NET-02]', async () => {
  const { client, sent, written } = open(plain('%PDF-1.7 …'));
  const [first, second] = await Promise.all([client.getFile(path, never()), client.getFile(path, never())]);
  expect([await first.text(), await second.text()]).toEqual(['%PDF-1.7 …', '%PDF-1.7 …']);
  expect(sent.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
    ['GET', 'Bearer token-1'],
    ['GET', 'Bearer token-1'],
  ]);
  expect(written()).toEqual([]);
});

test.each([
  [401, 'sessionExpired'],
  [404, 'notFound'],
  [500, 'server'],
])('maps status %i of a file to %s [NET-03, SESS-04]', async (status, kind) => {
  const client = restTo(json({ message: 'No.' }, { status }), 'customer');
  expect((await failureOf(client.getFile(path, never()))).kind).toBe(kind);
});

test('cancels a file that is no longer wanted [NET-03]', async () => {
  const leaving = new AbortController();
  const asked = failureOf(restTo(unanswered).getFile(path, leaving.signal));
  await quiet();
  leaving.abort();
  expect((await asked).kind).toBe('cancelled');
});
