/** The server has lost the cart by the time an open page reads it again: a guest's is made anew, a customer is signed out first, in words; no line is lost (CART-05, BEY-03). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  accountButton,
  fillSignIn,
  keptToken,
  newCustomer,
  signIn,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { readChoices } from '#tests/support/shopper-choices.ts';
import { starterPack, water } from '#tests/support/shopper-goods.ts';
import { calls, loseConnection, skipPictures, watch } from '#tests/support/shopper-network.ts';
import { button, cartLines, keptCartId, pathOf, quantityBox, toast } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const main = (page: Page) => page.getByRole('main');

/** A line with options comes back as it was chosen. */
const lines = [
  [water.name],
  [
    starterPack.name,
    'Cooler: 1 × Bench-top cooler, cold and room',
    'Water: 3 × 15 L spring water bottle',
    'Cups: 1 × Cup dispenser',
  ],
];

/** With its connection back the page reads the cart again. */
const loseAndFindConnection = async (page: Page): Promise<void> => {
  await loseConnection(page);
  await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
  await page.context().setOffline(false);
};

test('CART-05 BEY-03 a guest’s: one new cart with the same lines, in words', async () => {
  const { page, api, cartId } = await newReturningShopper({
    shopUrl: inject('shopUrl'),
    goods: [
      [water, 2],
      [starterPack, 1],
    ],
  });
  await page.goto('/cart');
  await quantityBox(main(page), water).waitFor();
  const created = watch(page, calls.createCart);
  await api.loseCart(cartId);
  await loseAndFindConnection(page);
  await toast(page, 'We had to renew your cart. Please check that nothing is missing.').waitFor();
  await eventually(() => keptCartId(page)).not.toBe(cartId);
  await eventually(() => readChoices(cartLines(main(page)))).toEqual(lines);
  expect(await quantityBox(main(page), water).inputValue()).toBe('2');
  expect([(await api.readCart(await keptCartId(page))).lines.length, created()]).toEqual([2, 1]);
});

test('CART-05 BEY-03 a customer’s: signed out where they are, the lines in a cart of a guest’s, and all together again once they sign in', async () => {
  const shopUrl = inject('shopUrl');
  const customer = await newCustomer(shopUrl);
  const api = await ShopApi.of(shopUrl, customer);
  const cartId = await api.makeCart([water, 2], [starterPack, 1]);
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await signIn(page, customer);
  await page.goto('/cart');
  await quantityBox(main(page), water).waitFor();
  const created = watch(page, calls.createCart);
  await api.loseCart(cartId);
  await loseAndFindConnection(page);
  await toast(page, /we signed you out/).waitFor();
  await eventually(() => readChoices(cartLines(main(page)))).toEqual(lines);
  expect([await keptToken(page), pathOf(page), created()]).toEqual([false, '/cart', 1]);
  await button(page.getByRole('region', { name: 'Messages' }), 'Sign in').click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, customer.firstname).waitFor();
  await button(page, 'Cart, 3 items').waitFor();
  // the token from before has gone with the session
  const again = await ShopApi.of(shopUrl, customer);
  const owned = () =>
    again.graphql<{ customerCart: { items: readonly { quantity: number }[] } }>(
      '{ customerCart { items { quantity } } }',
    );
  await eventually(async () => (await owned()).customerCart.items.map(({ quantity }) => quantity)).toEqual([
    2, 1,
  ]);
});
