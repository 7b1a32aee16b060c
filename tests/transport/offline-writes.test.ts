/** Writes are refused while offline; reads are tried. */

import { expect, test } from 'vitest';
import { PaintDocument, ShelfDocument } from './refused-customer.ts';
import { clientsTo, failureOf, json, never } from './wires.ts';

const refusal = {
  kind: 'network',
  message:
    'You are offline, so nothing was sent. Please try again once you are connected; what you entered is kept.',
  isUnsent: true,
};

const connection = () => {
  const state = { isOnline: false };
  const wires = clientsTo(json({ data: { paint: 'blue', shelf: 'oak' } }), {
    isOnline: () => state.isOnline,
  });
  const { graphql, rest } = wires;
  const writes = [
    () => graphql.write(PaintDocument, {}, never()),
    () => rest.post('/a', {}, never()),
    () => rest.put('/a', {}, never()),
    () => rest.delete('/a', never()),
    () => rest.postForm('/a', { a: 'b' }, never()),
  ];
  return { ...wires, state, writes };
};

test('sends no write while offline, says so, and sends each once when it is made again [NET-05 NET-10]', async () => {
  const { writes, sent, state } = connection();
  for (const write of writes) expect(await failureOf(write())).toEqual(refusal);
  expect(sent).toHaveLength(0);
  state.isOnline = true;
  for (const write of writes) await write();
  expect(sent).toHaveLength(writes.length);
});

test('sends a read though the browser says it is offline [NET-05]', async () => {
  const { graphql, rest, sent } = connection();
  expect(await graphql.read(ShelfDocument, {}, never())).toMatchObject({ shelf: 'oak' });
  await graphql.readByPost(ShelfDocument, {}, never());
  await rest.get('/a', never());
  expect(sent).toHaveLength(3);
});

test('does not send a read of the moment while offline [NET-05 STO-02]', async () => {
  const { graphql, sent, state } = connection();
  expect(await failureOf(graphql.readOnce(ShelfDocument, {}, never()))).toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(0);
  state.isOnline = true;
  expect(await graphql.readOnce(ShelfDocument, {}, never())).toMatchObject({ shelf: 'oak' });
});
