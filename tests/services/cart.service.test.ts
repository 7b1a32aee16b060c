/** The cart on the real backend: read, written, rebuilt, several quantities at once. */

import { expect, test, vi } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, aud, transportTo, useBackend } from './wired-backend.ts';
import { createActor } from 'xstate';
import type { Cart } from '#machines/domain/cart.ts';
import { createCartTokens } from '#services/cart/cart-tokens.ts';
import type { Layer } from '#transport/settings.ts';

const backend = useBackend(fixtureShop);

const lineOf = (sku: string, quantity: number) => ({ sku, name: sku, quantity, chosen: nothingChosen });
const line = lineOf('BOTTLE', 1);

const open = () => {
  const wires = backend.wires();
  const service = createCartService(wires.transport);
  const add = (cartId: string, sku: string, quantity: number) =>
    ask(service.writeCart, { cartId, action: { kind: 'add', line: lineOf(sku, quantity) } });
  return { ...wires, service, add, newCart: () => ask(service.createCart, undefined) };
};

test('reads items with price, image, path and count [CART-09 CART-13]', async () => {
  const { newCart, add, service, sent } = open();
  const id = await newCart();
  await add(id, 'BOTTLE', 3);
  await add(id, 'RENTAL', 1);
  const cart = await ask(service.readCart, { cartId: id });
  expect(cart.lines).toEqual([
    {
      id: expect.stringMatching(/^\d+$/) as string,
      sku: 'BOTTLE',
      name: 'Spring bottle',
      path: '/bottle.html',
      image: '/media/catalog/product/p/bottle.jpg',
      isRental: false,
      soldSku: 'BOTTLE',
      quantity: 3,
      chosen: nothingChosen,
      options: [],
      price: aud(1250),
      regularPrice: null,
      rowTotal: aud(3750),
      problem: null,
    },
    expect.objectContaining({ sku: 'RENTAL', isRental: true, rowTotal: aud(1500) }) as object,
  ]);
  expect(cart).toMatchObject({ totalQuantity: 4, subtotal: aud(5250), grandTotal: aud(5250) });
  expect(cart.taxes).toEqual([{ label: expect.any(String) as string, amount: aud(477) }]);
  expect(sent.at(-1)?.method).toBe('GET');
});

test('returns the cart after an addition, an update and a removal [CART-02]', async () => {
  const { newCart, add, service, sent } = open();
  const cartId = await newCart();
  const added = await add(cartId, 'BOTTLE', 2);
  expect(added).toMatchObject({ refusals: [], cart: { totalQuantity: 2, grandTotal: aud(2500) } });
  const action = { lineId: added.cart.lines[0]?.id ?? '', line: lineOf('BOTTLE', 5) };
  const updated = await ask(service.writeCart, { cartId, action: { kind: 'update', ...action } });
  expect(updated).toMatchObject({ refusals: [], cart: { totalQuantity: 5, grandTotal: aud(6250) } });
  const removed = await ask(service.writeCart, { cartId, action: { kind: 'remove', ...action } });
  expect(removed).toMatchObject({ refusals: [], cart: { id: cartId, lines: [], totalQuantity: 0 } });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'POST']);
});

test('fails to update or remove an item that is not in the cart [CART-02]', async () => {
  const { newCart, service } = open();
  const cartId = await newCart();
  for (const kind of ['update', 'remove'] as const) {
    const failure = await failureOf(
      ask(service.writeCart, { cartId, action: { kind, lineId: '999999', line } }),
    );
    expect(failure).toMatchObject({ kind: 'notFound', message: expect.stringMatching(/item/) as string });
  }
});

const writes = [
  { kind: 'add', line },
  { kind: 'update', lineId: '1', line },
  { kind: 'remove', lineId: '1', line },
] as const;

test('reports a missing cart for every read and write [CART-05]', async () => {
  const { service } = open();
  const cartId = 'x'.repeat(32);
  const missing = { kind: 'cartMissing', message: 'This cart is no longer available.' };
  expect(await failureOf(ask(service.readCart, { cartId }))).toEqual(missing);
  expect(await failureOf(ask(service.countItems, { cartId }))).toEqual(missing);
  for (const action of writes)
    expect(await failureOf(ask(service.writeCart, { cartId, action }))).toEqual(missing);
  expect((await failureOf(ask(service.rebuildCart, { cartId, lines: [line] }))).kind).toBe('cartMissing');
});

test('rebuilds what is available in one request and names what is not [BEY-03]', async () => {
  const { newCart, service, sent } = open();
  const cartId = await newCart();

  const lines = [lineOf('BOTTLE', 2), lineOf('EMPTY', 1), lineOf('CUPS', 500), lineOf('FIZZ', 1)];
  const { cart, refusals } = await ask(service.rebuildCart, { cartId, lines });
  expect(cart.lines.map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual(['2 BOTTLE', '1 FIZZ']);
  expect(refusals).toEqual([
    { message: 'Could not find a product with SKU "EMPTY"' },
    { message: 'The requested qty is not available', isShort: true },
  ]);
  expect(sent).toHaveLength(2);
});

const refusedCart = (answer: unknown) => createCartService(transportTo(json({ data: answer })).transport);
test.each([
  [{ total_item_quantity: 7 }, 7],
  [{}, 4],
])('prefers the merchant’s item count: %j [CART-13]', async (own, count) => {
  const cart = { id: 'a', total_quantity: 4, is_virtual: false, shipping_addresses: [], ...own };
  const { readCart } = refusedCart({ cart });
  expect((await ask(readCart, { cartId: 'a' })).totalQuantity).toBe(count);
});

test.each<[Layer, string]>([
  ['stock', 'query TotalQuantity($cartId:String!){cart(cart_id:$cartId){id total_quantity}}'],
  ['merchant', 'query GetItemCount($cartId:String!){cart(cart_id:$cartId){id total_item_quantity}}'],
])(
  'counts the items on the layer %s without reading them (§7 getItemCount) [CART-13]',
  async (layer, query) => {
    const { transport, sent } = backend.wires({ layer });
    const { countItems, createCart, rebuildCart } = createCartService(transport);
    const cartId = await ask(createCart, undefined);
    await ask(rebuildCart, { cartId, lines: [lineOf('BOTTLE', 3), lineOf('CUPS', 1)] });
    expect(await ask(countItems, { cartId })).toEqual({ totalQuantity: 4 });
    expect([sent.at(-1)?.method, sent.at(-1)?.url.searchParams.get('query')]).toEqual(['GET', query]);
  },
);

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
    const cartId = 'a';
    await ask(writeCart, { cartId, action: { kind: 'add', line }, customerId });
    const body = sent.at(-1)?.body ?? '';
    expect([body.includes('msd_customer_id'), /\b4711\b/.test(body)]).toEqual([isSent, isSent]);
    await ask(rebuildCart, { cartId, lines: [line], customerId });
    expect(/\b4711\b/.test(sent.at(-1)?.body ?? '')).toBe(isSent);
  },
);

test('refuses an addition answered without a cart by its first user error [CART-07]', async () => {
  const answer = { cart: null, user_errors: [{ code: 'UNDEFINED', message: 'Not for sale' }] };
  const { transport } = transportTo(() => Response.json({ data: { addProductsToCart: answer } }));
  const writing = ask(createCartService(transport).writeCart, { cartId: 'a', action: { kind: 'add', line } });
  expect(await failureOf(writing)).toMatchObject({ kind: 'refused', message: 'Not for sale' });
});

test('applies each write sent at page unload, by GraphQL and though others fail [BEY-05 CART-10]', async () => {
  const { transport, sent } = backend.wires();
  const tokens = createCartTokens(transport.authorization);
  const { createCart, readCart, rebuildCart, flushCart } = createCartService(
    transport,
    tokens,
    'Ab3dEf6hIj9kLm2n',
  );
  const cartId = await ask(createCart, undefined);
  const { cart } = await ask(rebuildCart, { cartId, lines: [lineOf('CUPS', 1), lineOf('BOTTLE', 2)] });
  const [cups, bottle = ''] = cart.lines.map(({ id }) => id);
  createActor(flushCart)
    .start()
    .send({
      type: 'unload.send',
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
