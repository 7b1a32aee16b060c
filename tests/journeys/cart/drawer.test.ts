/** The cart in its drawer: opened, filled by quick order (§2), and lost by the server. */

import type { Page } from 'playwright-core';
import { expect, test, inject } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { smallWater, water, starterPack } from '#tests/support/shopper-goods.ts';
import * as pages from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper, newSignedInShopper } from '#tests/support/shopper-start.ts';
import {
  signIn,
  demoCustomer,
  accountButton,
  keptToken,
  submitSignIn,
} from '#tests/support/shopper-account.ts';
import { graphqlCall, watch } from '#tests/support/shopper-network.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { readChoices } from '#tests/support/shopper-choices.ts';

const open = async (page: Page) => {
  await pages.cartTrigger(page).click();
  await pages.drawer(page).waitFor();
};

test('opens when something is added, keeps the focus, and closes in every way [CART-09 SHELL-09]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
  await pages.openProduct(page, smallWater);
  await pages.addToCart(page);
  await page.getByRole('dialog', { name: 'Your cart, 3 items' }).waitFor();
  await eventually(() => pages.quantityBox(pages.drawer(page), smallWater).inputValue()).toBe('1');
  expect(await lookOnce(page, 'the cart drawer')).toEqual([]);
  await pages.drawer(page).getByRole('link', { name: water.name }).click();
  await page.getByRole('heading', { level: 1, name: water.name, exact: true }).waitFor();
  await pages.drawer(page).waitFor({ state: 'hidden' });
  await pages.button(page, 'Cart, 3 items').waitFor();

  const isOutside = () => page.evaluate(() => !document.activeElement?.closest('dialog'));
  await open(page);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key);
      expect(await isOutside()).toBe(false);
    }
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => pages.button(pages.drawer(page), 'Close cart').click(),
    () => page.mouse.click(100, 400),
  ];
  for (const close of ways) {
    await close();
    await pages.drawer(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(pages.cartTrigger(page))).toBe(true);
    await open(page);
  }
});

const hannah = demoCustomer('Hannah');
const tea = { ...water, name: 'Green tea, 50 bags', sku: 'BW-TEA-GREEN-50' };
const beans = { ...water, name: 'House blend coffee beans 1 kg', sku: 'BW-COFFEE-BEANS-1KG' };

test('changes two usual quantities, adds all in one request, and has an order again [BEY-12 CART-07]', async () => {
  const { page } = await newVisitor();
  const main = page.getByRole('main');
  await signIn(page, hannah);
  const additions = watch(page, graphqlCall('AddProductsToCart'));
  const reorders = watch(page, graphqlCall('ReorderItems'));
  await page.goto('/products');
  await pages.heading(page, 'Your usual order').waitFor();
  await eventually(() => page.title()).toBe('Place order | Brightwater');
  // what was ordered last time is filled in
  await eventually(() => pages.quantityBox(main, water).inputValue()).toBe('4');
  expect(await lookOnce(page, 'quick order')).toEqual([]);

  await pages.typeQuantity(pages.quantityBox(main, water), '2');
  await pages.typeQuantity(pages.quantityBox(main, beans), '0');
  await pages.typeQuantity(pages.quantityBox(main, tea), '3');
  await pages.button(main, 'Add all to cart').click();
  await pages.drawer(page).waitFor();
  await eventually(() => pages.cartLines(pages.drawer(page)).count()).toBe(2);
  expect(await pages.quantityBox(pages.drawer(page), water).inputValue()).toBe('2');
  expect(await pages.quantityBox(pages.drawer(page), tea).inputValue()).toBe('3');
  expect([additions(), reorders()]).toEqual([1, 0]);
  await page.keyboard.press('Escape');
  await eventually(() => pages.quantityBox(main, water).inputValue()).toBe('0');
  await eventually(() => hasFocus(pages.button(main, 'Add all to cart'))).toBe(true);

  const again = pages.button(main, /^Order again/).first();
  await again.click();
  await eventually(() => pages.quantityBox(pages.drawer(page), water).inputValue()).toBe('6');
  await eventually(() => pages.cartLines(pages.drawer(page)).count()).toBe(3);
  expect([additions(), reorders()]).toEqual([1, 1]);
});

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

const signedOut = (page: Page) => pages.toast(page, /we signed you out/);

test('replaces the lost cart of a customer at an addition, who is signed out and may sign in again [CART-05 BEY-03]', async () => {
  const { page, api, cartId, customer } = await newSignedInShopper({ goods });
  await page.clock.install();
  await pages.openProduct(page, water);
  await pages.button(page, 'Cart, 3 items').waitFor();
  await api.loseCart(cartId);
  await pages.addToCart(page);
  await signedOut(page).waitFor();
  await eventually(() => pages.quantityBox(pages.drawer(page), water).inputValue()).toBe('3');
  expect(await readChoices(pages.cartLines(pages.drawer(page)))).toContainEqual(packLine);
  expect([await keptToken(page), pages.pathOf(page)]).toEqual([false, water.path]);
  await pages.button(page.getByRole('region', { name: 'Messages' }), 'Sign in').click();
  await pages.drawer(page).waitFor({ state: 'hidden' });
  await submitSignIn(page, customer);
  await accountButton(page, customer.firstname).waitFor();
  await pages.button(page, 'Cart, 4 items').waitFor();
  await signedOut(page).waitFor({ state: 'detached' });
  // The token from before the sign-out has ended
  const again = await ShopApi.of(shopUrl, customer);
  const { customerCart } = await again.graphql<{ customerCart: { items: readonly { quantity: number }[] } }>(
    '{ customerCart { items { quantity } } }',
  );
  expect(customerCart.items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3]);
});
