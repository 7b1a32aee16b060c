/** Promo codes and gift cards: what they take off, what is refused, by GraphQL and REST. */
import { describe, expect, test } from 'vitest';
import { kindsShop, signIn } from './kinds-shop.ts';
import { addTo, newCart, setShipping, type ShopClient } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: kindsShop });

const applyMutation = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart {
    applied_coupons { code }
    itemsV2 { items { prices { price { value } original_item_price { value } } } }
    prices { grand_total { value } subtotal_with_discount_excluding_tax { value } discounts { label amount { value } } }
  } } }`;

const apply = (id: string, code: string, client: ShopClient = shop) =>
  client.graphql(applyMutation, { id, code });

async function bottles(quantity = 2): Promise<string> {
  const id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', quantity);
  return id;
}

const totals = async (id: string) => (await shop.rest('GET', `/guest-carts/${id}/totals`)).body;

test('PROMO-01 ten per cent are taken off the price with tax, to the recorded cent', async () => {
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

test('a fixed amount is spread over the rows and adds up', async () => {
  const id = await bottles(1);
  await addTo(shop, id, 'CUPS', 1);
  await apply(id, 'FIVE');
  const { items, discount_amount: off, grand_total: sum } = await totals(id);
  expect(items.map((item: { discount_amount: number }) => item.discount_amount)).toEqual([2.91, 2.09]);
  expect([off, sum]).toEqual([-5, 16.45]);
});

test('a code for a shelf counts for what stands there only', async () => {
  const id = await bottles(1);
  await addTo(shop, id, 'FIZZ', 1);
  await apply(id, 'SPARKLING');
  expect((await totals(id)).discount_amount).toBe(-9);
});

test('SHIP-03 a code for free delivery makes every method cost nothing', async () => {
  const id = await bottles();
  await apply(id, 'FREESHIP');
  expect((await setShipping(shop, id)).body.totals).toMatchObject({ shipping_incl_tax: 0, grand_total: 25 });
});

describe('PROMO-01 refused', () => {
  test.each(['NOPE', 'OLD', 'SOON', 'OFF', 'NEVER', 'BIG', 'MEMBERS'])('%s', async (code) => {
    expect((await apply(await bottles(), code)).errors).toMatchObject([
      {
        message: "The coupon code isn't valid. Verify the code and try again.",
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  test('on an empty cart, and beside another', async () => {
    expect((await apply(await newCart(shop), 'SAVE10')).errors[0].message).toBe(
      'Cart does not contain products.',
    );
    const id = await bottles();
    await apply(id, 'SAVE10');
    expect((await apply(id, 'FIVE')).errors[0].message).toBe(
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
  });

  test('the failing code is a masked 500', async () => {
    const id = await bottles();
    expect((await apply(id, 'BROKEN')).errors[0].message).toBe('Internal server error');
    expect((await shop.rest('PUT', `/guest-carts/${id}/coupons/BROKEN`)).status).toBe(500);
  });

  test('by REST a refused code takes the good one along', async () => {
    const path = `/guest-carts/${await bottles()}/coupons`;
    expect(await shop.rest('PUT', `${path}/SAVE10`)).toEqual({ status: 200, body: true });
    expect((await shop.rest('GET', path)).body).toBe('SAVE10');
    expect((await shop.rest('PUT', `${path}/NOPE`)).status).toBe(404);
    expect((await shop.rest('GET', path)).body).toEqual([]);
  });
});

test('a code for customers counts for one who is signed in', async () => {
  const alice = await signIn(shop);
  const id = (await alice.graphql('{ customerCart { id } }')).data.customerCart.id;
  await addTo(alice, id, 'BOTTLE', 1);
  expect((await apply(id, 'MEMBERS', alice)).data.applyCouponToCart.cart.prices.grand_total.value).toBe(
    11.25,
  );
});

const card = (id: string, code: string, verb = 'apply') =>
  shop.graphql(
    `mutation ($id: String!, $code: String!) {
      ${verb}GiftCard${verb === 'apply' ? 'To' : 'From'}Cart(input: { cart_id: $id, gift_card_code: $code }) { cart {
        applied_gift_cards { code applied_balance { value } current_balance { value } }
        prices { grand_total { value } }
      } } }`,
    { id, code },
  );

describe('GIFT-01 gift cards', () => {
  test('pay in the order in which they were given, never below nothing', async () => {
    const id = await bottles(3);
    await card(id, 'CARD-20');
    const { cart } = (await card(id, 'card-100')).data.applyGiftCardToCart;
    expect(cart).toMatchObject({
      applied_gift_cards: [
        { code: 'CARD-20', applied_balance: { value: 20 }, current_balance: { value: 20 } },
        { code: 'CARD-100', applied_balance: { value: 17.5 }, current_balance: { value: 100 } },
      ],
      prices: { grand_total: { value: 0 } },
    });
    const removed = (await card(id, 'CARD-20', 'remove')).data.removeGiftCardFromCart.cart;
    expect(removed.applied_gift_cards).toMatchObject([
      { code: 'CARD-100', applied_balance: { value: 37.5 } },
    ]);
  });

  test('expired and unknown ones are refused, and the same one twice', async () => {
    const id = await bottles();
    expect((await card(id, 'CARD-OLD')).errors[0].message).toBe('Please correct the gift card code.');
    await card(id, 'CARD-20');
    expect((await card(id, 'CARD-20')).errors[0].message).toBe(
      'This gift card account is already in the quote.',
    );
  });

  test('by REST they are checked, applied and taken off', async () => {
    const base = `/carts/guest-carts/${await bottles()}`;
    expect((await shop.rest('GET', `${base}/checkGiftCard/CARD-20`)).body).toBe(20);
    const body = { giftCardAccountData: { gift_cards: ['CARD-20'] } };
    expect(await shop.rest('POST', `${base}/giftCards`, body)).toEqual({ status: 200, body: true });
    expect((await shop.rest('DELETE', `${base}/giftCards/CARD-20`)).body).toBe(true);
  });
});
