/** The cart in its drawer: opened, filled by quick order (§2), and lost by the server. */

import type { Page } from 'playwright-core';
import { expect, test, inject } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { smallWater, water, starterPack } from '#tests/support/shopper-goods.ts';
import {
  addToCart,
  button,
  cartTrigger,
  drawer,
  openProduct,
  quantityBox,
  cartLines,
  heading,
  typeQuantity,
  pathOf,
  toast,
} from '#tests/support/shopper-pages.ts';
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
  await cartTrigger(page).click();
  await drawer(page).waitFor();
};

test('opens when something is added, keeps the focus, and closes in every way [CART-09 SHELL-09]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
  await openProduct(page, smallWater);
  await addToCart(page);
  await page.getByRole('dialog', { name: 'Your cart, 3 items' }).waitFor();
  await eventually(() => quantityBox(drawer(page), smallWater).inputValue()).toBe('1');
  expect(await lookOnce(page, 'the cart drawer')).toEqual([]);
  await drawer(page).getByRole('link', { name: water.name }).click();
  await page.getByRole('heading', { level: 1, name: water.name, exact: true }).waitFor();
  await drawer(page).waitFor({ state: 'hidden' });
  await button(page, 'Cart, 3 items').waitFor();

  const isOutside = () => page.evaluate(() => !document.activeElement?.closest('dialog'));
  await open(page);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key);
      expect(await isOutside()).toBe(false);
    }
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => button(drawer(page), 'Close cart').click(),
    () => page.mouse.click(100, 400),
  ];
  for (const close of ways) {
    await close();
    await drawer(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(cartTrigger(page))).toBe(true);
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
  await heading(page, 'Your usual order').waitFor();
  await eventually(() => page.title()).toBe('Place order | Brightwater');
  // what was ordered last time is filled in
  await eventually(() => quantityBox(main, water).inputValue()).toBe('4');
  expect(await lookOnce(page, 'quick order')).toEqual([]);

  await typeQuantity(quantityBox(main, water), '2');
  await typeQuantity(quantityBox(main, beans), '0');
  await typeQuantity(quantityBox(main, tea), '3');
  await button(main, 'Add all to cart').click();
  await drawer(page).waitFor();
  await eventually(() => cartLines(drawer(page)).count()).toBe(2);
  expect(await quantityBox(drawer(page), water).inputValue()).toBe('2');
  expect(await quantityBox(drawer(page), tea).inputValue()).toBe('3');
  expect([additions(), reorders()]).toEqual([1, 0]);
  await page.keyboard.press('Escape');
  await eventually(() => quantityBox(main, water).inputValue()).toBe('0');

  await button(main, /^Order again/)
    .first()
    .click();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('6');
  await eventually(() => cartLines(drawer(page)).count()).toBe(3);
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

const signedOut = (page: Page) => toast(page, /we signed you out/);

test('replaces the lost cart of a customer at an addition, who is signed out and may sign in again [CART-05 BEY-03]', async () => {
  const { page, api, cartId, customer } = await newSignedInShopper({ goods });
  await page.clock.install();
  await openProduct(page, water);
  await button(page, 'Cart, 3 items').waitFor();
  await api.loseCart(cartId);
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
