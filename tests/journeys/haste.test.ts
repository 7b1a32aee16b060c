/** Whoever is quick: presses twice, presses on what they have already, closes while something is saved, goes on before the page has come (SHELL-07, SHELL-10, ROUTE-11, CAT-06, CHK-02, ACC-01). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage, type ShopperOptions } from '#tests/support/browser.ts';
import { accountButton, fillSignIn, signInForm, signInLink } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { openPage } from '#tests/support/shopper-choices.ts';
import { brisbane, newEmail, smallWater, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, graphqlCall, hold, loseOnTheWayThere, skipPictures } from '#tests/support/shopper-network.ts';
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
  openProduct,
  pathOf,
  tabHeading,
  toast,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const main = (page: Page) => page.getByRole('main');

const look = (place: Locator, property: string) =>
  place.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

const newPage = async (options: ShopperOptions = {}) => {
  const shopper = await newShopperPage({ shopUrl, ...options });
  await skipPictures(shopper.page);
  return shopper;
};

const comeIn = async (
  page: Page,
  path: string,
  { email, firstname }: { email: string; firstname: string },
) => {
  await page.goto(path);
  await heading(page, 'Sign in or register').waitFor();
  await fillSignIn(signInForm(page), email, 'Water4all!');
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, firstname).waitFor();
};

test('SHELL-10 SHELL-11 what is added late leaves the search that was opened meanwhile as it is, and says so', async () => {
  const { page } = await newPage({ viewport: { width: 360, height: 640 } });
  await openProduct(page, water);
  const addition = await hold(page, calls.add);
  await addToCart(page);
  await addition.asked;
  await button(page, 'Open search').click();
  const line = page.getByRole('combobox', { name: 'Search the shop' });
  await line.fill('fi');
  await addition.release();
  await toast(page, 'Added to your cart.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await focusIsOn(line);
  expect(await line.inputValue()).toBe('fi');
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 1 item');
});

test('SHELL-10 a link in the drawer to the page one is on closes it', async () => {
  const { page } = await newPage();
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).getByRole('link', { name: water.name }).first().click();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(water.path);
  await page.goto('/cart');
  await cartTrigger(page).click();
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe('/cart');
});

test('ROUTE-11 a link that is pressed again while its page is on the way is one step, and one Back leads back', async () => {
  const { page } = await newPage();
  await openProduct(page, water);
  const part = await hold(page, { name: 'a part of the shop', glob: '**/assets/**', isMeant: () => true });
  const entries = await page.evaluate(() => history.length);
  const link = signInLink(page);
  await link.click();
  await part.asked;
  // nothing seems to have happened
  expect(await heading(page, water.name).first().isVisible()).toBe(true);
  await link.click();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await part.release();
  await heading(page, 'Sign in or register').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: water.name }).waitFor();
  expect(pathOf(page)).toBe(water.path);
});

test('ADDR-08 SHELL-10 what a double click opens stays open', async () => {
  const { customer } = await newResident(shopUrl);
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  await comeIn(page, '/customer/account/management/address', customer);
  await button(main(page), /^Delete/).dblclick();
  const question = page.getByRole('dialog', { name: /^Delete/ });
  await question.waitFor();
  // it is still there once it has come all the way
  await eventually(() => question.evaluate((dialog) => getComputedStyle(dialog).opacity)).toBe('1');
  // one press beside it is an answer
  await page.mouse.click(20, 20);
  await question.waitFor({ state: 'hidden' });
});

test('ACC-01 BEY-07 a request that is on its way keeps its dialog, however often one presses Esc, and its words if it fails', async () => {
  const shopper = await newPage();
  const { page } = shopper;
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  await comeIn(page, '/customer/account/equipment_services', {
    email: 'hannah@example.com',
    firstname: 'Hannah',
  });
  await button(main(page), /^Request a service/)
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request a service' });
  const words = dialog.getByLabel(/^What should we know/);
  await words.fill('It drips.');
  const asking = await hold(page, graphqlCall('requestEquipmentService'));
  await button(dialog, 'Request service').click();
  await asking.asked;
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  await dialog.waitFor();
  await asking.release(loseOnTheWayThere);
  await button(dialog, 'Request service').waitFor();
  expect(await words.inputValue()).toBe('It drips.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test.each([
  [360, 640],
  [1366, 650],
])('CHK-02 BEY-07 at %i × %i each step of the checkout begins in sight', async (width, height) => {
  const shopper = await newReturningShopper({
    shopUrl,
    goods: [[smallWater, 1]],
    viewport: { width, height },
  });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const isInSight = async (place: Locator) => {
    const [box, head] = [await place.boundingBox(), await page.getByRole('banner').boundingBox()];
    if (box === null || head === null) return false;
    return box.y >= Math.max(head.y + head.height, 0) && box.y + box.height <= height;
  };
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => isInSight(tabHeading(page, 'delivery'))).toBe(true);
  await fillDelivery(page, brisbane);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await eventually(() => isInSight(tabHeading(page, 'shipping'))).toBe(true);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => isInSight(tabHeading(page, 'payment'))).toBe(true);
  await waitForCard(page);
});

test('CAT-03 CAT-06 SHELL-02 where colours are forced what is chosen is told by more than its colour', async () => {
  const { page } = await newShopperPage({ shopUrl, forcedColors: 'active' });
  await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
  const chips = main(page).getByRole('radio').locator('..');
  await chips.nth(1).click();
  await eventually(() => look(chips.nth(1), 'border-top-width')).toBe('3px');
  expect(await look(chips.nth(0), 'border-top-width')).toBe('1px');
  const thumbnails = main(page).getByRole('button', { name: /^Show / });
  expect([
    await look(thumbnails.nth(0), 'border-top-width'),
    await look(thumbnails.nth(1), 'border-top-width'),
  ]).toEqual(['3px', '1px']);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('cooler');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  await box.press('ArrowDown');
  await eventually(() => options.first().getAttribute('aria-selected')).toBe('true');
  const outlines = [
    await look(options.first(), 'outline-style'),
    await look(options.nth(1), 'outline-style'),
  ];
  expect(outlines).toEqual(['solid', 'none']);
});
