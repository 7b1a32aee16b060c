/** Refused quantities and reorders as Magento reports them, and a stored cart that is lost. */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import {
  type Answering,
  brokenConnection,
  failureOf,
  json,
  inTurn,
  plain,
  signIn,
} from '#tests/transport/wires.ts';
import { ask, pathsOf, transportTo, adopt } from './wired-backend.ts';
import { createCartTokens } from '#services/cart/cart-tokens.ts';

const lineOf = (quantity: number) => ({ sku: 'BOTTLE', name: '', quantity, chosen: nothingChosen });
const wireLine = (id: string, quantity: number) => ({
  id,
  quantity,
  errors: null,
  prices: null,
  product: { sku: 'BOTTLE', name: 'Bottle', url_key: 'bottle', url_suffix: '.html', small_image: null },
});
/** As 2.4.8 answers: with the quantity it has just refused. */
const cart = {
  id: 'a',
  total_quantity: 101,
  is_virtual: false,
  shipping_addresses: [],
  items: [wireLine('1', 101), wireLine('2', 3)],
};
const answerOf = (errors: readonly object[]) => json({ data: { updateCartItems: { cart, errors } } });
const serviceTo = (answering: Answering) => {
  const { transport, sent } = transportTo(answering);
  return { ...createCartService(transport), sent };
};

const update = (lineId: string) => ({ kind: 'update', lineId, line: lineOf(101) }) as const;
const edit = { ...update('1'), kind: 'edit', before: lineOf(1), step: 'updating' } as const;
const short = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty. is not available' };

test.each([
  ['too many of it', update('1'), short, 'refused'],
  ['too many of it, in an edit', edit, short, 'refused'],
  ['in another language', update('1'), { code: 'UNDEFINED', message: 'Nicht verfügbar' }, 'refused'],
  ['the line is gone', update('1'), { code: 'COULD_NOT_FIND_CART_ITEM', message: 'No item' }, 'notFound'],
  ['gone in another language', update('9'), { code: 'UNDEFINED', message: 'Weg' }, 'notFound'],
] as const)(
  'reports a refused quantity beside the cart as a failure: %s [CART-02 BEY-09]',
  async (_, action, error, kind) => {
    const { writeCart } = serviceTo(answerOf([error]));
    expect(await failureOf(ask(writeCart, { cartId: 'a', action }))).toEqual({
      kind,
      message: error.message,
    });
  },
);

test('reports several items refused together, with a fallback message [BEY-05]', async () => {
  const { writeCart } = serviceTo(answerOf([{ code: 'UNDEFINED', message: '' }]));
  const asked = ask(writeCart, { cartId: 'a', action: update('1'), alongside: [update('2')] });
  expect(await failureOf(asked)).toEqual({ kind: 'refused', message: 'Something when wrong' });
});

const key = 'Ab3dEf6hIj9kLm2n';
const emptied = { id: 'a', items: [], total_quantity: 0, is_virtual: false, shipping_addresses: [] };

const removing = (sidebar: Answering, formKey: string | null) => {
  const { transport, sent } = transportTo((request) =>
    request.url.includes('/checkout/sidebar/')
      ? sidebar(request)
      : Response.json({ data: { cart: emptied, removeItemFromCart: { cart: emptied } } }),
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

test('does not repeat a removal that may have been done [CART-10 CART-06]', async () => {
  const { answer, ways } = removing(() => Promise.reject(brokenConnection), key);
  expect((await failureOf(answer)).kind).toBe('network');
  expect(ways()).toEqual(['POST /checkout/sidebar/removeItem']);
});

test('names the sku of an item that could not be reordered [BEY-12]', async () => {
  const userInputErrors = [
    { message: 'Sold out.', path: ['orderItems', 'BW-SPRING-15'] },
    { message: 'Could not add it.', path: ['orderNumber'] },
  ];
  const { transport } = transportTo(json({ data: { reorderItems: { cart: emptied, userInputErrors } } }));
  const action = { kind: 'addSeveral', lines: [], orderNumber: '7' } as const;
  const { refusals } = await ask(createCartService(transport).writeCart, { cartId: 'c', action });
  expect(refusals).toEqual([{ message: 'Sold out.', sku: 'BW-SPRING-15' }, { message: 'Could not add it.' }]);
});

const cartOf = (id: string, total_quantity = 0) => ({
  id,
  total_quantity,
  is_virtual: false,
  shipping_addresses: [],
  itemsV2: { items: [] },
});

const refusal = (message: string, category: string) =>
  json({ errors: [{ message, path: ['cart'], extensions: { category } }], data: { cart: null } });

const own = json({ data: { customerCart: cartOf('new') } });

const adoptAfter = (...answers: readonly (() => Response)[]) => {
  const { transport, sent, settings } = transportTo(inTurn(...answers));
  signIn(settings);
  return { service: createCartService(transport), sent };
};

const kept = { releasedCartId: null, lastCartId: 'old' };

test.each<[string, ReturnType<typeof json>, boolean]>([
  ['that is gone', refusal('Could not find a cart with ID "old"', 'graphql-no-such-entity'), true],
  ['that was ordered or merged', refusal("The cart isn't active.", 'graphql-no-such-entity'), false],
  [
    'of somebody else',
    refusal('The current user cannot perform operations on cart "old"', 'graphql-authorization'),
    false,
  ],
  ['that is still there', json({ data: { cart: cartOf('old') } }), false],
  ['with an unclear answer', refusal('No.', 'graphql-input'), false],
])('tells whether the stored cart is lost: a cart %s [CART-05, BEY-15]', async (_, answer, isLastLost) => {
  const { cart: adopted, ...rest } = await adopt(adoptAfter(own, answer).service, kept);
  expect([adopted?.id, rest]).toEqual(['new', { refusals: [], missing: [], isLastLost, failure: null }]);
});

test('checks no stored cart that is the current one or absent, and reports a failing server [CART-05 CART-06]', async () => {
  const broken = adoptAfter(own, plain('', { status: 500 }));
  expect((await adopt(broken.service, kept)).failure?.kind).toBe('server');
  for (const lastCartId of ['new', undefined]) {
    const { service, sent } = adoptAfter(own);
    expect((await adopt(service, { releasedCartId: null, lastCartId })).isLastLost).toBe(false);
    expect(sent).toHaveLength(1);
  }
});
