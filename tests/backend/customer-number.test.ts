/** The merchant's number that an addition is made for: of an account or team of the customer's own,
 * as on the cart. */
import { expect, test } from 'vitest';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { newCart, type ShopClient } from './shop-client.ts';

const shop = await openPeopleShop();

const add = (client: ShopClient, id: string, number: string) =>
  client.graphql(
    `mutation ($id: String!, $number: String) { addProductsToCart(cartId: $id, msd_customer_id: $number,
      cartItems: [{ sku: "BOTTLE", quantity: 1 }]) { cart { total_quantity } user_errors { code } } }`,
    { id, number },
  );
const cartOf = async (client: ShopClient): Promise<string> =>
  (await client.graphql('{ customerCart { id } }')).data.customerCart.id;
const refusedAs = (category: string) => [{ extensions: { category } }];

test("is taken where it is the account's own [CART-11]", async () => {
  const alice = await signedIn(shop, 'alice');
  const { data, errors } = await add(alice, await cartOf(alice), '70001');
  expect(errors).toBeUndefined();
  expect(data.addProductsToCart).toEqual({ cart: { total_quantity: 1 }, user_errors: [] });
});

test('is refused where the account belongs to others, was left or is unknown [CART-11]', async () => {
  const alice = await signedIn(shop, 'alice');
  const id = await cartOf(alice);
  const before = await alice.graphql(`{ cart(cart_id: "${id}") { total_quantity } }`);
  for (const number of ['70003', 'C-1', 'null'])
    expect((await add(alice, id, number)).errors).toMatchObject(refusedAs('graphql-input'));
  expect(await alice.graphql(`{ cart(cart_id: "${id}") { total_quantity } }`)).toEqual(before);
});

test('is refused from a guest [CART-11]', async () => {
  const { errors } = await add(shop, await newCart(shop), '70001');
  expect(errors).toMatchObject(refusedAs('graphql-authorization'));
});

test("of another's order and of none there is nothing to order again [BEY-22]", async () => {
  const alice = await signedIn(shop, 'alice');
  const { errors } = await alice.graphql('mutation { reorderItems(orderNumber: "999") { cart { id } } }');
  expect(errors).toMatchObject([
    {
      message: 'Order number "999" doesn\'t belong to the current customer',
      extensions: { category: 'graphql-input' },
    },
  ]);
});
