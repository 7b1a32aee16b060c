/** The browser’s storage forbidden, full or corrupt: the shop works all the same (STO-01). */

import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { storageKeys } from '#transport/storage-keys.ts';
import {
  accountButton,
  fillSignIn,
  newCustomer,
  signInForm,
  signInLink,
} from '#tests/support/shopper-account.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  continueButton,
  drawer,
  fillDelivery,
  giveEmail,
  heading,
  openProduct,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');

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

/** To the last character, with answers that the shop can do without. */
const fillWithAnswers = (): void => {
  if (window.localStorage.length > 0) return;
  for (let size = 2 ** 20, count = 0; size >= 1;) {
    try {
      window.localStorage.setItem(`BRIGHTWATER__api:${count}`, 'x'.repeat(size));
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
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, brisbane);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await waitForCard(page);
};

const signInAndOut = async (page: Page): Promise<void> => {
  const customer = await newCustomer(shopUrl);
  await signInLink(page).click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, customer.firstname).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toContain('1');
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
};

test.each([
  ['forbidden', forbid],
  ['full', fillUp],
])('one can buy and sign in where storage is %s [STO-01, CHK-02]', async (_, before) => {
  const shopper = await newVisitor();
  const { page, context } = shopper;
  await context.addInitScript(before);
  allowSilencedTelemetry(shopper);
  // requests that are under way when the token is given back
  shopper.allowProblem(/status of 401/);
  await buyAsFarAsPayment(page);
  await page.getByRole('link', { name: 'Brightwater, home' }).click();
  await signInAndOut(page);
});

test('storage full of kept answers makes room for the cart, which a reload finds [STO-01, STO-02]', async () => {
  const { page, context } = await newVisitor();
  await context.addInitScript(fillWithAnswers);
  await page.goto(water.path);
  await addToCart(page);
  await drawer(page).waitFor();
  await page.reload();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toContain('1');
});

/** No JSON, no entry, and an entry of this release whose value is something else. */
const corrupt = [
  '{"value":"a","storedAt":',
  ...[null, { lines: [null], totals: {}, orderNumber: 1, countryCode: '?' }].map((value) =>
    JSON.stringify({ value, storedAt: Date.now(), lifetime: 86_400, version: 1 }),
  ),
];

test('every page opens with corrupt entries under the shop’s keys, and the next cart is kept [STO-01, BEY-04]', async () => {
  const keys = [...Object.values(storageKeys), `${storageKeys.routes}:${water.path}`, 'api:1'];
  const { page } = await newVisitor();
  await page.goto('/robots.txt');
  for (const text of corrupt) {
    await page.evaluate(
      (kept) => {
        for (const key of kept.keys)
          for (const area of [window.localStorage, window.sessionStorage])
            area.setItem(`BRIGHTWATER__${key}`, kept.text);
      },
      { keys, text },
    );
    await page.goto('/order-confirmation');
    await heading(page, /order/i).first().waitFor();
    await page.goto('/checkout');
    await page.getByRole('main').getByRole('heading').first().waitFor();
  }
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  await page.goto('/cart');
  await eventually(() => cartLines(page.getByRole('main')).count()).toBe(1);
});
