/** A customer's stored cart when the server has another one for them. */

import { expect, test } from 'vitest';
import { createCartService } from '#services/cart/cart.service.ts';
import { inTurn, json, plain, signIn } from '#tests/transport/wires.ts';
import { adopt, transportTo } from './wired-backend.ts';

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

const kept = { releasedCartId: null, keptCartId: 'old' };

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
])('tells whether the stored cart is lost: a cart %s [CART-05, BEY-15]', async (_, answer, isKeptLost) => {
  const { cart, ...rest } = await adopt(adoptAfter(own, answer).service, kept);
  expect([cart?.id, rest]).toEqual(['new', { refusals: [], missing: [], isKeptLost, failure: null }]);
});

test('checks no stored cart that is the current one or absent, and reports a failing server [CART-05 CART-06]', async () => {
  const broken = adoptAfter(own, plain('', { status: 500 }));
  expect((await adopt(broken.service, kept)).failure?.kind).toBe('server');
  for (const keptCartId of ['new', undefined]) {
    const { service, sent } = adoptAfter(own);
    expect((await adopt(service, { releasedCartId: null, keptCartId })).isKeptLost).toBe(false);
    expect(sent).toHaveLength(1);
  }
});
