/** A customer leaves without signing out: after the hour the browser knows nothing of them. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { expiryDialog, keptToken, signIn, signInLink, timedOut } from '#tests/support/shopper-account.ts';
import type { Customer } from '#tests/support/shopper-account.ts';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  fillDelivery,
  heading,
  keptCartId,
  pathOf,
  stopClock,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { newSignedInShopper } from '#tests/support/shopper-signed-in.ts';

const shopUrl = inject('shopUrl');
const street = '77 Unheard Of Lane';

/** At the delivery methods, with an address that this browser keeps. */
const newCustomerAtCheckout = async () => {
  const shopper = await newSignedInShopper({ shopUrl, goods: [[water, 1]] });
  const { page, customer } = shopper;
  await page.clock.install();
  await page.goto('/checkout');
  await page.getByText(customer.email).first().waitFor();
  await tabHeading(page, 'delivery').waitFor();
  await page.getByRole('banner').getByText(customer.firstname).first().waitFor();
  await fillDelivery(page, { ...brisbane, street });
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  return { ...shopper, cartId: await keptCartId(page) };
};

/** Makes everything that this browser keeps an hour older. */
const letHourPass = (page: Page): Promise<void> =>
  page.evaluate((passed) => {
    for (const area of [window.localStorage, window.sessionStorage])
      for (const [key, text] of Object.entries(area)) {
        const entry = JSON.parse(String(text)) as { readonly storedAt: number };
        area.setItem(key, JSON.stringify({ ...entry, storedAt: entry.storedAt - passed }));
      }
  }, 3_601_000);

/** Where something of the customer can be found. */
const findings = (page: Page, { email, firstname }: Customer, cartId: string): Promise<readonly string[]> =>
  page.evaluate(
    (secrets) => {
      const places = {
        localStorage: JSON.stringify({ ...window.localStorage }),
        sessionStorage: JSON.stringify({ ...window.sessionStorage }),
        page: document.documentElement.outerHTML,
        fields: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
      };
      return Object.entries(places).flatMap(([place, text]) =>
        secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
      );
    },
    [email, firstname, street, cartId],
  );

test('opens as a guest after the hour, with no trace of the customer and their cart [BEY-08, SESS-01]', async () => {
  const { page, customer, cartId } = await newCustomerAtCheckout();
  await eventually(() => findings(page, customer, cartId)).toEqual(
    expect.arrayContaining([`${street} in localStorage`, `${cartId} in localStorage`]),
  );
  await page.goto('/favicon.svg');
  await letHourPass(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(cartId)) requests.push(request.url());
  });
  await page.goto('/checkout');
  await heading(page, 'There is nothing to check out yet').waitFor();
  expect(await findings(page, customer, cartId)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Shop water' }).click();
  await signInLink(page).waitFor();
  await button(page, 'Cart, empty').waitFor();
  expect(await findings(page, customer, cartId)).toEqual([]);
  expect(requests).toEqual([]);
  expect(await expiryDialog(page).isVisible()).toBe(false);
  // The account still has its cart
  await signIn(page, customer);
  await button(page, 'Cart, 1 item').waitFor();
});

test('asks for the password when a checkout wakes up after the hour, and leaves a guest with nothing [SESS-01, SHELL-08]', async () => {
  const { page, customer, cartId } = await newCustomerAtCheckout();
  // Timers stand still, as on a computer that sleeps
  await stopClock(page);
  await letHourPass(page);
  expect(await expiryDialog(page).isVisible()).toBe(false);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expiryDialog(page).getByText(timedOut, { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await eventually(() => keptToken(page)).toBe(false);
  await page.clock.resume();
  expect(await lookOnce(page, 'the dialog above the checkout')).toEqual([]);
  await page.keyboard.press('Escape');
  await expiryDialog(page).waitFor({ state: 'hidden' });
  await heading(page, 'There is nothing to check out yet').waitFor();
  await eventually(() => pathOf(page)).toBe('/checkout');
  await eventually(() => findings(page, customer, cartId)).toEqual([]);
});
