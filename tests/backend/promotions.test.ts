/** Promo codes and gift cards: what they take off and what is refused, by GraphQL and REST. */
import { expect, test } from 'vitest';
import { kindsShop, signIn } from './kinds-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import * as calls from './shop-client.ts';

const shop = await openShop({ seed: kindsShop });

const apply = (id: string, code: string, client: calls.ShopClient = shop) =>
  client.graphql(
    `mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart {
      applied_coupons { code } itemsV2 { items { prices { price { value } original_item_price { value } } } }
      prices { grand_total { value } subtotal_with_discount_excluding_tax { value } discounts { label amount { value } } }
    } } }`,
    { id, code },
  );

async function bottles(quantity = 2): Promise<string> {
  const id = await calls.newCart(shop);
  await calls.addTo(shop, id, 'BOTTLE', quantity);
  return id;
}

const totals = async (id: string) => (await shop.rest('GET', `/guest-carts/${id}/totals`)).body;

test('ten per cent are taken off the price with tax, to the recorded cent [PROMO-01]', async () => {
  const id = await bottles();
  const { cart } = (await apply(id, 'save10')).data.applyCouponToCart;
  expect(cart).toEqual({
    applied_coupons: [{ code: 'save10' }],
    itemsV2: { items: [{ prices: { price: { value: 11.37 }, original_item_price: { value: 10.12 } } }] },
    prices: {
      grand_total: { value: 22.5 },
      subtotal_with_discount_excluding_tax: { value: 20.45 },
      discounts: [{ label: 'Ten percent off', amount: { value: 2.5 } }],
    },
  });
  expect(await totals(id)).toMatchObject({
    discount_amount: -2.5,
    subtotal_with_discount: 20.23,
    coupon_code: 'save10',
    extension_attributes: { coupon_label: 'Ten percent off' },
  });
});

test('a fixed amount is spread over the rows and adds up [PROMO-01]', async () => {
  const id = await bottles(1);
  await calls.addTo(shop, id, 'CUPS', 1);
  await apply(id, 'FIVE');
  const { items, discount_amount: off, grand_total: sum } = await totals(id);
  expect(items.map((item: calls.Row) => item.discount_amount)).toEqual([2.91, 2.09]);
  expect([off, sum]).toEqual([-5, 16.45]);
});

test('a code counts for its category, for customers, or for delivery alone [PROMO-01 SHIP-03]', async () => {
  const id = await bottles(1);
  await calls.addTo(shop, id, 'FIZZ', 1);
  await apply(id, 'SPARKLING');
  expect((await totals(id)).discount_amount).toBe(-9);
  const delivered = await bottles();
  await apply(delivered, 'FREESHIP');
  const { body } = await calls.setShipping(shop, delivered);
  expect(body.totals).toMatchObject({ shipping_incl_tax: 0, grand_total: 25 });
  const alice = await signIn(shop);
  const own = (await alice.graphql('{ customerCart { id } }')).data.customerCart.id;
  await calls.addTo(alice, own, 'BOTTLE', 1);
  const { cart } = (await apply(own, 'MEMBERS', alice)).data.applyCouponToCart;
  expect(cart.prices.grand_total.value).toBe(11.25);
});

test('unknown, expired, early, inactive, used-up, too large and members’ codes are refused [PROMO-01]', async () => {
  const refused = refusal("The coupon code isn't valid. Verify the code and try again.", 'no-such-entity');
  const id = await bottles();
  for (const code of ['NOPE', 'OLD', 'SOON', 'OFF', 'NEVER', 'BIG', 'MEMBERS'])
    expect((await apply(id, code)).errors, code).toMatchObject(refused);
});

test('a promo code is refused on an empty cart and beside another, and a failing one is masked [PROMO-01]', async () => {
  expect((await apply(await calls.newCart(shop), 'SAVE10')).errors[0].message).toBe(
    'Cart does not contain products.',
  );
  const id = await bottles();
  expect((await apply(id, 'BROKEN')).errors[0].message).toBe('Internal server error');
  expect((await shop.rest('PUT', `/guest-carts/${id}/coupons/BROKEN`)).status).toBe(500);
  await apply(id, 'SAVE10');
  expect((await apply(id, 'FIVE')).errors[0].message).toBe(
    'A coupon is already applied to the cart. Please remove it to apply another',
  );
});

const remove = (id: string) =>
  shop.graphql(
    `mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) {
      cart { applied_coupons { code } prices { grand_total { value } discounts { label } } } } }`,
    { id },
  );

test('removing the promo code brings the price back, and removing none changes nothing [PROMO-01]', async () => {
  const id = await bottles();
  await apply(id, 'SAVE10');
  for (let times = 0; times < 2; times += 1)
    expect((await remove(id)).data.removeCouponFromCart.cart).toEqual({
      applied_coupons: null,
      prices: { grand_total: { value: 25 }, discounts: null },
    });
  expect((await remove('b')).errors[0].extensions.category).toBe('graphql-no-such-entity');
});

const giftCard = (id: string, code: string, verb = 'applyGiftCardTo') =>
  shop.graphql(
    `mutation ($id: String!, $code: String!) { ${verb}Cart(input: { cart_id: $id, gift_card_code: $code }) { cart {
      applied_gift_cards { code end: expiration_date applied_balance { value } current_balance { value } }
      prices { grand_total { value } } } } }`,
    { id, code },
  );

test('gift cards pay in the order in which they were given, never below zero [GIFT-01]', async () => {
  const id = await bottles(3);
  await giftCard(id, 'CARD-20');
  const { cart } = (await giftCard(id, 'card-100')).data.applyGiftCardToCart;
  expect(cart).toMatchObject({
    applied_gift_cards: [
      { code: 'CARD-20', applied_balance: { value: 20 }, current_balance: { value: 20 } },
      { code: 'CARD-100', applied_balance: { value: 17.5 }, current_balance: { value: 100 } },
    ],
    prices: { grand_total: { value: 0 } },
  });
  const removed = (await giftCard(id, 'CARD-20', 'removeGiftCardFrom')).data.removeGiftCardFromCart.cart;
  expect(removed.applied_gift_cards).toMatchObject([{ end: '2099-12-31', applied_balance: { value: 37.5 } }]);
});

test('an expired gift card is refused, and the same one twice; by REST they are checked too [GIFT-01]', async () => {
  const id = await bottles();
  expect((await giftCard(id, 'CARD-OLD')).errors[0].message).toBe('Please correct the gift card code.');
  const base = `/carts/guest-carts/${id}`;
  expect((await shop.rest('GET', `${base}/checkGiftCard/CARD-20`)).body).toBe(20);
  const body = { giftCardAccountData: { gift_cards: ['CARD-20'] } };
  expect(await shop.rest('POST', `${base}/giftCards`, body)).toEqual({ status: 200, body: true });
  expect((await giftCard(id, 'CARD-20')).errors[0].message).toBe(
    'This gift card account is already in the quote.',
  );
  expect((await shop.rest('DELETE', `${base}/giftCards/CARD-20`)).body).toBe(true);
});

test('refuses the second order of the same email with a code that counts once, and keeps its cart [PROMO-01]', async () => {
  // both carts have the code before the first of them is ordered
  const carts = [await calls.readyCart(shop), await calls.readyCart(shop)];
  for (const id of carts) expect((await apply(id, 'FIRST')).errors).toBeUndefined();
  const answers = [];
  for (const id of carts) answers.push(await calls.pay(shop, id, await calls.newNonce(shop)));
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect((await shop.rest('GET', `/guest-carts/${carts[1]}`)).body.is_active).toBe(true);
});
