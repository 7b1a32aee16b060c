/** A checkout that was left in the middle: by a reload, a closed browser, for another day; it is found where it was left, as far as it still holds (BEY-04, S10). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  backToDelivery,
  button,
  continueButton,
  drawer,
  giveEmail,
  heading,
  openProduct,
  placeOrderButton,
  readTotals,
  tabHeading,
  tabHeadings,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  browserEntry,
  allowSilencedTelemetry,
  newPayingShopper,
  newReturningShopper,
} from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const long = { timeout: 180_000 };

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const stepOf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem').filter({ hasText: name });

/** From the next page on, every tab's heading that was ever to be seen. */
const recordTabs = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript((names) => {
    const seen = new Set<string>();
    Object.assign(window, { tabsSeen: seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h2'))
        if (textContent !== null && names.includes(textContent)) seen.add(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, Object.values<string>(tabHeadings));
  return () => page.evaluate(() => [...(window as unknown as { readonly tabsSeen: Set<string> }).tabsSeen]);
};

const keep = (page: Page, entry: { readonly name: string; readonly value: string }): Promise<void> =>
  page.evaluate(({ name, value }) => window.localStorage.setItem(name, value), entry);

test(
  'BEY-04 a guest who loads the page anew stands on the tab they had reached, with what they gave',
  long,
  async () => {
    const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
    allowSilencedTelemetry(shopper);
    const { page } = shopper;
    const email = newEmail();
    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();
    await page.reload();
    await tabHeading(page, 'account').waitFor();

    await giveEmail(page, email);
    await tabHeading(page, 'delivery').waitFor();
    await page.reload();
    await tabHeading(page, 'delivery').waitFor();
    await eventually(() => stepOf(page, /Account/).innerText()).toContain(email);
    await eventually(() => page.getByLabel('Street address').inputValue()).toBe(brisbane.street);

    await continueButton(page).click();
    await tabHeading(page, 'shipping').waitFor();
    await page.reload();
    await tabHeading(page, 'shipping').waitFor();
    const ways = page.getByRole('main').getByRole('radio');
    await eventually(() => ways.count()).toBeGreaterThan(1);
    const other = page.getByRole('main').locator('input[type=radio]:not(:checked)').first();
    const chosen = String(await other.getAttribute('value'));
    await other.check({ force: true });

    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    await eventually(() => placeOrderButton(page).innerText()).toMatch(/\$\d/);
    await waitForCard(page);
    const before = await readTotals(summaryOf(page));
    const tabs = await recordTabs(page);
    await page.reload();
    await tabHeading(page, 'payment').waitFor();
    expect(await tabs()).toEqual([tabHeadings.payment]);
    await eventually(() => readTotals(summaryOf(page))).toEqual(before);
    await button(page, /^Edit Delivery method/).click();
    await eventually(() =>
      page.getByRole('main').locator('input[type=radio]:checked').first().getAttribute('value'),
    ).toBe(chosen);
  },
);

test(
  'BEY-04 S10 a customer with a stored address presses one button from the cart to the payment, and finds it again',
  long,
  async () => {
    const { customer } = await newResident(shopUrl);
    const shopper = await newShopperPage({ shopUrl });
    allowSilencedTelemetry(shopper);
    const { page } = shopper;
    await skipPictures(page);
    await signIn(page, customer);
    await openProduct(page, water);
    await addToCart(page);
    await drawer(page).getByRole('link', { name: 'Checkout' }).waitFor();
    const tabs = await recordTabs(page);
    await page.evaluate(() => {
      const presses = { count: 0 };
      Object.assign(window, { presses });
      document.addEventListener('click', () => (presses.count += 1), { capture: true });
      document.addEventListener('input', () => (presses.count += 1), { capture: true });
    });
    await drawer(page).getByRole('link', { name: 'Checkout' }).click();
    await tabHeading(page, 'payment').waitFor();
    await eventually(() => placeOrderButton(page).innerText()).toMatch(/\$\d/);
    expect(
      await page.evaluate(() => (window as unknown as { presses: { count: number } }).presses.count),
    ).toBe(1);
    await eventually(() => stepOf(page, /Delivery address/).innerText()).toContain('12 Eagle Street');

    await page.reload();
    await tabHeading(page, 'payment').waitFor();
    expect(await tabs()).toEqual([tabHeadings.payment]);
    await backToDelivery(page);
    await page.reload();
    await tabHeading(page, 'delivery').waitFor();
    await eventually(() => page.getByRole('radio', { name: 'Home' }).isChecked()).toBe(true);
  },
);

test('S10 a guest types or chooses in at most eight fields before the payment', long, async () => {
  const shopper = await newReturningShopper({ shopUrl });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await page.addInitScript(() => {
    const typed = new Set<EventTarget | null>();
    Object.assign(window, { typed });
    document.addEventListener('input', ({ target }) => void typed.add(target), { capture: true });
  });
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('First name').fill(brisbane.firstname);
  await page.getByLabel('Last name').fill(brisbane.lastname);
  await page.getByLabel('Phone').fill(brisbane.telephone);
  await page.getByLabel('Street address').fill(brisbane.street);
  await page.getByLabel('Suburb', { exact: true }).fill(brisbane.city);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await page.getByLabel('State/Territory').selectOption({ label: 'Queensland' });
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  const typed = await page.evaluate(() => (window as unknown as { typed: Set<unknown> }).typed.size);
  expect(typed).toBeLessThanOrEqual(8);
});

test(
  'BEY-04 on another day a guest says their e-mail again, which is no browser’s to keep, and finds the rest',
  long,
  async () => {
    const shopper = await newPayingShopper({ shopUrl });
    const storageState = await shopper.context.storageState();
    const later = await newShopperPage({ shopUrl, storageState });
    const { page } = later;
    await skipPictures(page);
    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    await giveEmail(page, newEmail());
    await tabHeading(page, 'delivery').waitFor();
    await eventually(() => page.getByLabel('Street address').inputValue()).toBe(brisbane.street);
  },
);

test('BEY-04 SHIP-01 a way of delivery that is not offered any more is chosen anew', long, async () => {
  const { page } = await newPayingShopper({ shopUrl });
  const [name, kept] = await page.evaluate(
    () => Object.entries(window.localStorage).find(([key]) => key.endsWith('__shippingMethod')) ?? ['', '{}'],
  );
  const { value } = JSON.parse(String(kept)) as { readonly value: object };
  await keep(page, {
    ...browserEntry('shippingMethod', { ...value, methodCode: 'pigeon' }, 1),
    name: String(name),
  });
  await page.reload();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
});

test('BEY-04 BEY-16 a cart that became another meanwhile is what is paid for', long, async () => {
  const { page, api, cartId } = await newPayingShopper({ shopUrl });
  const before = await readTotals(summaryOf(page));
  await api.add(cartId, water, 1);
  await page.reload();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => readTotals(summaryOf(page))).not.toEqual(before);
  const { Total: total = '' } = await readTotals(summaryOf(page));
  await eventually(() => placeOrderButton(page).innerText()).toBe(`Place order, ${total}`);
});

test('BEY-04 another address closes delivery and payment, also after a reload', long, async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await backToDelivery(page);
  await page.getByLabel('Street address').fill('7 Ann Street');
  await page.getByLabel('Street address').blur();
  await eventually(() => stepOf(page, /Payment/).innerText()).toContain('Later step');
  await page.reload();
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => page.getByLabel('Street address').inputValue()).toBe('7 Ann Street');
  await eventually(() => stepOf(page, /Payment/).innerText()).toContain('Later step');
});

test.each([
  ['garbage', browserEntry('checkout_tab', { no: 'tab' }, 1)],
  ['another version', browserEntry('checkout_tab', 'payment', 2)],
])('BEY-04 STO-01 with %s kept of it a guest begins where everybody begins', long, async (_, entry) => {
  const { page } = await newPayingShopper({ shopUrl });
  await keep(page, entry);
  await page.reload();
  await tabHeading(page, 'account').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
});

test('BEY-04 CHK-02 the payment of a cart that nobody delivers is found again', long, async () => {
  const shopper = await newShopperPage({ shopUrl });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await skipPictures(page);
  await page.goto('/cooler-sanitising-visit.html');
  await heading(page, 'Cooler sanitising visit').first().waitFor();
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, newEmail());
  await tabHeading(page, 'payment').waitFor();
  const tabs = await recordTabs(page);
  await page.reload();
  await tabHeading(page, 'payment').waitFor();
  expect(await tabs()).toEqual([tabHeadings.payment]);
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $89.00');
});
