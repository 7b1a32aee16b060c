/** What is promised of the delivery; releases that arrive while the shop is open. */

import { expect, test, afterAll, beforeAll } from 'vitest';
import { mailsTo } from '#tests/support/shopper-account.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import {
  addToCart,
  drawer,
  readTotals,
  button,
  follow,
  heading,
  openProduct,
  toast,
} from '#tests/support/shopper-pages.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import type { Page } from 'playwright-core';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { buildReleases, headings, openReleasingShop, type Releases } from '#tests/support/releases.ts';
import {
  comeBackToTab,
  waitForWaiting,
  waitForWorker,
  waitUntilKept,
} from '#tests/support/shopper-worker.ts';
import { removeFolder } from '#tests/support/temporary-folder.ts';

const readDay = network.graphqlCall('DeliveryPromise');

test.each([
  ['AU', '4064', 'Paddington 4064', true],
  ['NZ', '6011', 'Wellington Central 6011', true],
  ['AU', '0100', '0100', false],
])(
  'says the day for %s %s on home, header, tile, product, drawer and cart, once it can be read [BEY-18 BEY-07]',
  async (country, postcode, place, isServed) => {
    const { page, expectProblem } = await newVisitor({ width: 360 });
    expectProblem(/status of 500/);
    await page.goto('/');
    const check = page.getByRole('main').getByRole('form', { name: 'When do we deliver to you?' });
    await page.getByRole('heading', { name: 'When do we deliver to you?' }).scrollIntoViewIfNeeded();
    await check.getByLabel('Postcode').fill('40');
    await check.getByRole('button', { name: 'Check' }).click();
    await check.getByText('Please enter a postcode of four digits').waitFor();
    await check.getByLabel('Postcode').fill(postcode);
    await check.getByLabel('Country').selectOption(country);
    await network.treat(page, readDay, network.answer(500, {}), 1);
    await check.getByLabel('Postcode').press('Enter');
    await check.getByText('Press Check to ask again').waitFor();
    await check.getByRole('button', { name: 'Check' }).click();
    const answer = await check
      .getByText(isServed ? `We deliver to ${place}` : 'We do not deliver to')
      .innerText();
    expect(answer).toContain(place);
    const day = /next: (.+)\.$/.exec(answer)?.[1] ?? 'No delivery';
    const header = page.getByRole('banner').getByText(day);
    await header.waitFor();

    await page.goto('/water.html');
    const short = isServed ? day.replace(/([A-Z]\w\w)\w*/g, '$1') : 'No delivery to you';
    await page.getByRole('article').first().getByText(short, { exact: true }).waitFor();

    await page.goto(water.path);
    await header.waitFor();
    await page.getByRole('main').getByText(day, { exact: true }).waitFor();
    await addToCart(page);
    await drawer(page)
      .getByText(isServed ? `Next delivery ${day} to ${place}` : answer)
      .waitFor();
    await page.goto('/cart');
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await summary.getByText(day, { exact: true }).waitFor();
    await summary
      .getByText(`to ${place}`, { exact: true })
      .or(summary.getByText(`delivery to ${place}`))
      .first()
      .waitFor();
    const free = summary.getByText(new RegExp(`^\\$\\d+\\.\\d\\d to free delivery to ${postcode}$`));
    await expect.poll(() => free.count()).toBe(isServed ? 1 : 0);
  },
);

test('the address of an order sets the place; its steps, receipt, mail and tracking say the same day [BEY-18]', async () => {
  const { page } = await newReturningShopper();
  await checkout.openCheckout(page);
  const email = newEmail();
  await checkout.giveEmail(page, email);
  await checkout.tabHeading(page, 'delivery').waitFor();
  await checkout.fillDelivery(page, brisbane);
  await checkout.continueTo(page, 'shipping');
  const said = await page
    .getByRole('main')
    .getByText(/^Next delivery/)
    .first()
    .innerText();
  expect(said).toMatch(/^Next delivery .+ to Brisbane City 4000$/);
  await checkout.orderSummary(page).getByText(said).waitFor();
  const day = / delivery (.+) to /.exec(said)?.[1] ?? said;
  await page
    .getByRole('radio', { name: /^Scheduled delivery/ })
    .and(page.getByRole('radio', { checked: true }))
    .waitFor();
  await page.getByText(`Brightwater delivery, ${day}`).first().waitFor();
  const total = async () => (await readTotals(checkout.orderSummary(page)))['Total'];
  const before = await total();
  await page.getByRole('radio', { name: /^Next business day/ }).check({ force: true });
  await expect.poll(total).not.toBe(before);
  await page.getByRole('radio', { name: /^Scheduled delivery/ }).check({ force: true });
  await expect.poll(total).toBe(before);
  await checkout.continueTo(page, 'payment');
  await payByCard(page);
  await page.getByText(`bring it on ${day}, `).waitFor();
  expect((await mailsTo(email)).map(({ text }) => text).join()).toContain(
    `It comes on ${day.replace(' ', ', ')} 2`,
  );
  await page.getByRole('link', { name: 'track this order' }).click();
  await page.getByRole('button', { name: /order/ }).click();
  await page.getByText(new RegExp(`^Comes ${day}, `)).waitFor();
});

let releases: Releases;
beforeAll(async () => {
  releases = await buildReleases();
});
afterAll(() => removeFolder(releases.folder));

const offer = 'A new version of the shop is ready.';
const old = (page: Page) => heading(page, headings.first);
const fresh = (page: Page) => heading(page, headings.second);

const openHome = async (serviceWorkers: 'allow' | 'block' = 'allow') => {
  const shop = await openReleasingShop(releases.first);
  const shopper = await newShopperPage({ shopUrl: shop.url, serviceWorkers });
  await shopper.page.goto('/');
  await old(shopper.page).waitFor();
  return { ...shopper, shop };
};

const openHomeWithWorker = async () => {
  const opened = await openHome();
  await waitForWorker(opened.page);
  await waitUntilKept(opened.page, '/');
  return opened;
};

/** The browser logs a part that the server does not have. */
const expectMissingPart = (shopper: Shopper): void => shopper.expectProblem(/status of 404/);

test('a new build is offered, refused for this visit, offered at the next, and taken [PWA-01]', async () => {
  const { page, shop } = await openHomeWithWorker();
  shop.release(releases.second);
  await comeBackToTab(page);
  await toast(page, offer).waitFor();
  await old(page).waitFor();
  await button(page, 'Dismiss message').click();
  await toast(page, offer).waitFor({ state: 'hidden' });
  await comeBackToTab(page);
  await follow(page, '/water.html');
  await heading(page, 'Water').first().waitFor();
  expect(await toast(page, offer).count()).toBe(0);

  await page.goto('/');
  await toast(page, offer).waitFor();
  // not forced: the old one is still shown
  await old(page).waitFor();
  await button(page, 'Update now').click();
  await fresh(page).waitFor();
  await page.reload();
  await fresh(page).waitFor();
  expect(await toast(page, offer).count()).toBe(0);
});

test('a new build is not offered at the checkout, and an offer is taken back there until it is left [PWA-01]', async () => {
  const { page, shop } = await openHomeWithWorker();
  await openProduct(page, water);
  await addToCart(page);
  await button(page, /^Cart, 1/).waitFor();
  await page.goto('/checkout');
  await heading(page, 'Check out as a guest').waitFor();
  shop.release(releases.second);
  await comeBackToTab(page);
  await waitForWaiting(page);
  await page.getByLabel('Email').fill('someone@example.com');
  await button(page, /^Continue to /).click();
  await heading(page, 'Where should we deliver?').waitFor();
  expect(await toast(page, offer).count()).toBe(0);

  await follow(page, '/water.html');
  await toast(page, offer).waitFor();
  await follow(page, '/checkout');
  await toast(page, offer).waitFor({ state: 'hidden' });
  await follow(page, '/');
  await toast(page, offer).waitFor();
  await button(page, 'Update now').click();
  await fresh(page).waitFor();
  await button(page.getByRole('banner'), /^Cart, 1/).waitFor();
});

test('a page goes on with its own parts when another tab takes the new build, and is offered it [PWA-01]', async () => {
  const { page, shop, openTab } = await openHomeWithWorker();
  shop.release(releases.second);
  const other = await openTab();
  await other.goto('/');
  await button(other, 'Update now').click();
  await fresh(other).waitFor();
  await other.close();

  await toast(page, offer).waitFor();
  // the code of the cart was never asked for, and the server no longer has it
  await follow(page, '/cart');
  await heading(page, 'Your cart').first().waitFor();
  await follow(page, '/');
  await old(page).waitFor();
  await button(page, 'Update now').click();
  await fresh(page).waitFor();
});

test('without a worker a page whose parts are gone is loaded again where it was going, and is never white [PWA-01]', async () => {
  const { shop, ...shopper } = await openHome('block');
  const { page } = shopper;
  shop.release(releases.second);
  expectMissingPart(shopper);
  await follow(page, '/cart');
  await heading(page, 'Your cart').first().waitFor();
  await follow(page, '/');
  await fresh(page).waitFor();
});
