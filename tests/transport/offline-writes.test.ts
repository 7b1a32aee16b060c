/** While offline a write is refused before it is sent, in words; reads may still be tried (§8, NET-05). */

import { gql } from '@urql/core';
import { expect, test } from 'vitest';
import { createAuthorization } from '#transport/authorization.ts';
import { createRestClient } from '#transport/rest.ts';
import { failureOf, graphqlOf, json, never, wiresTo } from './wires.ts';

const ReadDocument = gql<{ shelf: string }>`
  query Shelf {
    shelf
  }
`;
const WriteDocument = gql<{ paint: string }>`
  mutation Paint {
    paint
  }
`;

const refusal = {
  kind: 'network',
  message:
    'You are offline, so nothing was sent. Please try again once you are connected; what you entered is kept.',
  isUnsent: true,
};

const connection = () => {
  const state = { isOnline: false };
  const wires = wiresTo(json({ data: { paint: 'blue', shelf: 'oak' } }), { isOnline: () => state.isOnline });
  const rest = createRestClient(wires.settings, createAuthorization(wires.settings.storage));
  const graphql = graphqlOf(wires.settings);
  const writes = [
    () => graphql.write(WriteDocument, {}, never()),
    () => rest.post('/a', {}, never()),
    () => rest.put('/a', {}, never()),
    () => rest.delete('/a', never()),
    () => rest.postForm('/a', { a: 'b' }, never()),
  ];
  return { ...wires, state, graphql, rest, writes };
};

test('NET-05 NET-10 no write is sent while offline, and the sentence says so', async () => {
  const { writes, sent } = connection();
  for (const write of writes) expect(await failureOf(write())).toEqual(refusal);
  expect(sent).toHaveLength(0);
});

test('NET-05 the same writes go as soon as there is a connection again, each once', async () => {
  const { writes, sent, state } = connection();
  for (const write of writes) await failureOf(write());
  state.isOnline = true;
  for (const write of writes) await write();
  expect(sent).toHaveLength(writes.length);
});

test('NET-05 a read is tried, for a browser may be wrong about its connection', async () => {
  const { graphql, rest, sent } = connection();
  expect(await graphql.read(ReadDocument, {}, never())).toMatchObject({ shelf: 'oak' });
  await graphql.readByPost(ReadDocument, {}, never());
  await rest.get('/a', never());
  expect(sent).toHaveLength(3);
});

test('NET-05 STO-02 a read of the moment is not tried while offline, and fails as one without an answer', async () => {
  const { graphql, sent, state } = connection();
  expect(await failureOf(graphql.readOnce(ReadDocument, {}, never()))).toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(0);
  state.isOnline = true;
  expect(await graphql.readOnce(ReadDocument, {}, never())).toMatchObject({ shelf: 'oak' });
});
