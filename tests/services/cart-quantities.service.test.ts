/** Several quantities in one request, and additions for an account. */

import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartTokens } from '#services/cart/cart-tokens.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import type { Layer } from '#transport/settings.ts';
import { failureOf } from '#tests/transport/wires.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const lineOf = (sku: string, quantity: number) => ({ sku, name: sku, quantity, chosen: nothingChosen });
const updateOf = (sku: string, lineId = '', quantity = 3) =>
  ({ kind: 'update', lineId, line: lineOf(sku, quantity) }) as const;
const quantitiesOf = ({ lines }: Cart) => lines.map(({ quantity }) => quantity);

test('changes several quantities in one request, all or none [BEY-05 CART-02]', async () => {
  const { transport, sent } = backend.wires();
  const { createCart, readCart, writeCart, rebuildCart } = createCartService(transport);
  const cartId = await ask(createCart, undefined);
  const { cart } = await ask(rebuildCart, { cartId, lines: [lineOf('CUPS', 1), lineOf('BOTTLE', 2)] });
  const [cups, bottle] = cart.lines.map(({ id }) => id);
  const change = (bottles: number) =>
    ask(writeCart, {
      cartId,
      action: updateOf('CUPS', cups, bottles + 1),
      alongside: [updateOf('BOTTLE', bottle, bottles)],
    });
  const before = sent.length;
  expect(quantitiesOf((await change(5)).cart)).toEqual([6, 5]);
  expect(sent.length - before).toBe(1);
  expect((await failureOf(change(101))).kind).toBe('refused');
  expect(quantitiesOf(await ask(readCart, { cartId }))).toEqual([6, 5]);
});

test.each<[Layer, number | undefined, boolean]>([
  ['merchant', 4711, true],
  ['merchant', undefined, false],
  ['commerce', 4711, false],
  ['stock', 4711, false],
])(
  'sends the account number with an addition only to the merchant layer: %s with %s [CART-12]',
  async (layer, customerId, isSent) => {
    const cart = { id: 'a', items: [], total_quantity: 0, is_virtual: false, shipping_addresses: [] };
    const answer = { data: { addProductsToCart: { cart, user_errors: [] } } };
    const { transport, sent } = transportTo(() => Response.json(answer), { layer });
    const { writeCart, rebuildCart } = createCartService(transport);
    const [cartId, line] = ['a', lineOf('BOTTLE', 2)];
    await ask(writeCart, { cartId, action: { kind: 'add', line }, customerId });
    const body = sent.at(-1)?.body ?? '';
    expect([body.includes('msd_customer_id'), /\b4711\b/.test(body)]).toEqual([isSent, isSent]);
    await ask(rebuildCart, { cartId, lines: [line], customerId });
    expect(/\b4711\b/.test(sent.at(-1)?.body ?? '')).toBe(isSent);
  },
);

test('applies each write sent at page unload, by GraphQL and though others fail [BEY-05 CART-10]', async () => {
  const { transport, sent } = backend.wires();
  const tokens = createCartTokens(transport.authorization);
  const { createCart, readCart, rebuildCart, partCart } = createCartService(
    transport,
    tokens,
    'Ab3dEf6hIj9kLm2n',
  );
  const cartId = await ask(createCart, undefined);
  const { cart } = await ask(rebuildCart, { cartId, lines: [lineOf('CUPS', 1), lineOf('BOTTLE', 2)] });
  const [cups, bottle = ''] = cart.lines.map(({ id }) => id);
  createActor(partCart)
    .start()
    .send({
      type: 'parting.send',
      writes: [
        { cartId, action: updateOf('CUPS', 'unknown') },
        { cartId, action: updateOf('CUPS', cups, 4) },
        { cartId, action: { kind: 'remove', lineId: bottle, line: lineOf('BOTTLE', 2) } },
      ],
    });
  await vi.waitFor(async () => expect(quantitiesOf(await ask(readCart, { cartId }))).toEqual([4]), {
    timeout: 10_000,
    interval: 100,
  });
  expect(new Set(sent.map(({ url }) => url.pathname))).toEqual(new Set(['/graphql']));
});
