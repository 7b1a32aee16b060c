/** The browser’s storage forbidden or full: the shop works all the same (STO-01). */

import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { accountButton, newCustomer, signInLink, submitSignIn } from '#tests/support/shopper-account.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { addToCart, button, cartTrigger, drawer, openProduct } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const forbid = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

/** To the last character, with entries of another program. */
const fillUp = (): void => {
  for (const area of [window.localStorage, window.sessionStorage])
    for (let size = 2 ** 22, count = area.length; size >= 1;) {
      try {
        area.setItem(`filling ${count}`, 'x'.repeat(size));
        count += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
};

/** Without a reload: what storage does not take lives as long as the page. */
const buyAsFarAsPayment = async (page: Page): Promise<void> => {
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await checkout.giveEmail(page, newEmail());
  await checkout.tabHeading(page, 'delivery').waitFor();
  await checkout.fillDelivery(page, brisbane);
  await checkout.continueTo(page, 'shipping');
  await checkout.continueTo(page, 'payment');
  await checkout.waitForCard(page);
};

const signInAndOut = async (page: Page): Promise<void> => {
  const customer = await newCustomer();
  await signInLink(page).click();
  await submitSignIn(page, customer);
  await accountButton(page, customer.firstname).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toContain('1');
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
};

test('one can buy and sign in where storage is forbidden or full [STO-01 CHK-02]', async () => {
  for (const before of [forbid, fillUp]) {
    const shopper = await newVisitor();
    const { page, context } = shopper;
    await context.addInitScript(before);
    // requests that are under way when the token is given back
    shopper.allowProblem(/status of 401/);
    await buyAsFarAsPayment(page);
    await page.getByRole('link', { name: 'Brightwater, home' }).click();
    await signInAndOut(page);
  }
});
