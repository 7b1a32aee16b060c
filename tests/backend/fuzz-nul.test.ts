/** NUL in every disguise a request can carry it: refused as unreadable, never a failed statement (X4). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '#tests/deep/contract/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

const json = { 'content-type': 'application/json' };
const queryFor = (text: string) => `{cart(cart_id:"${text}"){id}}`;
const byGet = (query: string, variables = '') =>
  `/graphql?query=${encodeURIComponent(query)}${variables === '' ? '' : `&variables=${encodeURIComponent(variables)}`}`;

test.each([
  ['in a query by GET', 'GET', byGet(queryFor('\0')), undefined],
  ['escaped in a query by GET', 'GET', byGet(queryFor('\\u0000')), undefined],
  ['escaped in braces', 'POST', '/graphql', JSON.stringify({ query: queryFor('\\u{0}') })],
  [
    'in variables by GET',
    'GET',
    byGet('query($c:String!){cart(cart_id:$c){id}}', '{"c":"\\u0000"}'),
    undefined,
  ],
  ['in a body', 'POST', '/graphql', JSON.stringify({ query: queryFor('a'), variables: { c: '\0' } })],
  ['in a path of REST', 'GET', '/rest/default/V1/guest-carts/%00', undefined],
  ['in a code of REST', 'PUT', '/rest/default/V1/guest-carts/x/coupons/%00', undefined],
])('NUL %s is a 400', async (_, method, path, body) => {
  const answer = await stage.ask({ method, path, headers: json, ...(body === undefined ? {} : { body }) });
  expect(answer.status).toBe(400);
  expect(stage.lines).toEqual([]);
});

test('a path with a broken escape leads nowhere', async () => {
  const answer = await stage.ask({
    method: 'GET',
    path: '/rest/default/V1/guest-carts/%E0%A4%A',
    headers: json,
  });
  expect(answer.status).toBe(404);
  expect(stage.lines).toEqual([]);
});
