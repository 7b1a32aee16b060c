/** Everyone can use it: no violation axe knows of, the keyboard alone suffices, nothing is wider than a small phone (look.md; SHELL-01, SHELL-03, BEY-07). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  hasFocus,
  inspect,
  pressOn,
  tabTo,
  typeInto,
  type Complaint,
} from '#tests/support/shopper-access.ts';
import { brisbane, goodCard, newEmail, water } from '#tests/support/shopper-goods.ts';
import { calls, loseOnTheWayThere, skipPictures, treat } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cardInput,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  giveEmail,
  heading,
  openProduct,
  placeOrderButton,
  quantityBox,
  readOrderNumber,
  tabHeading,
  tabHeadings,
  waitForCard,
  waitForState,
  type Tab,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

test.each([360, 1280])(
  'SHELL-01 SHELL-02 axe finds nothing on any page, in any state, at %i px',
  { timeout: 600_000 },
  async (width) => {
    const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
    const { page } = shopper;
    const complaints: Complaint[] = [];
    const look = async (where: string): Promise<void> =>
      void complaints.push(...(await inspect(page, where)));
    allowSilencedTelemetry(shopper);
    shopper.expectProblem(/net::ERR_CONNECTION_RESET/);
    // the address that leads nowhere
    shopper.expectProblem(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto('/cart');
    await heading(page, 'Your cart is empty').waitFor();
    await heading(page, 'Popular right now').waitFor();
    await look('the empty cart');
    await page.goto('/');
    await heading(page, 'Best sellers').waitFor();
    await look('home');
    if (width < 1024) {
      await button(page, 'Menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await look('the menu');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Water', exact: true }).click();
      await menu.getByRole('link', { name: 'All water', exact: true }).waitFor();
      await look('the menu opened');
    }
    await page.goto('/water.html');
    await heading(page, water.name).waitFor();
    await look('category');
    await page.goto('/no-such-page');
    await page.getByText('That page could not be found. Please try again.').waitFor();
    await look('not found');

    await openProduct(page, water);
    const box = quantityBox(page.getByRole('main'), water);
    await box.fill('0');
    await box.press('Enter');
    await eventually(() => box.getAttribute('aria-invalid')).toBe('true');
    await look('product, quantity refused');
    await addToCart(page);
    await drawer(page).waitFor();
    await look('drawer');
    await page.goto('/cart');
    await quantityBox(page.getByRole('main'), water).waitFor();
    await look('cart');
    await treat(page, calls.update, loseOnTheWayThere, 1);
    await button(page.getByRole('main'), `Increase quantity of ${water.name}`).click();
    await page.getByRole('alert').getByText('We could not reach the shop').waitFor();
    await look('cart with an error');

    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();
    await look('account');
    await continueButton(page).click();
    await eventually(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await look('account, refused');
    await giveEmail(page, newEmail());
    await tabHeading(page, 'delivery').waitFor();
    await look('delivery');
    await continueButton(page).click();
    await eventually(() => page.getByLabel('Postcode').getAttribute('aria-invalid')).toBe('true');
    await look('delivery, refused');
    await fillDelivery(page, { ...brisbane, postcode: '0001' });
    await continueButton(page).click();
    await page.getByText('Invalid postcode number').waitFor();
    await look('delivery, refused by the server');
    await page.getByLabel('Postcode').fill(brisbane.postcode);
    await page.getByLabel('Postcode').press('Enter');
    await tabHeading(page, 'shipping').waitFor();
    await look('shipping');
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    await waitForCard(page);
    await look('payment');
    await placeOrderButton(page).click();
    await page.getByText('Enter the card number.').first().waitFor();
    await look('payment, card refused');
    await page.getByLabel(/billing address is the same/).uncheck();
    await placeOrderButton(page).click();
    await page.getByText('Before you can order').waitFor();
    await look('payment, billing address missing');
    await page.getByLabel(/billing address is the same/).check();
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await look('receipt');
    await page.goto('/checkout');
    await heading(page, 'There is nothing to check out yet').waitFor();
    await look('empty checkout');

    expect(complaints).toEqual([]);
  },
);

test('GEN-01 SHELL-01 SHELL-03 a whole purchase with the keyboard alone', async () => {
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  allowSilencedTelemetry(shopper);
  await skipPictures(page);
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('link', { name: 'Water', exact: true });
  await menu.waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await eventually(() => hasFocus(skip)).toBe(true);
  expect(await skip.boundingBox()).toMatchObject({ x: expect.any(Number) });
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header, a') !== null)).toBe(true);

  await page.goto('/');
  await pressOn(page, menu);
  await page.getByRole('heading', { level: 1, name: 'Water' }).waitFor();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: water.name }).first());
  await page.getByRole('heading', { level: 1, name: water.name }).waitFor();
  await pressOn(page, button(page, `Increase quantity of ${water.name}`), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Add to cart', exact: true }));
  await drawer(page).waitFor();
  await pressOn(page, drawer(page).getByRole('link', { name: 'Checkout' }));

  await tabHeading(page, 'account').waitFor();
  await typeInto(page, page.getByLabel('Email'), newEmail());
  await page.keyboard.press('Enter');
  await tabHeading(page, 'delivery').waitFor();
  await typeInto(page, page.getByLabel('First name'), brisbane.firstname);
  await typeInto(page, page.getByLabel('Last name'), brisbane.lastname);
  await typeInto(page, page.getByLabel('Phone'), brisbane.telephone);
  await typeInto(page, page.getByLabel('Street address'), brisbane.street);
  await typeInto(page, page.getByLabel('Suburb'), brisbane.city);
  await typeInto(page, page.getByLabel('Postcode'), brisbane.postcode);
  await waitForState(page, 'Queensland');
  await typeInto(page, page.getByLabel('State/Territory'), 'Queen');
  await pressOn(page, continueButton(page));
  await tabHeading(page, 'shipping').waitFor();
  await tabTo(page, page.getByRole('radio', { name: /^Scheduled delivery/ }));
  await page.keyboard.press('ArrowDown');
  await eventually(() => page.getByRole('radio', { name: /^Next business day/ }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');
  await eventually(() => page.getByRole('radio', { name: /^Scheduled delivery/ }).isChecked()).toBe(true);
  await pressOn(page, continueButton(page), 'Space');
  await tabHeading(page, 'payment').waitFor();
  await waitForCard(page);
  await typeInto(page, cardInput(page, 'number'), goodCard.number);
  await typeInto(page, cardInput(page, 'expirationDate'), '1234');
  await typeInto(page, cardInput(page, 'cvv'), goodCard.cvv);
  await pressOn(page, placeOrderButton(page), 'Space');
  await readOrderNumber(page);
});

test('BEY-07 CHK-02 the focus goes to the heading of a tab that opens, and to the first field in error', async () => {
  const { page } = await newReturningShopper({ shopUrl });
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.textContent ?? undefined);
  const expectHeadingFocused = (tab: Tab) => eventually(focused).toBe(tabHeadings[tab]);
  await page.goto('/checkout');
  await expectHeadingFocused('account');
  await continueButton(page).click();
  await eventually(() => hasFocus(page.getByLabel('Email'))).toBe(true);
  await giveEmail(page, 'pat@example.com');
  await expectHeadingFocused('delivery');
  await fillDelivery(page, { ...brisbane, telephone: '', postcode: '12' });
  await continueButton(page).click();
  await eventually(() => hasFocus(page.getByLabel('Phone'))).toBe(true);
  await page.getByLabel('Phone').fill(brisbane.telephone);
  await continueButton(page).click();
  await eventually(() => hasFocus(page.getByLabel('Postcode'))).toBe(true);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await continueButton(page).click();
  await expectHeadingFocused('shipping');
  await button(page, /^Edit Account/).click();
  await expectHeadingFocused('account');
});
