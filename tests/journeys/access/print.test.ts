/** Paper, long words, forced colours, the keyboard alone, and axe on every public page. */

import type { Page, Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import { demoCustomer, signIn, emailIn, passwordIn, signInForm } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { goodCard, water, brisbane, wellington } from '#tests/support/shopper-goods.ts';
import { heading, addToCart, openProduct, button } from '#tests/support/shopper-pages.ts';
import { newShopperAt, newReturningShopper } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import * as keyboard from '#tests/support/shopper-keyboard.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { openPage } from '#tests/support/shopper-choices.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { lookAround } from '#tests/support/shopper-access.ts';
import { builtPages, productPages, shopScreens } from '#tests/support/public-pages.ts';

const shopUrl = inject('shopUrl');

/** What of the frame, of buttons and of messages would be printed, and the printed text. */
const print = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const others = page.locator('header:not(main *), footer, nav, button, summary, [role="status"], dialog');
  const frame = await others.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.outerHTML));
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  await page.emulateMedia({ media: null });
  return { frame, text };
};

test('prints a receipt without header, footer, buttons and offers', async () => {
  const { page } = await newShopperAt('payment', { shopUrl });
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  const number = await checkout.readOrderNumber(page);
  const { frame, text } = await print(page);
  expect(frame).toEqual([]);
  for (const words of [number, water.name, 'Total']) expect(text).toContain(words);
  for (const words of ['Keep shopping', 'Create an account', 'Help:']) expect(text).not.toContain(words);
});

test('prints an order and the invoices of an account without what surrounds them', async () => {
  const grace = demoCustomer('Grace');
  const api = await ShopApi.of(shopUrl, grace);
  const number = await orderOnAccount((query, variables) => api.graphql(query, variables), 'PO-PAPER');
  const { page } = await newVisitor();
  await signIn(page, grace);
  await page.goto(`/customer/orders/id/${number}`);
  await page.getByText('PO-PAPER').waitFor();
  const order = await print(page);
  expect(order.frame).toEqual([]);
  for (const words of [`Order ${number}`, water.name, 'PO-PAPER']) expect(order.text).toContain(words);
  expect(order.text).not.toMatch(/Back to your orders|Account menu|Order again/);
  await page.goto('/customer/account/billing_invoices');
  await heading(page, 'Billing and Invoices').waitFor();
  await page.getByRole('table').waitFor();
  expect((await print(page)).frame).toEqual([]);
});

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** Replaces every text but prices by the long word, and says how far the page overflows. */
const excess = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate((long) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement: holder } = text;
      const isKept =
        holder === null || holder.closest('script, style, footer, .visually-hidden, [aria-hidden]');
      if (isKept || !/\p{L}{2}/u.test(text.data) || text.data.includes('$')) continue;
      if (getComputedStyle(holder).whiteSpace === 'nowrap') continue;
      texts.push(text);
    }
    for (const text of texts) text.data = long;
    const { scrollWidth } = document.documentElement;
    return Math.round(scrollWidth - document.body.getBoundingClientRect().width);
  }, word);
};

test('breaks long words on every kind of page at 320 pixels', async () => {
  const grace = demoCustomer('Grace');
  const api = await ShopApi.of(shopUrl, grace);
  const number = await orderOnAccount((query, variables) => api.graphql(query, variables), 'PO-NARROW');
  const { page } = await newVisitor({ width: 320 });
  const found: Record<string, number> = {};
  const look = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) found[path] = await excess(page, path);
  };
  await openProduct(page, water);
  await addToCart(page);
  await look([
    '/',
    '/contact-us',
    '/water.html',
    `/catalogsearch/result?q=${word}`,
    water.path,
    '/starter-pack.html',
  ]);
  await look(['/cart', '/checkout', '/products', '/customer/login', '/customer/order-lookup']);
  await page.goto('/');
  await signIn(page, grace);
  await look([`/customer/orders/id/${number}`, '/customer/orders', '/customer/account/billing_invoices']);
  await look(['/customer/account', '/customer/account/company', '/customer/account/management/address']);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, 0])));
});

const radio = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('radio', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const back = { isBack: true };
const billing = (page: Page): Locator => page.getByRole('form', { name: 'Billing address' });

const order = async (page: Page): Promise<string> => {
  await keyboard.walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await checkout.readOrderNumber(page);
  await keyboard.focusIsOn(checkout.receiptHeading(page));
  return (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');
};

test('takes a customer by keyboard to a new address, a delivery slot, another bill and a saved card [BEY-07 PAY-02]', async () => {
  const { page } = await newReturningShopper();
  await page.goto('/checkout');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'account'));
  await keyboard.walkAndPress(page, button(page, 'Sign in'), 'Enter');
  await keyboard.focusIsOn(heading(page, 'Sign in'));
  await keyboard.walkAndType(page, emailIn(signInForm(page)), 'aroha@example.com');
  await keyboard.walkAndType(page, passwordIn(signInForm(page)), 'Water4all!');
  await page.keyboard.press('Enter');
  // Address and delivery method are known
  await keyboard.focusIsOn(checkout.tabHeading(page, 'payment'));

  await keyboard.walkAndPress(page, button(page, /^Edit Delivery address/), 'Enter', back);
  await keyboard.focusIsOn(checkout.tabHeading(page, 'delivery'));
  await keyboard.walkAndChoose(page, radio(page, 'Home'), radio(page, 'A new address'));
  await keyboard.walkAndPress(page, button(page, 'Cancel the new address'), 'Enter');
  // Its button is gone: the focus is on the address that is chosen again
  await keyboard.focusIsOn(radio(page, 'Studio'));
  await keyboard.walkAndChoose(page, radio(page, 'Studio'), radio(page, 'A new address'));
  await keyboard.walkAndPress(page, button(page, 'I will type it myself'), 'Enter');
  await keyboard.focusIsOn(button(page, 'Find my address for me'));
  await keyboard.walkTo(page, page.getByLabel('First name'), back);
  await keyboard.typeAddress(page, page, wellington);
  await keyboard.walkAndPress(page, checkout.continueButton(page), 'Enter');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'shipping'));

  const time = page.getByLabel('Delivery time');
  await keyboard.walkTo(page, time);
  await page.keyboard.press('ArrowDown');
  const hours = (await time.locator('option:checked').innerText()).replaceAll('\u00a0', ' ');
  expect(hours).toMatch(/\d [ap]m to \d+ [ap]m$/);
  await keyboard.walkAndPress(page, checkout.continueButton(page), 'Space');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'payment'));

  await keyboard.walkTo(page, radio(page, 'Saved card'));
  expect(await radio(page, 'Saved card').isChecked()).toBe(true);
  await keyboard.walkTo(page, radio(page, 'Visa ending in 1111'), { within: 1 });
  await keyboard.walkAndPress(page, page.getByLabel(/billing address is the same/), 'Space');
  const bill = billing(page);
  await keyboard.walkAndChoose(page, bill.getByRole('radio').first(), radio(bill, 'A new address'));
  await keyboard.typeAddress(page, bill, brisbane);
  const receipt = await order(page);
  for (const text of [hours, wellington.street, brisbane.street, 'Visa ending in 1111'])
    expect(receipt).toContain(text);
});

const styleOf = (part: Locator, ...names: readonly string[]) =>
  part.evaluate(
    (element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );

test('choices are told apart by their outline with forced colours [CAT-06]', async () => {
  const { page } = await newVisitor({ forcedColors: 'active' });
  await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
  const choices = page.getByRole('main');
  const chips = choices.getByRole('radio').locator('..');
  await chips.nth(1).click();
  await eventually(() => styleOf(chips.nth(1), 'border-top-width')).toEqual(['3px']);
  expect(await styleOf(chips.nth(0), 'border-top-width')).toEqual(['1px']);
  const thumbnails = choices.getByRole('button', { name: /^Show / });
  expect(await styleOf(thumbnails.nth(0), 'border-top-width')).toEqual(['3px']);
  expect(await styleOf(thumbnails.nth(1), 'border-top-width')).toEqual(['1px']);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('cooler');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  await box.press('ArrowDown');
  await eventually(() => options.first().getAttribute('aria-selected')).toBe('true');
  expect(await styleOf(options.first(), 'outline-style')).toEqual(['solid']);
  expect(await styleOf(options.nth(1), 'outline-style')).toEqual(['none']);
});

const laptop = { width: 1280, height: 900 };
const phone = { width: 360, height: 900 };

test('public pages meet axe’s rules and are no wider than a phone or a laptop [SHELL-01 BEY-07]', async () => {
  const shopper = await newVisitor(laptop);
  const { page } = shopper;
  shopper.allowProblem(/status of 404 .*no-such-page/);
  const { look, complaints } = await lookAround(page);
  const tooWide: string[] = [];
  for (const [index, [path, title]] of [builtPages, productPages, shopScreens].flatMap((pages) => [
    ...pages.entries(),
  ])) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    // the configuration arrives on its own, and the title has the brand from it
    await eventually(() => page.title(), path).toMatch(/Brightwater$/);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (room > 0) tooWide.push(`${path}: ${room}`);
    // a laptop differs from a phone in the frame of a page and in its columns, the same on each
    if (index === 0) await look(`${path}, on a laptop`);
    await page.setViewportSize(phone);
    await look(path);
    await page.setViewportSize(laptop);
  }
  expect(complaints()).toEqual([]);
  expect(tooWide).toEqual([]);
});
