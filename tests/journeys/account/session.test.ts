/** A session that expires on a page, and one that two tabs of a browser share without a reload. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as people from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import * as pages from '#tests/support/shopper-pages.ts';
import { newSignedInShopper, type ReturningOptions } from '#tests/support/shopper-start.ts';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const newCustomerAt = async (goods: ReturningOptions['goods'] = []) => {
  const shopper = await newSignedInShopper({ goods });
  shopper.expectProblem(/status of 40[13]/);
  return shopper;
};

const waitForDialog = async (page: Page): Promise<void> => {
  await people.expiryDialog(page).getByText(people.timedOut, { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
};

test('leads by Ok to the sign-in page and back, and leaves a guest when closed by a press beside it [SHELL-08 BEY-08]', async () => {
  const { page, customer } = await newCustomerAt();
  await network.treat(page, network.graphqlCall('getCustomer'), network.expired, 1);
  await pages.openProduct(page, water);
  await waitForDialog(page);
  await pages.button(people.expiryDialog(page), 'Ok').click();
  await pages.heading(page, 'Sign in or register').waitFor();
  await eventually(() => pages.pathOf(page)).toBe('/customer/login');
  await people.expiryDialog(page).waitFor({ state: 'hidden' });
  await page.getByText(people.timedOut, { exact: true }).waitFor();
  const form = people.signInForm(page);
  await eventually(() => people.emailIn(form).inputValue()).toBe(customer.email);
  await people.passwordIn(form).fill(customer.password);
  await pages.button(form, 'Sign in').click();
  await pages.heading(page, water.name).first().waitFor();
  await eventually(() => pages.pathOf(page)).toBe(water.path);
  await people.accountButton(page, customer.firstname).waitFor();

  await network.treat(page, network.graphqlCall('getCustomer'), network.expired, 1);
  await page.reload();
  await waitForDialog(page);
  await page.mouse.click(20, 700);
  await people.expiryDialog(page).waitFor({ state: 'hidden' });
  await people.signInLink(page).waitFor();
  await eventually(() => pages.pathOf(page)).toBe(water.path);
  await eventually(() => people.keptToken(page)).toBe(false);
  expect(await page.locator('body').innerText()).not.toContain(customer.email);
  await page.reload();
  await pages.heading(page, water.name).first().waitFor();
  await pages.addToCart(page);
  await pages.cartLines(pages.drawer(page)).first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('shows signing in, an expired session, each change of the cart and signing out in the other tab at once [SESS-05 CART-01]', async () => {
  const customer = await people.newCustomer();
  const shopper = await newVisitor();
  shopper.expectProblem(/401/);
  const one = shopper.page;
  // while it is stopped no time passes in either tab: nothing then waits for a timer
  await one.clock.install();
  const other = await shopper.openTab();
  await network.skipPictures(other);
  await other.goto('/cart');
  await pages.heading(other, 'Your cart is empty').waitFor();
  await pages.openProduct(one, water);
  const loads: string[] = [];
  for (const page of [one, other]) page.on('domcontentloaded', () => void loads.push(page.url()));

  await people.signInLink(one).click();
  await people.fillSignIn(people.signInForm(one), customer.email, customer.password);
  await pages.stopClock(one);
  await pages.button(people.signInForm(one), 'Sign in').click();
  await people.accountButton(one, customer.firstname).waitFor();
  await people.accountButton(other, customer.firstname).waitFor();
  await one.clock.resume();
  await people.signInForm(one).waitFor({ state: 'detached' });

  await network.treat(one, network.calls.add, network.expired, 1);
  await pages.stopClock(one);
  await pages.addToCart(one);
  await people.expiryDialog(one).waitFor();
  await people.expiryDialog(other).waitFor();
  await one.clock.resume();
  expect(await lookOnce(one, 'the dialog above the shop')).toEqual([]);
  await people.passwordIn(people.expiryDialog(one)).fill(customer.password);
  await pages.stopClock(one);
  await people.passwordIn(people.expiryDialog(one)).press('Enter');
  await people.expiryDialog(one).waitFor({ state: 'hidden' });
  await people.expiryDialog(other).waitFor({ state: 'hidden' });
  // the interrupted addition is made and shows in both
  const [here, there] = [pages.drawer(one), pages.cartLines(other.getByRole('main'))];
  await pages.quantityBox(here, water).waitFor();
  await pages.quantityBox(there, water).waitFor();

  // a typed quantity settles for a moment before it is sent
  await pages.typeQuantity(pages.quantityBox(there, water), '2');
  await other.clock.runFor(1000);
  await eventually(() => other.getByRole('main').getByText('$25.90').count()).toBeGreaterThan(0);
  await eventually(() => pages.quantityBox(here, water).inputValue()).toBe('2');
  await pages.button(there, `Remove ${water.name}`).click();
  await there.first().waitFor({ state: 'hidden' });
  await pages.cartLines(here).first().waitFor({ state: 'hidden' });
  await one.clock.resume();

  await people.accountButton(other, customer.firstname).click();
  await pages.button(other, 'Sign Out').waitFor();
  await pages.stopClock(other);
  await pages.button(other, 'Sign Out').click();
  await people.signInLink(other).waitFor();
  await people.accountButton(one, customer.firstname).waitFor({ state: 'detached' });
  await people.signInLink(one).waitFor({ state: 'attached' });
  expect(loads).toEqual([]);
});
