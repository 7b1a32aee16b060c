/** Variables as Magento wants them: one that is null counts as a wrong value, one that is missing as none. */

import { gql } from '@urql/core';
import { expect, test } from 'vitest';
import { json, never, wiresTo } from './wires.ts';
import { createTransport } from '#transport/transport.ts';

const ReadDocument = gql<{ shelf: unknown }>`
  query Shelf($filter: FilterInput, $sort: SortInput) {
    shelf(filter: $filter, sort: $sort)
  }
`;
const WriteDocument = gql<{ paint: unknown }>`
  mutation Paint($input: PaintInput!, $coat: Int) {
    paint(input: $input, coat: $coat)
  }
`;

const asked = async (kind: 'read' | 'write', variables: Readonly<Record<string, unknown>>) => {
  const { settings, sent } = wiresTo(json({ data: { shelf: 1, paint: 1 } }));
  const { graphql } = createTransport(settings);
  await (kind === 'read'
    ? graphql.read(ReadDocument, variables, never())
    : graphql.write(WriteDocument, variables, never()));
  const [request] = sent;
  const text = request?.method === 'GET' ? request.url.searchParams.get('variables') : request?.body;
  const body = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
  return kind === 'read' ? body : body['variables'];
};

test('a read sends no variable that is null, at any depth [BEY-22]', async () => {
  const filter = { price: { from: null, to: '5' }, brand: null, size: { in: ['S', 'M'] } };
  expect(await asked('read', { filter, sort: null })).toEqual({
    filter: { price: { to: '5' }, size: { in: ['S', 'M'] } },
  });
});

test('a write sends null as it is, since it empties a field [BEY-22]', async () => {
  const variables = { input: { company: null, street: ['1 Queen St'] }, coat: null };
  expect(await asked('write', variables)).toEqual(variables);
});
