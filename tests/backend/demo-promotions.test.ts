/** The demonstration's promo codes and gift cards do what their labels say. */
import { expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, newCart, tokenOf, type Row } from './shop-client.ts';

const shop = await openShop({ seed: seedShop });

/** Named apart: in a table it would read like the id of a requirement. */
const spring = 'BW-SPRING-15';

const apply = `mutation ($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) {
  cart { applied_coupons { code } prices { discounts { amount { value } } } } } }`;

async function cartOf(sku: string, quantity: number): Promise<string> {
  const cart = await newCart(shop);
  await addTo(shop, cart, sku, quantity);
  return cart;
}

test.each([
  ['TENOFF', spring, 4, 10],
  ['SHIPFREE', spring, 1, 0],
  ['COFFEE10', 'BW-COFFEE-BEANS-1KG', 1, 3.6],
  ['BIGORDER20', 'BW-COOL-BASE-HC', 1, 109.8],
  ['ONCE', spring, 1, 5],
] as const)('promo code %s on %s × %d takes off %d [PROMO-01]', async (code, sku, quantity, expected) => {
  const { data } = await shop.graphql(apply, { cart: await cartOf(sku, quantity), code });
  const { applied_coupons: coupons, prices } = data.applyCouponToCart.cart;
  expect(coupons).toEqual([{ code }]);
  const off = (prices.discounts ?? []).reduce((sum: number, { amount }: Row) => sum + amount.value, 0);
  expect(off).toBeCloseTo(expected, 2);
});

test.each('EXPIRED5 NOTYET5 INACTIVE5 TENOFF BIGORDER20 COFFEE10 MEMBERS15'.split(' '))(
  'promo code %s is refused to a guest with one bottle of water [PROMO-01]',
  async (code) => {
    const { errors } = await shop.graphql(apply, { cart: await cartOf(spring, 1), code });
    expect(errors[0].extensions.category).toBe('graphql-no-such-entity');
  },
);

test('promo code MEMBERS15 holds for a customer, and FAIL500 fails without saying why [PROMO-01]', async () => {
  const aroha = bearing(shop, await tokenOf(shop, 'aroha', demoPassword));
  const cart = (await aroha.graphql('{ customerCart { id } }')).data.customerCart.id;
  await addTo(aroha, cart, spring, 2);
  const { data } = await aroha.graphql(apply, { cart, code: 'MEMBERS15' });
  expect(data.applyCouponToCart.cart.applied_coupons).toEqual([{ code: 'MEMBERS15' }]);
  const failed = await shop.graphql(apply, { cart: await cartOf(spring, 1), code: 'FAIL500' });
  expect(failed.errors[0].message).toMatch(/internal server error/i);
});

const balanceOf = async (code: string) => {
  const query = `{ giftCardAccount(input: { gift_card_code: "${code}" }) { balance { value } } }`;
  return (await shop.graphql(query)).data.giftCardAccount?.balance.value;
};

test('gift cards that are expired, withdrawn, spent or unknown are refused, and others have their balance [GIFT-01]', async () => {
  for (const value of [250, 100]) expect(await balanceOf(`GIFT-FULL-${value}`)).toBe(value);
  const cart = await cartOf(spring, 1);
  for (const code of ['GIFT-EXPIRED', 'GIFT-WITHDRAWN', 'GIFT-SPENT', 'GIFT-NEVER']) {
    const { errors } = await shop.graphql(
      `mutation { applyGiftCardToCart(input: { cart_id: "${cart}", gift_card_code: "${code}" }) { cart { id } } }`,
    );
    expect(errors?.[0].extensions.category, code).toMatch(/^graphql-(?:input|no-such-entity)$/);
  }
});
