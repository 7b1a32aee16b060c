/** An addition says for which account it is, where the backend has the merchant's layer (CART-12). */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import type { Layer } from '#transport/settings.ts';
import { ask, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

test.each<[Layer, number | undefined, boolean]>([
  ['merchant', 4711, true],
  ['merchant', undefined, false],
  ['commerce', 4711, false],
  ['stock', 4711, false],
])(
  'sends the account number with an addition only to the merchant layer: %s with %s [CART-12]',
  async (layer, customerId, isSent) => {
    const { transport, sent } = backend.wires({ layer });
    const { createCart, writeCart, rebuildCart } = createCartService(transport);
    const cartId = await ask(createCart, undefined);
    const line = { sku: 'BOTTLE', name: 'Bottle', quantity: 2, chosen: nothingChosen };
    const { cart } = await ask(writeCart, { cartId, action: { kind: 'add', line }, customerId });
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['BOTTLE', 2]]);
    const body = JSON.stringify(sent.at(-1));
    expect([body.includes('msd_customer_id'), body.includes('4711')]).toEqual([isSent, isSent]);
    await ask(rebuildCart, { cartId, lines: [line], customerId });
    expect(JSON.stringify(sent.at(-1)).includes('4711')).toBe(isSent);
  },
);
