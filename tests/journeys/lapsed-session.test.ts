/** A customer's session whose hour is over with nobody there to see it: whoever comes to the page next is a guest, and is shown nothing of theirs (BEY-08, SESS-01). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  expiryDialog,
  keptToken,
  newCustomer,
  signIn,
  signInLink,
  timedOut,
  type Customer,
} from '#tests/support/shopper-account.ts';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  continueButton,
  drawer,
  fillDelivery,
  heading,
  keptCartId,
  openProduct,
  stopClock,
  tabHeading,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const street = '77 Unheard Of Lane';

/** Signed in, with water in the cart and an address half the way through the checkout. */
const newBuyer = async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, water);
  await addToCart(page);
  await eventually(() => cartLines(drawer(page)).count()).toBe(1);
  await page.goto('/checkout');
  await page.getByText(customer.email).first().waitFor();
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, { ...brisbane, street });
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  return { ...shopper, customer, cartId: await keptCartId(page) };
};

/** As much older is everything that this browser keeps. */
const letTimePass = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((passed) => {
    for (const area of [window.localStorage, window.sessionStorage])
      for (const [key, text] of Object.entries(area)) {
        const entry = JSON.parse(String(text)) as { readonly storedAt: number };
        area.setItem(key, JSON.stringify({ ...entry, storedAt: entry.storedAt - passed }));
      }
  }, milliseconds);
const overAnHour = 3_601_000;

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

test('BEY-08 SESS-01 CART-14 a page opened after the hour is a guest’s from its first moment', async () => {
  const { page, customer, cartId } = await newBuyer();
  await eventually(() => findings(page, customer, cartId)).toEqual(
    expect.arrayContaining([`${street} in localStorage`, `${cartId} in localStorage`]),
  );
  await page.goto('/favicon.svg');
  await letTimePass(page, overAnHour);
  // nobody asks for the customer's cart any more, by whatever path
  const asked: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(cartId)) asked.push(request.url());
  });
  await page.goto('/checkout');
  await heading(page, 'There is nothing to check out yet').waitFor();
  expect(await findings(page, customer, cartId)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Shop water' }).click();
  await signInLink(page).waitFor();
  await button(page, 'Cart, empty').waitFor();
  expect(await findings(page, customer, cartId)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await expiryDialog(page).isVisible()).toBe(false);

  // what was in the account is there for whoever signs in again
  await signIn(page, customer);
  await button(page, 'Cart, 1 item').waitFor();
});

test.each(['focus', 'visibilitychange', 'pageshow', 'online'])(
  'SESS-01 SHELL-08 a page that was asleep asks for the password as soon as it wakes up by %s; who gives up leaves nothing',
  async (waking) => {
    const { page, customer, cartId } = await newBuyer();
    // its timers stand still, as in a computer that sleeps
    await page.clock.install();
    await page.reload();
    // who has come back is known, and nothing is on its way any more that would stand still half done
    await page.getByRole('banner').getByText(customer.firstname).first().waitFor();
    await page.getByText(customer.email).first().waitFor();
    await page.waitForLoadState('networkidle');
    await stopClock(page);
    await letTimePass(page, overAnHour);
    expect(await expiryDialog(page).isVisible()).toBe(false);
    await page.evaluate((type) => void window.dispatchEvent(new Event(type)), waking);
    await expiryDialog(page).getByText(timedOut, { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await eventually(() => keptToken(page)).toBe(false);

    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expiryDialog(page).waitFor({ state: 'hidden' });
    await heading(page, 'There is nothing to check out yet').waitFor();
    await eventually(() => findings(page, customer, cartId)).toEqual([]);
  },
);
