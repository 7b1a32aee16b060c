/** Answers that a recorded Magento gave where this backend once gave others. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackendOptions } from '#backend/backend.ts';
import { addTheseTo, kindsShop } from './kinds-shop.ts';
import { addTo, brisbane, newCart, setShipping, startShop } from './shop-client.ts';

let database: Parameters<NonNullable<BackendOptions['opened']>>[0] | undefined;
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop({
    seed: kindsShop,
    opened: (own) => {
      database = own;
    },
  });
});
afterAll(() => shop.backend.close());

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
  await database?.execute(sql`update product set stock = 50 where sku = 'ENGRAVED'`);
  const { data } = await shop.graphql(
    `{ cart(cart_id: "${id}") { itemsV2 { items { is_available errors { message } } } } }`,
  );
  const errors = [{ message: 'The requested qty is not available' }];
  expect(data.cart.itemsV2.items).toEqual([
    { is_available: false, errors },
    { is_available: true, errors },
  ]);
});

test('storeConfig tells how to pay by check or nothing, and its other switches [BEY-22]', async () => {
  const { data, errors } = await shop.graphql(`{ storeConfig {
    check_money_order_title check_money_order_enabled zero_subtotal_enabled zero_subtotal_payment_action
    customer_access_token_lifetime order_cancellation_enabled allow_items show_cms_breadcrumbs
    product_fixed_product_tax_display_setting shopping_cart_display_tax_gift_wrapping
  } }`);
  expect(errors).toBeUndefined();
  expect(data.storeConfig).toMatchObject({
    check_money_order_title: 'Check / Money order',
    zero_subtotal_enabled: true,
    zero_subtotal_payment_action: 'authorize_capture',
    customer_access_token_lifetime: 1,
    order_cancellation_enabled: false,
    allow_items: null,
    product_fixed_product_tax_display_setting: 'FPT_DISABLED',
    shopping_cart_display_tax_gift_wrapping: null,
  });
});
