/** Two tabs of one browser show the same cart and the same session within a second, without a reload (SESS-05). */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  accountButton,
  expiryDialog,
  fillSignIn,
  newCustomer,
  passwordIn,
  signIn,
  signInForm,
  signInLink,
} from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { answer, calls, skipPictures, treat } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  openProduct,
  quantityBox,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const second = 1000;

/** The first tab is at a product, the second at the cart; neither is loaded again. */
const twoTabs = async () => {
  const shopper = await newShopperPage({ shopUrl });
  const one = shopper.page;
  const other = await shopper.openTab();
  const loads: string[] = [];
  for (const page of [one, other]) await skipPictures(page);
  await openProduct(one, water);
  await other.goto('/cart');
  await other.getByRole('heading', { level: 1 }).waitFor();
  for (const page of [one, other]) page.on('domcontentloaded', () => void loads.push(page.url()));
  return { ...shopper, one, other, loads };
};

const isThereWithinASecond = (place: Locator): Promise<void> => place.waitFor({ timeout: second });
const isGoneWithinASecond = (place: Locator): Promise<void> =>
  place.waitFor({ state: 'hidden', timeout: second });

const signOut = async (page: Page, firstname: string): Promise<void> => {
  await accountButton(page, firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
};

describe('the cart', () => {
  test('SESS-05 CART-01 what is added, changed and removed in one tab is so in the other', async () => {
    const { one, other, loads } = await twoTabs();
    const [there, here] = [other.getByRole('main'), drawer(one)];

    await addToCart(one);
    await quantityBox(here, water).waitFor();
    await isThereWithinASecond(quantityBox(there, water));

    await typeQuantity(quantityBox(here, water), '4');
    await eventually(() => here.getByText('$51.80').count()).toBeGreaterThan(0);
    await expect
      .poll(() => quantityBox(there, water).inputValue(), { timeout: second, interval: 20 })
      .toBe('4');

    // and the other way round
    await typeQuantity(quantityBox(there, water), '2');
    await eventually(() => there.getByText('$25.90').count()).toBeGreaterThan(0);
    await expect
      .poll(() => quantityBox(here, water).inputValue(), { timeout: second, interval: 20 })
      .toBe('2');

    await button(there, `Remove ${water.name}`).click();
    await cartLines(there).first().waitFor({ state: 'hidden' });
    await isGoneWithinASecond(cartLines(here).first());
    expect(loads).toEqual([]);
  });

  test('SESS-05 CHK-01 tabs that follow do not answer each other for ever', async () => {
    const { one, other } = await twoTabs();
    let reads = 0;
    for (const page of [one, other])
      page.on('request', (request) => void (reads += calls.readCart.isMeant(request) ? 1 : 0));
    await addToCart(one);
    await quantityBox(other.getByRole('main'), water).waitFor();
    await other.waitForLoadState('networkidle');
    const settled = reads;
    await typeQuantity(quantityBox(other.getByRole('main'), water), '3');
    await eventually(() => quantityBox(drawer(one), water).inputValue()).toBe('3');
    await one.waitForLoadState('networkidle');
    expect(reads - settled).toBe(1);
  });
});

describe('the session', () => {
  test('SESS-05 signing in in one tab signs in the other, and so does signing out', async () => {
    const customer = await newCustomer(shopUrl);
    const { one, other } = await twoTabs();
    await signInLink(one).click();
    await fillSignIn(signInForm(one), customer.email, customer.password);
    await button(signInForm(one), 'Sign in').click();
    await accountButton(one, customer.firstname).waitFor();
    await isThereWithinASecond(accountButton(other, customer.firstname));

    await signOut(other, customer.firstname);
    await isThereWithinASecond(signInLink(one));
    expect(await accountButton(one, customer.firstname).count()).toBe(0);
  });

  test('SESS-05 SESS-04 a session that timed out in one tab has timed out in the other, and is taken up in both', async () => {
    const customer = await newCustomer(shopUrl);
    const shopper = await newShopperPage({ shopUrl });
    shopper.expectProblem(/401/);
    const one = shopper.page;
    await skipPictures(one);
    await signIn(one, customer);
    const other = await shopper.openTab();
    await skipPictures(other);
    await openProduct(other, water);
    await accountButton(other, customer.firstname).waitFor();
    await openProduct(one, water);
    await accountButton(one, customer.firstname).waitFor();

    await treat(one, calls.add, answer(401, { message: 'The consumer isn’t authorized.' }), 1);
    await addToCart(one);
    await expiryDialog(one).waitFor();
    await isThereWithinASecond(expiryDialog(other));

    await passwordIn(expiryDialog(one)).fill(customer.password);
    await passwordIn(expiryDialog(one)).press('Enter');
    await expiryDialog(one).waitFor({ state: 'hidden' });
    await isGoneWithinASecond(expiryDialog(other));
    // what the first was doing is done, and shows in both
    await quantityBox(drawer(one), water).waitFor();
    await eventually(() => button(other.getByRole('banner'), /^Cart, 1/).count()).toBe(1);
  });
});
