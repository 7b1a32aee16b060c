/** Several products in one request, and an order bought again, on the real backend (CART-07, BEY-09, BEY-12). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { createSessionService } from '#services/session.service.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const line = (sku: string, quantity: number) => ({ sku, name: sku, quantity, chosen: nothingChosen });

const signedIn = async (name: string) => {
  const { transport, session } = backend.wires();
  const people = createSessionService(transport, session);
  const email = `${name}@example.com`;
  await ask(people.signIn, { credentials: { email, password: 'Water4all!' } });
  await ask(people.activateToken, { email });
  const service = createCartService(transport);
  const { cart } = await ask(service.adoptCart, { releasedCartId: null });
  return { service, cartId: cart.id, transport };
};

test('CART-07 BEY-12 several go in one request, and one that is refused keeps no other out', async () => {
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

test('BEY-12 an order comes again into its customer’s cart, with what was chosen of it', async () => {
  const { service, cartId, transport } = await signedIn('hannah');
  const numbers = await transport.graphql.read<
    {
      customer: {
        orders: { items: readonly { number: string; items: readonly { product_sku: string }[] }[] };
      };
    },
    object
  >(
    'query Numbers { customer { orders { items { number items { product_sku } } } } }',
    {},
    new AbortController().signal,
  );
  const order = numbers.customer.orders.items.find(({ items }) =>
    items.some(({ product_sku }) => product_sku.startsWith('BW-CUP-TRAVEL')),
  );
  const action = { kind: 'addSeveral', lines: [], orderNumber: order?.number ?? '' } as const;
  const { cart, refusals } = await ask(service.writeCart, { cartId, action });
  expect(refusals).toEqual([]);
  expect(cart.id).toBe(cartId);
  expect(cart.lines).toContainEqual(
    expect.objectContaining({ sku: 'BW-CUP-TRAVEL', soldSku: 'BW-CUP-TRAVEL-SAG', quantity: 2 }),
  );
});

test('BEY-12 what could not be had again is told with its sku, where the server says it', async () => {
  const answering = json({
    data: {
      reorderItems: {
        cart: {
          id: 'c',
          is_virtual: false,
          total_quantity: 0,
          items: [],
          prices: {},
          shipping_addresses: [],
        },
        userInputErrors: [
          { message: 'Sold out.', path: ['orderItems', 'BW-SPRING-15'] },
          { message: 'Could not add it.', path: ['orderNumber'] },
        ],
      },
    },
  });
  const { transport } = transportTo(answering);
  const action = { kind: 'addSeveral', lines: [], orderNumber: '7' } as const;
  const { refusals } = await ask(createCartService(transport).writeCart, { cartId: 'c', action });
  expect(refusals).toEqual([{ message: 'Sold out.', sku: 'BW-SPRING-15' }, { message: 'Could not add it.' }]);
});

test('BEY-12 only the customer of an order can have it again', async () => {
  const guest = createCartService(backend.wires().transport);
  const cartId = await ask(guest.createCart, undefined);
  const action = { kind: 'addSeveral', lines: [], orderNumber: '000000101' } as const;
  expect((await failureOf(ask(guest.writeCart, { cartId, action }))).kind).toBe('refused');
  const { service, cartId: own } = await signedIn('martin');
  const failure = await failureOf(ask(service.writeCart, { cartId: own, action }));
  expect(failure.kind).toBe('notFound');
});
