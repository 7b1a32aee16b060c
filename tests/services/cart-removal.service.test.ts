/** An item is removed by the sidebar controller with a form key, else by GraphQL. */

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { createCartTokens } from '#services/cart-tokens.ts';
import { brokenConnection, failureOf, quiet, type Answering } from '#tests/transport/wires.ts';
import { ask, pathsOf, transportTo } from './wired-backend.ts';

const key = 'Ab3dEf6hIj9kLm2n';
const cart = { id: 'a', items: [], total_quantity: 0, is_virtual: false, shipping_addresses: [] };

const removing = (sidebar: Answering, formKey: string | null) => {
  const { transport, sent } = transportTo((request) =>
    request.url.includes('/checkout/sidebar/')
      ? sidebar(request)
      : Response.json({ data: { cart, removeItemFromCart: { cart } } }),
  );
  const { writeCart } = createCartService(transport, createCartTokens(transport.authorization), formKey);
  const line = { sku: 'BOTTLE', name: '', quantity: 1, chosen: nothingChosen };
  const answer = ask(writeCart, { cartId: 'a', action: { kind: 'remove', lineId: '17', line } });
  return { answer, ways: () => pathsOf(sent), sent };
};

const saying =
  (body: object, status = 200): Answering =>
  () =>
    Response.json(body, { status });

test('removes an item by the sidebar controller with a form key, then reads the cart [CART-10]', async () => {
  const { answer, ways, sent } = removing(saying({ success: true }), key);
  expect((await answer).cart.lines).toEqual([]);
  expect(ways()).toEqual(['POST /checkout/sidebar/removeItem', 'GET /graphql']);
  expect(String(sent[0]?.body)).toBe(`item_id=17&form_key=${key}`);
});

test.each<[string, Answering, string | null, number]>([
  ['without a form key', saying({ success: true }), null, 1],
  ['where the key is old', saying({ success: false, error_message: 'Invalid Form Key.' }), key, 2],
  ['where there is no such controller', saying({}, 404), key, 2],
])('removes an item by GraphQL %s [CART-10]', async (_, sidebar, formKey, requests) => {
  const { answer, ways } = removing(sidebar, formKey);
  await answer;
  expect([ways().length, ways().at(-1)]).toEqual([requests, 'POST /graphql']);
});

test('does not repeat a removal that may have been done [CART-10, CART-06]', async () => {
  const { answer, ways } = removing(() => Promise.reject(brokenConnection), key);
  expect((await failureOf(answer)).kind).toBe('network');
  expect(ways()).toEqual(['POST /checkout/sidebar/removeItem']);
});

test('removes items by GraphQL at page unload and reports no failure [CART-10, BEY-05]', async () => {
  const { transport, sent } = transportTo(() => Promise.reject(brokenConnection));
  const { partCart } = createCartService(transport, createCartTokens(transport.authorization), key);
  const actor = createActor(partCart).start();
  const line = { sku: 'BOTTLE', name: '', quantity: 1, chosen: nothingChosen };
  const removal = (lineId: string) => ({ cartId: 'a', action: { kind: 'remove', lineId, line } }) as const;
  actor.send({ type: 'parting.send', writes: [removal('17'), removal('18')] });
  await quiet();
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/graphql', '/graphql']);
  expect(actor.getSnapshot().status).toBe('active');
});
