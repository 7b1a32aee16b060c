/** Two tabs of one browser share session and cart without a reload. */

import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { calls, expired, skipPictures, treat } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  heading,
  openProduct,
  quantityBox,
  stopClock,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

test('shows signing in, an expired session, each change of the cart and signing out in the other tab at once [SESS-05 CART-01]', async () => {
  const customer = await people.newCustomer();
  const shopper = await newVisitor();
  shopper.expectProblem(/401/);
  const one = shopper.page;
  // while it is stopped no time passes in either tab: nothing then waits for a timer
  await one.clock.install();
  const other = await shopper.openTab();
  await skipPictures(other);
  await other.goto('/cart');
  await heading(other, 'Your cart is empty').waitFor();
  await openProduct(one, water);
  const loads: string[] = [];
  for (const page of [one, other]) page.on('domcontentloaded', () => void loads.push(page.url()));

  await people.signInLink(one).click();
  await people.fillSignIn(people.signInForm(one), customer.email, customer.password);
  await stopClock(one);
  await button(people.signInForm(one), 'Sign in').click();
  await people.accountButton(one, customer.firstname).waitFor();
  await people.accountButton(other, customer.firstname).waitFor();
  await one.clock.resume();
  await people.signInForm(one).waitFor({ state: 'detached' });

  await treat(one, calls.add, expired, 1);
  await stopClock(one);
  await addToCart(one);
  await people.expiryDialog(one).waitFor();
  await people.expiryDialog(other).waitFor();
  await one.clock.resume();
  expect(await lookOnce(one, 'the dialog above the shop')).toEqual([]);
  await people.passwordIn(people.expiryDialog(one)).fill(customer.password);
  await stopClock(one);
  await people.passwordIn(people.expiryDialog(one)).press('Enter');
  await people.expiryDialog(one).waitFor({ state: 'hidden' });
  await people.expiryDialog(other).waitFor({ state: 'hidden' });
  // the interrupted addition is made and shows in both
  const [here, there] = [drawer(one), cartLines(other.getByRole('main'))];
  await quantityBox(here, water).waitFor();
  await quantityBox(there, water).waitFor();

  // a typed quantity settles for a moment before it is sent
  await typeQuantity(quantityBox(there, water), '2');
  await other.clock.runFor(1000);
  await eventually(() => other.getByRole('main').getByText('$25.90').count()).toBeGreaterThan(0);
  await eventually(() => quantityBox(here, water).inputValue()).toBe('2');
  await button(there, `Remove ${water.name}`).click();
  await there.first().waitFor({ state: 'hidden' });
  await cartLines(here).first().waitFor({ state: 'hidden' });
  await one.clock.resume();

  await people.accountButton(other, customer.firstname).click();
  await button(other, 'Sign Out').waitFor();
  await stopClock(other);
  await button(other, 'Sign Out').click();
  await people.signInLink(other).waitFor();
  await people.accountButton(one, customer.firstname).waitFor({ state: 'detached' });
  await people.signInLink(one).waitFor({ state: 'attached' });
  expect(loads).toEqual([]);
});
