/** How deep a body nests is checked in one pass over it, and once. */
import { expect, test, vi } from 'vitest';
import { readQueryRequest } from '#backend/graphql/query-request.ts';
import { isDeepJson } from '#backend/nesting.ts';

vi.mock('#backend/nesting.ts', { spy: true });

test('a body is looked through once [X2]', async () => {
  const body = JSON.stringify({ query: '{ a }', variables: { list: [1] } });
  const headers = { 'Content-Type': 'application/json' };
  await readQueryRequest(new Request('http://shop.example/graphql', { method: 'POST', body, headers }));
  expect(vi.mocked(isDeepJson).mock.calls).toEqual([[body]]);
});
