/** Lines of a cart changed and removed, and the bad input Magento was asked. */
import { beforeEach, describe, expect, test } from 'vitest';
import { addTo, newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

let id: string;
const shop = await openShop();
beforeEach(async () => {
  id = await newCart(shop);
});
const readQuantity = async (): Promise<number> =>
  (await shop.graphql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id })).data.cart
    .total_quantity;

const update = (item: object) =>
  shop.graphql(
    `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
      updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { total_quantity } } }`,
    { id, items: [item] },
  );

const remove = (item: object) =>
  shop.graphql(
    `mutation ($input: RemoveItemFromCartInput!) {
      removeItemFromCart(input: $input) { cart { total_quantity items { uid } } } }`,
    { input: { cart_id: id, ...item } },
  );

const addBottles = async () => (await addTo(shop, id, 'BOTTLE', 2)).data.addProductsToCart.cart.items[0];

describe('updating', () => {
  test('CART-03 by uid and by id', async () => {
    const line = await addBottles();
    expect(
      (await update({ cart_item_uid: line.uid, quantity: 5 })).data.updateCartItems.cart.total_quantity,
    ).toBe(5);
    expect(
      (await update({ cart_item_id: Number(line.id), quantity: 4 })).data.updateCartItems.cart.total_quantity,
    ).toBe(4);
  });

  test.each([0, -1])('to %d removes the line', async (quantity) => {
    const line = await addBottles();
    expect(
      (await update({ cart_item_uid: line.uid, quantity })).data.updateCartItems.cart.total_quantity,
    ).toBe(0);
  });

  test.each([
    [1.5, 'Could not update the product with SKU BOTTLE: You cannot use decimal quantity for this product.'],
    [
      10_001,
      'Could not update the product with SKU BOTTLE: The requested qty exceeds the maximum qty allowed in shopping cart',
    ],
    [101, 'Could not update the product with SKU BOTTLE: The requested qty is not available'],
  ])('to %d is refused', async (quantity, message) => {
    const line = await addBottles();
    const { data, errors } = await update({ cart_item_uid: line.uid, quantity });
    expect(data).toEqual({ updateCartItems: null });
    expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
    expect(await readQuantity()).toBe(2);
  });

  test('is all or nothing', async () => {
    const line = await addBottles();
    const { errors } = await shop.graphql(
      `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
        updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { id } } }`,
      {
        id,
        items: [
          { cart_item_uid: line.uid, quantity: 9 },
          { cart_item_id: 999_999, quantity: 1 },
        ],
      },
    );
    expect(errors[0].message).toBe('Could not find cart item with id: 999999.');
    expect(await readQuantity()).toBe(2);
  });

  test.each([
    [{ cart_item_uid: '!!', quantity: 1 }, 'Value of uid "!!" is incorrect.'],
    [{ quantity: 1 }, 'Required parameter "cart_item_id" for "cart_items" is missing.'],
    [{ cart_item_id: 1 }, 'Required parameter "quantity" for "cart_items" is missing.'],
  ])('%j is refused', async (item, message) => {
    expect((await update(item)).errors[0].message).toBe(message);
  });
});

test('CART-02 a line is removed', async () => {
  const { uid } = (await addTo(shop, id, 'BOTTLE', 2)).data.addProductsToCart.cart.items[0];
  expect((await remove({ cart_item_uid: uid })).data.removeItemFromCart.cart).toEqual({
    total_quantity: 0,
    items: [],
  });
  expect((await remove({ cart_item_uid: uid })).errors[0].message).toBe("The cart doesn't contain the item");
  expect((await remove({})).errors[0].message).toBe('Required parameter "cart_item_id" is missing.');
});
