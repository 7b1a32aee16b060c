/** The server loses the cart: its lines come back in one new cart, and the shopper is told. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { accountButton, keptToken, submitSignIn } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { readChoices } from '#tests/support/shopper-choices.ts';
import { starterPack, water } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  keptCartId,
  openProduct,
  pathOf,
  quantityBox,
  toast,
} from '#tests/support/shopper-pages.ts';
import { newSignedInShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const goods = [
  [water, 2],
  [starterPack, 1],
] as const;
const packLine = [
  starterPack.name,
  'Cooler: 1 × Bench-top cooler, cold and room',
  'Water: 3 × 15 L spring water bottle',
  'Cups: 1 × Cup dispenser',
];

const main = (page: Page) => page.getByRole('main');
const replaced = (page: Page) =>
  toast(page, 'We had to renew your cart. Please check that nothing is missing.');
const signedOut = (page: Page) => toast(page, /we signed you out/);
const dismissToast = async (page: Page): Promise<void> => {
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Dismiss message' }).first().click();
  await replaced(page).waitFor({ state: 'detached' });
};

test('replaces the lost cart of a customer, who is signed out first where the server cannot say whose it was [CART-05 BEY-03]', async () => {
  const { page, api, cartId, customer } = await newSignedInShopper({ goods });
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Cart, 3 items').waitFor();
  await api.loseCart(cartId);
  await page.goto('/cart');
  await replaced(page).waitFor();
  await eventually(() => readChoices(cartLines(main(page)))).toEqual([[water.name], packLine]);
  await accountButton(page, customer.firstname).waitFor();
  const second = await keptCartId(page);
  expect(second).toBe(await api.makeCart());
  await dismissToast(page);

  // An addition goes to a cart of a guest's, after the sign-out that the toast explains
  await openProduct(page, water);
  await button(page, 'Cart, 3 items').waitFor();
  await api.loseCart(await keptCartId(page));
  await addToCart(page);
  await signedOut(page).waitFor();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('3');
  expect(await readChoices(cartLines(drawer(page)))).toContainEqual(packLine);
  expect([await keptToken(page), pathOf(page)]).toEqual([false, water.path]);
  await button(page.getByRole('region', { name: 'Messages' }), 'Sign in').click();
  await drawer(page).waitFor({ state: 'hidden' });
  await submitSignIn(page, customer);
  await accountButton(page, customer.firstname).waitFor();
  await button(page, 'Cart, 4 items').waitFor();
  await signedOut(page).waitFor({ state: 'detached' });
  // The token from before the sign-out has ended
  const again = await ShopApi.of(shopUrl, customer);
  const { customerCart } = await again.graphql<{ customerCart: { items: readonly { quantity: number }[] } }>(
    '{ customerCart { items { quantity } } }',
  );
  expect(customerCart.items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3]);
});
