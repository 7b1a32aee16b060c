/** The cart's service on the real backend: made, read, written with refusals, rebuilt in part (§7 GraphQL operations). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { pay, newNonce, readyCart } from '#tests/backend/shop-client.ts';
import { brokenConnection, failureOf, inTurn, json, quiet } from '#tests/transport/wires.ts';
import { ask, aud, openBackend, transportTo, type OpenBackend } from './wired-backend.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend(fixtureShop);
}, 120_000);
afterAll(async () => {
  expect(backend.lines).toEqual([]);
  await backend.close();
});

const open = () => {
  const wires = backend.wires();
  const service = createCartService(wires.transport);
  const add = (cartId: string, sku: string, quantity: number) =>
    ask(service.writeCart, {
      cartId,
      action: { kind: 'add', line: { sku, name: sku, quantity, chosen: nothingChosen } },
    });
  return { ...wires, service, add, newCart: () => ask(service.createCart, undefined) };
};

describe('making and reading', () => {
  test('CART-01 a cart is made by one write and answers its id', async () => {
    const { newCart, sent } = open();
    const id = await newCart();
    expect(id).toMatch(/^\w{32}$/);
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
    expect(await newCart()).not.toBe(id);
  });

  test('CART-02 an empty cart has no lines, no delivery and costs nothing', async () => {
    const { newCart, service } = open();
    const id = await newCart();
    expect(await ask(service.readCart, { cartId: id })).toEqual({
      id,
      lines: [],
      totalQuantity: 0,
      isVirtual: false,
      subtotal: aud(0),
      grandTotal: aud(0),
      shipping: null,
      taxes: [],
      coupons: [],
      discount: null,
      giftCards: [],
      minimumOrder: null,
    });
  });

  test('CART-09 CART-13 lines carry prices with tax in cents, picture, path and count', async () => {
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

  test('CART-09 CAT-06 of what costs less today the regular price is told', async () => {
    const { newCart, add } = open();
    const { cart } = await add(await newCart(), 'FIZZ', 2);
    expect(cart.lines).toMatchObject([{ price: aud(1800), regularPrice: aud(2400), rowTotal: aud(3600) }]);
  });

  test('CART-09 delivery is in the cart once it was saved with it', async () => {
    const { service } = open();
    const id = await readyCart(backend.direct);
    expect(await ask(service.readCart, { cartId: id })).toMatchObject({
      subtotal: aud(2500),
      shipping: aud(1000),
      grandTotal: aud(3500),
    });
  });

  test('BEY-09 a line that has become short says so', async () => {
    const { newCart, add, service } = open();
    const [mine, theirs] = [await newCart(), await readyCart(backend.direct, 'LAST', 1)];
    await add(mine, 'LAST', 1);
    await pay(backend.direct, theirs, await newNonce(backend.direct));
    const { lines } = await ask(service.readCart, { cartId: mine });
    expect(lines).toMatchObject([{ sku: 'LAST', problem: expect.stringMatching(/\w+/) as string }]);
  });
});

describe('writing', () => {
  test('CART-02 an addition, an update and a removal each answer the cart as it then is', async () => {
    const { newCart, add, service, sent } = open();
    const cartId = await newCart();
    const added = await add(cartId, 'BOTTLE', 2);
    expect(added).toMatchObject({ refusals: [], cart: { totalQuantity: 2, grandTotal: aud(2500) } });
    const [line] = added.cart.lines;
    const action = {
      lineId: line?.id ?? '',
      line: { sku: 'BOTTLE', name: '', quantity: 5, chosen: nothingChosen },
    };
    const updated = await ask(service.writeCart, { cartId, action: { kind: 'update', ...action } });
    expect(updated).toMatchObject({ refusals: [], cart: { totalQuantity: 5, grandTotal: aud(6250) } });
    const removed = await ask(service.writeCart, { cartId, action: { kind: 'remove', ...action } });
    expect(removed).toMatchObject({ refusals: [], cart: { id: cartId, lines: [], totalQuantity: 0 } });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'POST']);
  });

  test.each([
    ['EMPTY', 1, 'Could not find a product with SKU "EMPTY"'],
    ['NOWHERE', 1, 'Could not find a product with SKU "NOWHERE"'],
    ['bottle', 1, 'Could not find a product with SKU "bottle"'],
    ['BOTTLE', 101, 'The requested qty is not available'],
    ['BOTTLE', 1.5, 'You cannot use decimal quantity for this product.'],
    ['BOTTLE', 0, 'The product quantity should be greater than 0'],
    ['BOTTLE', -1, 'The product quantity should be greater than 0'],
    ['BULK', 10_001, 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  ])(
    'CART-07 %s × %d is refused in the server’s words, the cart is as before',
    async (sku, quantity, message) => {
      const { newCart, add } = open();
      const cartId = await newCart();
      await add(cartId, 'CUPS', 1);
      expect(await add(cartId, sku, quantity)).toMatchObject({
        refusals: [{ message }],
        cart: { totalQuantity: 1, lines: [{ sku: 'CUPS' }] },
      });
    },
  );

  test.each(['update', 'remove'] as const)(
    'CART-02 an %s of a line that is not there is a failure',
    async (kind) => {
      const { newCart, service } = open();
      const cartId = await newCart();
      const action = {
        kind,
        lineId: '999999',
        line: { sku: 'BOTTLE', name: '', quantity: 2, chosen: nothingChosen },
      };
      const failure = await failureOf(ask(service.writeCart, { cartId, action }));
      expect(failure.kind).toBe('notFound');
      expect(failure.message).toMatch(/item/);
    },
  );

  test('CART-02 an update beyond the stock is a failure and changes nothing', async () => {
    const { newCart, add, service } = open();
    const cartId = await newCart();
    const { cart } = await add(cartId, 'BOTTLE', 2);
    const line = { sku: 'BOTTLE', name: '', quantity: 101, chosen: nothingChosen };
    const action = { kind: 'update', lineId: cart.lines[0]?.id ?? '', line } as const;
    expect(await failureOf(ask(service.writeCart, { cartId, action }))).toEqual({
      kind: 'refused',
      message: 'Could not update the product with SKU BOTTLE: The requested qty is not available',
    });
    expect((await ask(service.readCart, { cartId })).totalQuantity).toBe(2);
  });
});

describe('a cart the server does not know any more', () => {
  const line = { sku: 'BOTTLE', name: '', quantity: 1, chosen: nothingChosen };
  const writes = [
    { kind: 'add', line },
    { kind: 'update', lineId: '1', line },
    { kind: 'remove', lineId: '1', line },
  ] as const;

  test('CART-05 is missing for every reading and writing', async () => {
    const { service } = open();
    const cartId = 'x'.repeat(32);
    const message = 'This cart is no longer available.';
    expect(await failureOf(ask(service.readCart, { cartId }))).toEqual({ kind: 'cartMissing', message });
    for (const action of writes)
      expect(await failureOf(ask(service.writeCart, { cartId, action }))).toEqual({
        kind: 'cartMissing',
        message,
      });
    expect((await failureOf(ask(service.rebuildCart, { cartId, lines: [line] }))).kind).toBe('cartMissing');
  });

  test('BEY-15 is inactive for every reading and writing once it was ordered', async () => {
    const { service } = open();
    const cartId = await readyCart(backend.direct);
    await pay(backend.direct, cartId, await newNonce(backend.direct));
    expect((await failureOf(ask(service.readCart, { cartId }))).kind).toBe('cartInactive');
    for (const action of writes)
      expect((await failureOf(ask(service.writeCart, { cartId, action }))).kind).toBe('cartInactive');
  });
});

describe('rebuilding', () => {
  test('BEY-03 brings back what can be brought back and tells what cannot', async () => {
    const { newCart, service, sent } = open();
    const cartId = await newCart();
    const lines = [
      { sku: 'BOTTLE', name: 'Bottle', quantity: 2, chosen: nothingChosen },
      { sku: 'EMPTY', name: 'Sold out', quantity: 1, chosen: nothingChosen },
      { sku: 'CUPS', name: 'Cups', quantity: 500, chosen: nothingChosen },
      { sku: 'FIZZ', name: 'Fizz', quantity: 1, chosen: nothingChosen },
    ];
    const { cart, refusals } = await ask(service.rebuildCart, { cartId, lines });
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['BOTTLE', 2],
      ['FIZZ', 1],
    ]);
    expect(refusals).toEqual([
      { message: 'Could not find a product with SKU "EMPTY"' },
      { message: 'The requested qty is not available', isShort: true },
    ]);
    expect(sent).toHaveLength(2);
  });
});

const refusedCart = (answer: unknown) => createCartService(transportTo(json({ data: answer })).transport);

describe('what the backend never says', () => {
  const line = { sku: 'BOTTLE', name: '', quantity: 1, chosen: nothingChosen };

  test.each([
    [{ total_item_quantity: 7 }, 7],
    [{}, 4],
  ])('CART-13 the count is the merchant’s where there is one: %j', async (own, count) => {
    const cart = { id: 'a', total_quantity: 4, is_virtual: false, shipping_addresses: [], ...own };
    const { readCart } = refusedCart({ cart });
    expect((await ask(readCart, { cartId: 'a' })).totalQuantity).toBe(count);
  });

  test('CART-07 a refusal without a sentence is given one', async () => {
    const cart = { id: 'a', total_quantity: 0, is_virtual: false, shipping_addresses: [] };
    const user_errors = [{ code: 'UNDEFINED', message: '' }];
    const { writeCart } = refusedCart({ addProductsToCart: { cart, user_errors } });
    const { refusals } = await ask(writeCart, { cartId: 'a', action: { kind: 'add', line } });
    expect(refusals).toEqual([{ message: 'Something when wrong' }]);
  });

  test('CART-01 an answer without a cart is malformed', async () => {
    const missing = { kind: 'malformed', message: 'Server response was missing for query' };
    expect(await failureOf(ask(refusedCart({ createEmptyCart: null }).createCart, undefined))).toEqual(
      missing,
    );
    expect(await failureOf(ask(refusedCart({ cart: null }).readCart, { cartId: 'a' }))).toEqual(missing);
    const { writeCart } = refusedCart({
      addProductsToCart: null,
      updateCartItems: null,
      removeItemFromCart: null,
    });
    for (const action of [
      { kind: 'add', line },
      { kind: 'update', lineId: '1', line },
      { kind: 'remove', lineId: '1', line },
    ] as const)
      expect(await failureOf(ask(writeCart, { cartId: 'a', action }))).toEqual(missing);
  });

  test('PAY-04 an addition whose answer is lost is not sent again', async () => {
    const { transport, sent } = transportTo(inTurn(brokenConnection, json({})));
    const { writeCart } = createCartService(transport);
    const asked = ask(writeCart, { cartId: 'a', action: { kind: 'add', line } });
    expect((await failureOf(asked)).kind).toBe('network');
    await quiet();
    expect(sent).toHaveLength(1);
  });
});
