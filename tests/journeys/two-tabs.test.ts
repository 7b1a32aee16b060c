/** Two tabs of one browser show the same cart and the same session within a second, without a reload (SESS-05). */

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { countUnderWay, newShopperPage } from '#tests/support/browser.ts';
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
  stopClock,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

/** The first tab is at a product, the second at the cart; neither is loaded again. */
const twoTabs = async () => {
  const shopper = await newShopperPage({ shopUrl });
  const one = shopper.page;
  await one.clock.install();
  const other = await shopper.openTab();
  const loads: string[] = [];
  for (const page of [one, other]) await skipPictures(page);
  await openProduct(one, water);
  await other.goto('/cart');
  await other.getByRole('heading', { level: 1 }).waitFor();
  for (const page of [one, other]) page.on('domcontentloaded', () => void loads.push(page.url()));
  return { ...shopper, one, other, loads };
};

/** From now on the clock of both tabs stands still: one that follows now has not waited for any time to pass, let alone a second. */
const stopTime = stopClock;
const letTimePass = (page: Page): Promise<void> => page.clock.resume();

describe('the cart', () => {
  test('SESS-05 CART-01 what is added, changed and removed in one tab is so in the other', async () => {
    const { one, other, loads } = await twoTabs();
    const [there, here] = [other.getByRole('main'), drawer(one)];

    await stopTime(one);
    await addToCart(one);
    await quantityBox(here, water).waitFor();
    await quantityBox(there, water).waitFor();

    await typeQuantity(quantityBox(here, water), '4');
    // the quantity settles before it is sent
    await one.clock.runFor(1000);
    await eventually(() => here.getByText('$51.80').count()).toBeGreaterThan(0);
    await eventually(() => quantityBox(there, water).inputValue()).toBe('4');

    // and the other way round
    await typeQuantity(quantityBox(there, water), '2');
    await other.clock.runFor(1000);
    await eventually(() => there.getByText('$25.90').count()).toBeGreaterThan(0);
    await eventually(() => quantityBox(here, water).inputValue()).toBe('2');

    await button(there, `Remove ${water.name}`).click();
    await cartLines(there).first().waitFor({ state: 'hidden' });
    await cartLines(here).first().waitFor({ state: 'hidden' });
    expect(loads).toEqual([]);
  });

  test('SESS-05 CHK-01 tabs that follow do not answer each other for ever', async () => {
    const { one, other, context } = await twoTabs();
    let reads = 0;
    for (const page of [one, other])
      page.on('request', (request) => void (reads += calls.readCart.isMeant(request) ? 1 : 0));
    /** How many there are once for a second nobody has read, nor waits for an answer. */
    const readsAtRest = async (): Promise<number> => {
      let before = -1;
      while (before !== reads || countUnderWay(context) > 0) {
        before = reads;
        await one.waitForTimeout(1000);
      }
      return reads;
    };
    await addToCart(one);
    // an empty cart suggests the same product, with a box of its own
    const box = quantityBox(cartLines(other.getByRole('main')), water);
    await box.waitFor();
    // the tab that makes a cart tells of it, and of what came into it
    const settled = await readsAtRest();
    await typeQuantity(box, '3');
    await eventually(() => quantityBox(drawer(one), water).inputValue()).toBe('3');
    expect((await readsAtRest()) - settled).toBe(1);
  });
});

describe('the session', () => {
  test('SESS-05 signing in in one tab signs in the other, and so does signing out', async () => {
    const customer = await newCustomer(shopUrl);
    const { one, other } = await twoTabs();
    await signInLink(one).click();
    await fillSignIn(signInForm(one), customer.email, customer.password);
    await stopTime(one);
    await button(signInForm(one), 'Sign in').click();
    await accountButton(one, customer.firstname).waitFor();
    await accountButton(other, customer.firstname).waitFor();
    await letTimePass(one);

    await accountButton(other, customer.firstname).click();
    await button(other, 'Sign Out').waitFor();
    await stopTime(other);
    await button(other, 'Sign Out').click();
    await signInLink(other).waitFor();
    await signInLink(one).waitFor();
    expect(await accountButton(one, customer.firstname).count()).toBe(0);
  });

  test('SESS-05 SESS-04 a session that timed out in one tab has timed out in the other, and is taken up in both', async () => {
    const customer = await newCustomer(shopUrl);
    const shopper = await newShopperPage({ shopUrl });
    shopper.expectProblem(/401/);
    const one = shopper.page;
    await one.clock.install();
    await skipPictures(one);
    await signIn(one, customer);
    const other = await shopper.openTab();
    await skipPictures(other);
    await openProduct(other, water);
    await accountButton(other, customer.firstname).waitFor();
    await openProduct(one, water);
    await accountButton(one, customer.firstname).waitFor();

    await treat(one, calls.add, answer(401, { message: 'The consumer isn’t authorized.' }), 1);
    await stopTime(one);
    await addToCart(one);
    await expiryDialog(one).waitFor();
    await expiryDialog(other).waitFor();
    await letTimePass(one);

    await passwordIn(expiryDialog(one)).fill(customer.password);
    await stopTime(one);
    await passwordIn(expiryDialog(one)).press('Enter');
    await expiryDialog(one).waitFor({ state: 'hidden' });
    await expiryDialog(other).waitFor({ state: 'hidden' });
    await letTimePass(one);
    // what the first was doing is done, and shows in both
    await quantityBox(drawer(one), water).waitFor();
    await eventually(() => button(other.getByRole('banner'), /^Cart, 1/).count()).toBe(1);
  });
});
