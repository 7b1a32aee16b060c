/** The server loses the cart in the middle: one new cart, the other lines back in it (also after a reload), the action done once, the shopper told (CART-05, CART-06, BEY-03). */

import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import {
  accountButton,
  fillSignIn,
  keptToken,
  newCustomer,
  signIn,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { readChoices } from '#tests/support/shopper-choices.ts';
import { starterPack, water } from '#tests/support/shopper-goods.ts';
import {
  calls,
  loseOnTheWayThere,
  refuseGraphql,
  skipPictures,
  treat,
  watch,
  type Call,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  keptCartId,
  openProduct,
  quantityBox,
  toast,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper, type ReturningShopper } from '#tests/support/shopper-start.ts';

const signedOut = /we signed you out/;
/** Gone after a while: it is looked for from the moment that it may come. */
const renewed = 'We had to renew your cart. Please check that nothing is missing.';
const gone = (cartId: string) =>
  refuseGraphql(`Could not find a cart with ID "${cartId}"`, 'graphql-no-such-entity');
const main = (page: Page) => page.getByRole('main');

const newShopper = (): Promise<ReturningShopper> =>
  newReturningShopper({
    shopUrl: inject('shopUrl'),
    goods: [
      [water, 2],
      [starterPack, 1],
    ],
  });

/** The cart page of a cart that the server has lost meanwhile. */
const openCartAndLose = async ({ page, api, cartId }: ReturningShopper, call: Call) => {
  await page.goto('/cart');
  await quantityBox(main(page), water).waitFor();
  await api.loseCart(cartId);
  return { created: watch(page, calls.createCart), asked: watch(page, call) };
};

/** What was chosen of it makes its number. */
const packSku = `${starterPack.sku}-BW-COOL-BENCH-CC-BW-SPRING-15-BW-CUP-DISPENSER`;

/** A line with options comes back as it was chosen. */
const packLine = [
  starterPack.name,
  'Cooler: 1 × Bench-top cooler, cold and room',
  'Water: 3 × 15 L spring water bottle',
  'Cups: 1 × Cup dispenser',
];

/** Signed in, with a cart filled elsewhere. */
const newBuyer = async () => {
  const shopUrl = inject('shopUrl');
  const customer = await newCustomer(shopUrl);
  const api = await ShopApi.of(shopUrl, customer);
  const cartId = await api.makeCart([water, 2], [starterPack, 1]);
  const shopper = await newShopperPage({ shopUrl });
  await skipPictures(shopper.page);
  await signIn(shopper.page, customer);
  return { ...shopper, api, cartId, customer };
};

const expectNewCart = async ({ page, api, cartId }: ReturningShopper): Promise<string> => {
  await eventually(() => keptCartId(page)).not.toBe(cartId);
  const id = await keptCartId(page);
  expect((await api.readCart(id)).isActive).toBe(true);
  return id;
};

describe('CART-05 BEY-03 the cart is lost', () => {
  test('CART-05 while a product is added: it comes into a new cart beside the others', async () => {
    const shopper = await newShopper();
    const { page, api, cartId } = shopper;
    await openProduct(page, water);
    await button(page, 'Cart, 3 items').waitFor();
    const created = watch(page, calls.createCart);
    const adds = watch(page, calls.add);
    await api.loseCart(cartId);
    await addToCart(page);
    await toast(page, renewed).waitFor();
    await drawer(page).waitFor();
    const id = await expectNewCart(shopper);
    const { lines } = await api.readCart(id);
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [water.sku, 3],
      [packSku, 1],
    ]);
    await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('3');
    expect(await readChoices(cartLines(drawer(page)))).toEqual([[water.name], packLine]);
    // the lost one, the rebuilding, the replay
    expect([created(), adds()]).toEqual([1, 3]);
  });

  test('CART-05 while a quantity is changed: the line comes back with the new one', async () => {
    const shopper = await newShopper();
    const { page, api } = shopper;
    const { created, asked } = await openCartAndLose(shopper, calls.update);
    await typeQuantity(quantityBox(main(page), water), '5');
    await toast(page, renewed).waitFor();
    const id = await expectNewCart(shopper);
    await eventually(async () => (await api.readCart(id)).lines.length).toBe(2);
    const { lines } = await api.readCart(id);
    expect(Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual({
      [water.sku]: 5,
      [packSku]: 1,
    });
    await eventually(() => quantityBox(main(page), water).inputValue()).toBe('5');
    // it was there before: no drawer comes over the page
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await readChoices(cartLines(main(page)))).toContainEqual(packLine);
    expect([created(), asked()]).toEqual([1, 1]);
  });

  test('CART-05 BEY-15 or somebody else’s now: that the user cannot work with it says the same', async () => {
    const shopper = await newShopper();
    const { page, api, cartId } = shopper;
    await openProduct(page, water);
    await button(page, 'Cart, 3 items').waitFor();
    const sentence = `The current user cannot perform operations on cart "${cartId}"`;
    await treat(page, calls.add, refuseGraphql(sentence, 'graphql-authorization'), 1);
    await addToCart(page);
    await toast(page, renewed).waitFor();
    await drawer(page).waitFor();
    const { lines } = await api.readCart(await expectNewCart(shopper));
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [water.sku, 3],
      [packSku, 1],
    ]);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('CART-05 while a line is removed: the others come back without it', async () => {
    const shopper = await newShopper();
    const { page, api } = shopper;
    const { created } = await openCartAndLose(shopper, calls.remove);
    await button(main(page), `Remove ${water.name}`).click();
    await toast(page, renewed).waitFor();
    const id = await expectNewCart(shopper);
    await eventually(() => cartLines(main(page)).count()).toBe(1);
    expect((await api.readCart(id)).lines.map(({ sku }) => sku)).toEqual([packSku]);
    expect(await readChoices(cartLines(main(page)))).toEqual([packLine]);
    expect(created()).toBe(1);
  });

  test('CART-05 BEY-03 while the page is loading: what this browser remembers comes back into one new cart', async () => {
    const shopper = await newShopper();
    const { page, api, cartId } = shopper;
    await page.goto('/');
    // read here once, so that it is lost on the page that comes next
    await button(page, 'Cart, 3 items').waitFor();
    const created = watch(page, calls.createCart);
    await api.loseCart(cartId);
    await Promise.all([toast(page, renewed).waitFor(), page.goto('/cart')]);
    await quantityBox(main(page), water).waitFor();
    const { lines } = await api.readCart(await expectNewCart(shopper));
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [water.sku, 2],
      [packSku, 1],
    ]);
    expect(await readChoices(cartLines(main(page)))).toEqual([[water.name], packLine]);
    expect(created()).toBe(1);
  });

  test('CART-05 by its id: an unknown one in the browser leads to a new cart that takes the product', async () => {
    const { page, api } = await newShopper();
    await page.goto('/');
    const unknown = 'a'.repeat(32);
    await page.evaluate((value) => {
      const kept = JSON.stringify({ value, storedAt: Date.now(), lifetime: 86_400 });
      window.localStorage.setItem('BRIGHTWATER__cartId', kept);
    }, unknown);
    await openProduct(page, water);
    await eventually(() => keptCartId(page)).not.toBe(unknown);
    await addToCart(page);
    await drawer(page).waitFor();
    const { lines } = await api.readCart(await keptCartId(page));
    expect(lines).toMatchObject([{ sku: water.sku, quantity: 1 }]);
  });
});

describe('CART-05 BEY-03 a customer’s cart is lost', () => {
  test('CART-05 changing and removing make it anew for the same customer; adding signs them out first, in words, and signing in brings all together', async () => {
    const { page, api, cartId, customer } = await newBuyer();
    await page.goto('/cart');
    await quantityBox(main(page), water).waitFor();
    await api.loseCart(cartId);
    await typeQuantity(quantityBox(main(page), water), '5');
    await toast(page, renewed).waitFor();
    await eventually(() => keptCartId(page)).not.toBe(cartId);
    await eventually(() => cartLines(main(page)).count()).toBe(2);
    expect(await readChoices(cartLines(main(page)))).toContainEqual(packLine);
    expect(await quantityBox(main(page), water).inputValue()).toBe('5');

    const second = await keptCartId(page);
    await api.loseCart(second);
    await button(main(page), `Remove ${water.name}`).click();
    await eventually(() => keptCartId(page)).not.toBe(second);
    await eventually(() => readChoices(cartLines(main(page)))).toEqual([packLine]);
    expect(await accountButton(page, customer.firstname).isVisible()).toBe(true);
    await openProduct(page, water);
    await button(page, 'Cart, 1 item').waitFor();
    const here = new URL(page.url()).pathname;
    await api.loseCart(await keptCartId(page));
    await addToCart(page);
    await eventually(() => readChoices(cartLines(drawer(page)))).toEqual([packLine, [water.name]]);
    await toast(page, signedOut).waitFor();
    expect([await keptToken(page), new URL(page.url()).pathname]).toEqual([false, here]);
    await button(page.getByRole('region', { name: 'Messages' }), 'Sign in').click();
    await drawer(page).waitFor({ state: 'hidden' });
    await fillSignIn(signInForm(page), customer.email, customer.password);
    await button(signInForm(page), 'Sign in').click();
    await accountButton(page, customer.firstname).waitFor();
    await button(page, 'Cart, 2 items').waitFor();
    await toast(page, signedOut).waitFor({ state: 'detached' });
  });

  test('CART-01 CART-05 BEY-03 while the page is loading: their lines come into another, in words, and they stay signed in', async () => {
    const { page, api, cartId, customer } = await newBuyer();
    await button(page, 'Cart, 3 items').waitFor();
    await api.loseCart(cartId);
    await Promise.all([toast(page, renewed).waitFor(), page.goto('/cart')]);
    await eventually(() => readChoices(cartLines(main(page)))).toEqual([[water.name], packLine]);
    await accountButton(page, customer.firstname).waitFor();
    expect(await keptCartId(page)).toBe(await api.makeCart());
  });
});

test('CART-05 a second loss in a row is an honest error, and the shop goes on', async () => {
  const shopper = await newShopper();
  const { page, cartId } = shopper;
  await openProduct(page, water);
  await button(page, 'Cart, 3 items').waitFor();
  const created = watch(page, calls.createCart);
  await treat(page, calls.add, gone(cartId), 3);
  await addToCart(page);
  // under the pointer it stays until it is dismissed
  await toast(page, 'This cart is no longer available.').hover();
  expect(created()).toBe(1);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss message' }).click();
  // with the road open again the same press works
  await addToCart(page);
  await drawer(page).waitFor();
});

test('BEY-03 what could not be brought back is named, and stays named until it is read', async () => {
  const shopper = await newShopper();
  const { page, cartId } = shopper;
  await openCartAndLose(shopper, calls.update);
  await treat(page, calls.add, gone(cartId), 1);
  await typeQuantity(quantityBox(main(page), water), '4');
  await toast(
    page,
    new RegExp(`We had to renew your cart. These could not be brought back: ${starterPack.name}, 1 × `),
  ).waitFor();
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('4');
});

test('CART-06 a broken connection is no lost cart: nothing is recreated, the quantity goes back', async () => {
  const shopper = await newShopper();
  const { page, api, cartId } = shopper;
  await page.goto('/cart');
  await quantityBox(main(page), water).waitFor();
  const created = watch(page, calls.createCart);
  await treat(page, calls.update, loseOnTheWayThere, 1);
  shopper.expectProblem(/net::ERR_CONNECTION_RESET/);
  await typeQuantity(quantityBox(main(page), water), '7');
  await toast(page, 'We could not reach the shop. Please check your connection and try again.').waitFor();
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  expect(created()).toBe(0);
  expect(await keptCartId(page)).toBe(cartId);

  await typeQuantity(quantityBox(main(page), water), '7');
  await eventually(
    async () => (await api.readCart(cartId)).lines.find(({ sku }) => sku === water.sku)?.quantity,
  ).toBe(7);
});
