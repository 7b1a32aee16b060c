/** Several items in one request, and reorders, on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { json } from '#tests/transport/wires.ts';
import { ask, signInAs, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const line = (sku: string, quantity: number) => ({ sku, name: sku, quantity, chosen: nothingChosen });

const signedIn = async (name: string) => {
  const wires = backend.wires();
  const { transport } = wires;
  await signInAs(wires, name);
  const service = createCartService(transport);
  return { service, cartId: (await ask(service.readOwnCart, undefined)).id };
};

test('adds several items in one request though one is refused [CART-07 BEY-12]', async () => {
  const { transport, sent } = backend.wires();
  const service = createCartService(transport);
  const cartId = await ask(service.createCart, undefined);
  const lines = [line('BW-SPRING-15', 2), line('NOWHERE', 1), line('BW-TEA-GREEN-50', 3)];
  const action = { kind: 'addSeveral', lines, orderNumber: null } as const;
  expect(await ask(service.writeCart, { cartId, action })).toMatchObject({
    refusals: [{ message: 'Could not find a product with SKU "NOWHERE"' }],
    cart: {
      lines: [
        { sku: 'BW-SPRING-15', quantity: 2 },
        { sku: 'BW-TEA-GREEN-50', quantity: 3 },
      ],
    },
  });
  expect(sent).toHaveLength(2);
});

test('reorders into the customer’s cart with all options [BEY-12]', async () => {
  const { service, cartId } = await signedIn('hannah');
  const direct = await backend.directAs('hannah');
  const { customer } = await direct('{ customer { orders { items { number items { product_sku } } } } }');
  const orders: readonly { number: string; items: readonly { product_sku: string }[] }[] =
    customer.orders.items;
  const order = orders.find(({ items }) =>
    items.some(({ product_sku }) => product_sku.startsWith('BW-CUP-TRAVEL')),
  );
  const action = { kind: 'addSeveral', lines: [], orderNumber: order?.number ?? '' } as const;
  const { cart, refusals } = await ask(service.writeCart, { cartId, action });
  expect([refusals, cart.id]).toEqual([[], cartId]);
  expect(cart.lines).toContainEqual(
    expect.objectContaining({ sku: 'BW-CUP-TRAVEL', soldSku: 'BW-CUP-TRAVEL-SAG', quantity: 2 }),
  );
});

test('names the sku of an item that could not be reordered [BEY-12]', async () => {
  const cart = {
    id: 'c',
    is_virtual: false,
    total_quantity: 0,
    items: [],
    prices: {},
    shipping_addresses: [],
  };
  const userInputErrors = [
    { message: 'Sold out.', path: ['orderItems', 'BW-SPRING-15'] },
    { message: 'Could not add it.', path: ['orderNumber'] },
  ];
  const { transport } = transportTo(json({ data: { reorderItems: { cart, userInputErrors } } }));
  const action = { kind: 'addSeveral', lines: [], orderNumber: '7' } as const;
  const { refusals } = await ask(createCartService(transport).writeCart, { cartId: 'c', action });
  expect(refusals).toEqual([{ message: 'Sold out.', sku: 'BW-SPRING-15' }, { message: 'Could not add it.' }]);
});
