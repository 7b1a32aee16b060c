/** The printed promo codes and gift cards do what their labels say, or are refused (§3, §4). */
import { describe, expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { addTo, newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: seedShop });
/** Named here, because in a test's rows they would read like ids of the ledger. */
const spring = 'BW-SPRING-15';
const smallCard = 'GIFT-SMALL-15';

const apply = `mutation ($cart: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) {
    cart { applied_coupons { code } prices { discounts { amount { value } } } }
  }
}`;

const ask = async (query: string, token = '') => {
  const response = await shop.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return response.json();
};

async function cartOf(sku: string, quantity: number): Promise<string> {
  const cart = await newCart(shop);
  await addTo(shop, cart, sku, quantity);
  return cart;
}

async function discountOf(code: string, sku: string, quantity: number): Promise<number | string> {
  const { data, errors } = await shop.graphql(apply, { cart: await cartOf(sku, quantity), code });
  if (errors) return errors[0].extensions.category;
  const { applied_coupons: coupons, prices } = data.applyCouponToCart.cart;
  expect(coupons).toEqual([{ code }]);
  return (prices.discounts ?? []).reduce(
    (sum: number, { amount }: { amount: { value: number } }) => sum + amount.value,
    0,
  );
}

describe('PROMO-01 promo codes', () => {
  test.each([
    ['WATER10', spring, 2, 2.59],
    ['TENOFF', spring, 4, 10],
    ['SHIPFREE', spring, 1, 0],
    ['COFFEE10', 'BW-COFFEE-BEANS-1KG', 1, 3.6],
    ['BIGORDER20', 'BW-COOL-BASE-HC', 1, 109.8],
    ['ONCE', spring, 1, 5],
  ])('%s takes off what it says', async (code, sku, quantity, discount) => {
    expect(await discountOf(code, sku, quantity)).toBeCloseTo(discount, 2);
  });

  test.each([
    ['EXPIRED5', spring, 2],
    ['NOTYET5', spring, 2],
    ['INACTIVE5', spring, 2],
    ['TENOFF', spring, 1],
    ['BIGORDER20', spring, 2],
    ['COFFEE10', spring, 2],
    ['MEMBERS15', spring, 2],
  ])('%s is refused where it does not hold', async (code, sku, quantity) => {
    expect(await discountOf(code, sku, quantity)).toBe('graphql-no-such-entity');
  });

  test('FAIL500 makes the server fail, and says nothing of why', async () => {
    const { errors } = await shop.graphql(apply, {
      cart: await cartOf(spring, 1),
      code: 'FAIL500',
    });
    expect(errors[0].message).toMatch(/internal server error/i);
  });

  test('MEMBERS15 is for who signs in', async () => {
    const { token } = (
      await ask(
        `mutation { generateCustomerToken(email: "aroha@example.com", password: "${demoPassword}") { token } }`,
      )
    ).data.generateCustomerToken;
    const cart = (await ask('{ customerCart { id } }', token)).data.customerCart.id;
    await ask(
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "BW-SPRING-15", quantity: 2 }]) { cart { id } } }`,
      token,
    );
    const { data, errors } = await ask(
      `mutation { applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "MEMBERS15" }) { cart { applied_coupons { code } } } }`,
      token,
    );
    expect(errors).toBeUndefined();
    expect(data.applyCouponToCart.cart.applied_coupons).toEqual([{ code: 'MEMBERS15' }]);
  });
});

describe('GIFT-01 gift cards', () => {
  const balance = `query ($code: String!) {
    giftCardAccount(input: { gift_card_code: $code }) { code balance { value } }
  }`;

  test.each([
    ['GIFT-FULL-250', 250],
    ['GIFT-FULL-100', 100],
    [smallCard, 15],
  ])('%s has its balance', async (code, value) => {
    const { data, errors } = await shop.graphql(balance, { code });
    expect(errors).toBeUndefined();
    expect(data.giftCardAccount).toEqual({ code, balance: { value } });
  });

  test.each(['GIFT-EXPIRED', 'GIFT-WITHDRAWN', 'GIFT-SPENT', 'GIFT-NEVER'])(
    '%s cannot be used on a cart',
    async (code) => {
      const { errors } = await shop.graphql(
        'mutation ($cart: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $cart, gift_card_code: $code }) { cart { id } } }',
        { cart: await cartOf(spring, 1), code },
      );
      expect(errors[0].extensions.category).toMatch(/^graphql-(?:input|no-such-entity)$/);
    },
  );
});
