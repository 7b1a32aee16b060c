/** Bodies and queries that nest without end are refused, not run out of stack on. */
import { expect, onTestFinished, test } from 'vitest';
import { isDeepJson } from '#backend/nesting.ts';
import { startShop } from './shop-client.ts';

const deep = (open: string, close: string, count: number): string => open.repeat(count) + close.repeat(count);
const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

test('a body or query of endless brackets is a 400 without a line in the log [X2]', async () => {
  const { fetch, backend, lines } = await startShop();
  onTestFinished(() => backend.close());
  const list = deep('[', ']', 40_000);
  const object = deep('{"a":', '}', 40_000).replace(':}', ':1}');
  const posts: readonly (readonly [path: string, body: string])[] = [
    ['/graphql', `{"query":"{ storeConfig { id } }","variables":{"a":${list}}}`],
    ['/graphql', JSON.stringify({ query: '['.repeat(120_000) })],
    ['/graphql', JSON.stringify({ query: `{ a(b: """"c"""", d: ${deep('[', ']', 2000)}) }` })],
    ['/graphql', JSON.stringify({ query: `query ($a: ${deep('[', ']', 2000)}) { a }` })],
    ['/graphql', JSON.stringify({ query: deep('{ a ', '}', 2000) })],
    ['/rest/V1/guest-carts', object],
    ['/rest/V1/integration/customer/token', `{"username":${list},"password":"x"}`],
    ['/customer/ajax/login', list],
    ['/checkout/undefined/v1/payment_methods/credit_cards', `{"creditCard":${list.slice(0, 8000)}`],
  ];
  for (const [path, body] of posts)
    expect((await fetch(path, { ...json, body })).status, `${path} ${body.slice(0, 40)}`).toBe(400);
  for (const [name, text] of [
    ['query', '['.repeat(5000)],
    ['variables', deep('[', ']', 5000)],
  ] as const) {
    const search = new URLSearchParams({ query: '{ storeConfig { id } }', [name]: text });
    expect((await fetch(`/graphql?${search}`)).status, name).toBe(400);
  }
  expect(lines).toEqual([]);
  const kept = { query: '{ storeConfig { id } }', variables: { text: '['.repeat(500) } };
  expect((await fetch('/graphql', { ...json, body: JSON.stringify(kept) })).status).toBe(200);
});

test('a string without an end is looked through in one pass [X2]', () => {
  const run = String.raw`\"`.repeat(400_000);
  const brackets = '['.repeat(200);
  expect(isDeepJson(`["${run}${brackets}`)).toBe(false);
  expect(isDeepJson(`["${run}",${brackets}`)).toBe(true);
});
