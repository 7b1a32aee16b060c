/** Two tabs of one browser share a session without a reload. */

import { inject, test, expect } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  accountButton,
  expiryDialog,
  fillSignIn,
  newCustomer,
  passwordIn,
  signInForm,
  signInLink,
} from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { calls, expired, skipPictures, treat } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  drawer,
  openProduct,
  quantityBox,
  stopClock,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

test('shows signing in, an expired session and signing out in the other tab at once [SESS-05, SESS-04]', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  shopper.expectProblem(/401/);
  const one = shopper.page;
  // While it is stopped no time passes in either tab: nothing then waits for a timer
  await one.clock.install();
  await skipPictures(one);
  const other = await shopper.openTab();
  await openProduct(other, water);
  await openProduct(one, water);
  const loads: string[] = [];
  for (const page of [one, other]) page.on('domcontentloaded', () => void loads.push(page.url()));

  await signInLink(one).click();
  await fillSignIn(signInForm(one), customer.email, customer.password);
  await stopClock(one);
  await button(signInForm(one), 'Sign in').click();
  await accountButton(one, customer.firstname).waitFor();
  await accountButton(other, customer.firstname).waitFor();
  await one.clock.resume();
  await signInForm(one).waitFor({ state: 'detached' });

  await treat(one, calls.add, expired, 1);
  await stopClock(one);
  await addToCart(one);
  await expiryDialog(one).waitFor();
  await expiryDialog(other).waitFor();
  await one.clock.resume();
  await passwordIn(expiryDialog(one)).fill(customer.password);
  await stopClock(one);
  await passwordIn(expiryDialog(one)).press('Enter');
  await expiryDialog(one).waitFor({ state: 'hidden' });
  await expiryDialog(other).waitFor({ state: 'hidden' });
  await one.clock.resume();
  // The interrupted addition is made and shows in both
  await quantityBox(drawer(one), water).waitFor();
  await button(other.getByRole('banner'), /^Cart, 1/).waitFor();

  await accountButton(other, customer.firstname).click();
  await button(other, 'Sign Out').waitFor();
  await stopClock(other);
  await button(other, 'Sign Out').click();
  await signInLink(other).waitFor();
  await accountButton(one, customer.firstname).waitFor({ state: 'detached' });
  await signInLink(one).waitFor({ state: 'attached' });
  expect(loads).toEqual([]);
});
