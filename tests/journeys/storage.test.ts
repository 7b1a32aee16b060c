/** The browser's storage filled to the brim, spoilt, or forbidden: the shop works all the same (STO-01). */

import type { Page } from 'playwright-core';
import { describe, inject, test } from 'vitest';
import { storageKeys } from '#transport/storage-keys.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  accountButton,
  fillSignIn,
  newCustomer,
  signInForm,
  signInLink,
} from '#tests/support/shopper-account.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import { comeToRest, skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
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
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const forbid = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

/** To the last character, with what is none of the shop's business. */
const fillToTheBrim = (): void => {
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

/** The same with what the shop itself could do without. */
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

const newVisitor = async (before: () => void) => {
  const shopper = await newShopperPage({ shopUrl });
  await shopper.context.addInitScript(before);
  await skipPictures(shopper.page);
  return shopper;
};

/** Without a single reload: what storage would not take lives as long as the page. */
const buyAsFarAsPayment = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Water', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: water.name }).click();
  await heading(page, water.name).first().waitFor();
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
  // what is still asked with a token that is taken back is refused
  await comeToRest(page);
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
};

describe.each([
  ['forbidden', forbid],
  ['filled to the brim', fillToTheBrim],
])('storage that is %s', (_, before) => {
  test('STO-01 CHK-02 SESS-01 leaves a shop to buy from and to sign in to', async () => {
    const shopper = await newVisitor(before);
    allowSilencedTelemetry(shopper);
    await buyAsFarAsPayment(shopper.page);
    await shopper.page.getByRole('link', { name: 'Brightwater, home' }).click();
    await signInAndOut(shopper.page);
  });
});

test('STO-01 STO-02 storage full of kept answers has room for the cart, which a reload finds', async () => {
  const { page } = await newVisitor(fillWithAnswers);
  await page.goto(water.path);
  await addToCart(page);
  await drawer(page).waitFor();
  await page.reload();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toContain('1');
});

/** No JSON, no entry, and entries of this release whose values are something else. */
const spoilt = [
  '{"value":"a","storedAt":',
  '"text"',
  ...[null, 'x', [null], { lines: [null], totals: {}, orderNumber: 1, countryCode: '?' }].map((value) =>
    JSON.stringify({ value, storedAt: Date.now(), lifetime: 86_400, version: 1 }),
  ),
  JSON.stringify({ value: { a: 1 }, storedAt: Date.now(), lifetime: 86_400 }),
];

test('STO-01 BEY-04 whatever stands under the shop’s keys, every page opens and the next cart is kept', async () => {
  const keys = [...Object.values(storageKeys), `${storageKeys.routes}:${water.path}`, 'api:1'];
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await page.goto('/robots.txt');
  for (const text of spoilt) {
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
  await page.goto(water.path);
  await heading(page, water.name).first().waitFor();
  await addToCart(page);
  await drawer(page).waitFor();
  await page.goto('/cart');
  await eventually(() => cartLines(page.getByRole('main')).count()).toBe(1);
});
