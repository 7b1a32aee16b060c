/** Answers that a recorded Magento gave where this backend once gave others. */
import { expect, test } from 'vitest';
import { addTheseTo, kindsShop } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, brisbane, newCart, setShipping } from './shop-client.ts';

const shop = await openShop({ seed: kindsShop });

const filled = async (sku: string): Promise<string> => {
  const id = await newCart(shop);
  await addTo(shop, id, sku, 1);
  return id;
};

test('/graphql/ with a slash is answered [BEY-22]', async () => {
  const response = await shop.fetch('/graphql/?query={__typename}');
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

test('a virtual cart takes any shipping information [BEY-22]', async () => {
  const id = await filled('SERVICE');
  const { status, body } = await setShipping(shop, id);
  expect(status).toBe(200);
  expect(body.totals.grand_total).toBe(49);
  const { body: cart } = await shop.rest('GET', `/guest-carts/${id}`);
  expect(cart.is_virtual).toBe(true);
});

test('a region that is an object is refused beside any other region field [BEY-22]', async () => {
  const id = await filled('BOTTLE');
  const address = { ...brisbane, region: { region: 'Queensland', region_code: 'QLD', region_id: 608 } };
  const { status, body } = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, {
    address,
  });
  expect(status).toBe(400);
  expect(body.message).toContain('Error occurred during "region" processing.');
});

test('a line is available by itself though the cart holds more than there is [BEY-22]', async () => {
  const id = await newCart(shop);
  for (const [text, quantity] of [
    ['one', 60],
    ['two', 40],
  ] as const)
    await addTheseTo(shop, id, {
      sku: 'ENGRAVED',
      quantity,
      entered_options: [{ uid: Buffer.from('custom-option/1').toString('base64'), value: text }],
    });
  await shop.rows(`update product set stock = 50 where sku = 'ENGRAVED'`);
  const { data } = await shop.graphql(
    `{ cart(cart_id: "${id}") { itemsV2 { items { is_available errors { message } } } } }`,
  );
  const errors = [{ message: 'The requested qty is not available' }];
  expect(data.cart.itemsV2.items).toEqual([
    { is_available: false, errors },
    { is_available: true, errors },
  ]);
});
