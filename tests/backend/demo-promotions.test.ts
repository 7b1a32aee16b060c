/** The demonstration's promo codes and gift cards do what their labels say. */
import { expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, newCart, tokenOf, type Row } from './shop-client.ts';

const shop = await openShop({ seed: seedShop });

/** Named apart: in a table they would read like ids of requirements. */
const spring = 'BW-SPRING-15';
const smallCard = 'GIFT-SMALL-15';

const apply = `mutation ($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) {
  cart { applied_coupons { code } prices { discounts { amount { value } } } } } }`;

async function cartOf(sku: string, quantity: number): Promise<string> {
  const cart = await newCart(shop);
  await addTo(shop, cart, sku, quantity);
  return cart;
}

test.each([
  ['WATER10', spring, 2, 2.59],
  ['TENOFF', spring, 4, 10],
  ['SHIPFREE', spring, 1, 0],
  ['COFFEE10', 'BW-COFFEE-BEANS-1KG', 1, 3.6],
  ['BIGORDER20', 'BW-COOL-BASE-HC', 1, 109.8],
  ['ONCE', spring, 1, 5],
  ['EXPIRED5', spring, 2, 'graphql-no-such-entity'],
  ['NOTYET5', spring, 2, 'graphql-no-such-entity'],
  ['INACTIVE5', spring, 2, 'graphql-no-such-entity'],
  ['TENOFF', spring, 1, 'graphql-no-such-entity'],
  ['BIGORDER20', spring, 2, 'graphql-no-such-entity'],
  ['COFFEE10', spring, 2, 'graphql-no-such-entity'],
  ['MEMBERS15', spring, 2, 'graphql-no-such-entity'],
] as const)(
  'promo code %s on %s × %d takes off or is refused: %s [PROMO-01]',
  async (code, sku, quantity, result) => {
    const { data, errors } = await shop.graphql(apply, { cart: await cartOf(sku, quantity), code });
    if (errors) return expect(errors[0].extensions.category).toBe(result);
    const { applied_coupons: coupons, prices } = data.applyCouponToCart.cart;
    expect(coupons).toEqual([{ code }]);
    const off = (prices.discounts ?? []).reduce((sum: number, { amount }: Row) => sum + amount.value, 0);
    return expect(off).toBeCloseTo(result as number, 2);
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

test('gift cards have their balance, and those expired, withdrawn, spent or unknown are refused [GIFT-01]', async () => {
  for (const [code, value] of [
    ['GIFT-FULL-250', 250],
    ['GIFT-FULL-100', 100],
    [smallCard, 15],
  ]) {
    const { data } = await shop.graphql(
      'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { balance { value } } }',
      { code },
    );
    expect(data.giftCardAccount, String(code)).toEqual({ balance: { value } });
  }
  for (const code of ['GIFT-EXPIRED', 'GIFT-WITHDRAWN', 'GIFT-SPENT', 'GIFT-NEVER']) {
    const { errors } = await shop.graphql(
      'mutation ($cart: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $cart, gift_card_code: $code }) { cart { id } } }',
      { cart: await cartOf(spring, 1), code },
    );
    expect(errors?.[0].extensions.category, code).toMatch(/^graphql-(?:input|no-such-entity)$/);
  }
});
