/** A customer's orders, gone through with the keyboard alone: overview, history, one order, what is to come; and the delivery a mail names (ACC-01, ROUTE-01, ROUTE-02, ROUTE-14, BEY-07, BEY-12, TRK-04). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import { lookAround, lookOnce, wordless } from '#tests/support/shopper-access.ts';
import { accountButton, fillSignIn, mailsTo, signInForm } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { focusIsOn, walkAndPress, walkAndType } from '#tests/support/shopper-keyboard.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button, drawer, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');
const grace = { email: 'grace@example.com', password: 'Water4all!' };

const placeOrder = async (poNumber: string): Promise<string> => {
  const api = await ShopApi.of(shopUrl, grace);
  return orderOnAccount((query, variables) => api.graphql(query, variables), poNumber);
};

const enter = async (page: Page): Promise<void> => {
  await heading(page, 'Sign in or register').waitFor();
  await fillSignIn(signInForm(page), grace.email, grace.password);
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, 'Grace').waitFor();
};

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

test(
  'ACC-01 ROUTE-01 ROUTE-14 BEY-07 BEY-12 orders are looked at and bought again with the keyboard alone, from a deep link and after a reload',
  { timeout: 240_000 },
  async () => {
    const number = await placeOrder('PO-JOURNEY-1');
    const { page } = await newShopperPage({ shopUrl, viewport: { width: 1280, height: 900 } });
    await skipPictures(page);
    const { look, complaints } = await lookAround(page, [360, 1280]);

    const ownOrder = `/customer/orders/id/${number}`;
    await page.goto(ownOrder);
    await enter(page);
    await heading(page, `Order ${number}`).waitFor();
    expect(pathOf(page)).toBe(ownOrder);
    for (const words of ['Purchase order number PO-JOURNEY-1', 'Planned, not confirmed yet'])
      await main(page).getByText(words).waitFor();
    await look('one order');
    await page.reload();
    await main(page).getByText('Purchase order number PO-JOURNEY-1').waitFor();

    await walkAndPress(page, page.getByRole('link', { name: 'Skip to main content' }), 'Enter');
    await focusIsOn(main(page));
    await walkAndPress(page, link(page, 'Back to your orders'), 'Enter');
    await focusIsOn(heading(page, 'Order history'));
    await link(page, `Order ${number}`).waitFor();
    await look('the history');
    await walkAndPress(page, button(main(page), new RegExp(`^Order again.*${number}$`)), 'Enter');
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });

    await walkAndPress(page, link(page, 'Active Orders').first(), 'Enter', { isBack: true });
    await focusIsOn(heading(page, 'Active orders'));
    await link(page, `Order ${number}`).waitFor();
    await look('what is to come');

    await walkAndPress(page, link(page, 'Account overview').first(), 'Enter', { isBack: true });
    await focusIsOn(heading(page, 'Hello, Grace'));
    await link(page, `Order ${number}`).first().waitFor();
    await look('the overview');
    await walkAndPress(page, main(page).getByRole('table').getByRole('link', { name: number }), 'Enter');
    await focusIsOn(heading(page, `Order ${number}`));

    await page.goto('/customer/orders/id/1234567');
    await main(page).getByText('There is no such order among yours').waitFor();
    await look('no such order');
    expect(complaints()).toEqual([]);
  },
);

test('ACC-01 ROUTE-01 the menu of the account opens on a phone, leads on, and closes by itself', async () => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width: 360, height: 800 } });
  await skipPictures(page);
  await page.goto('/customer/orders?p=1');
  await enter(page);
  await eventually(() => page.url()).toBe(`${shopUrl}/customer/orders?p=1`);
  const menu = main(page).getByText('Account menu');
  // the focus is on the heading beneath it
  await walkAndPress(page, menu, 'Enter', { isBack: true });
  const other = link(page, 'Addresses').filter({ visible: true });
  await walkAndPress(page, other, 'Enter');
  await focusIsOn(heading(page, 'Addresses'));
  await other.waitFor({ state: 'hidden' });
});

test(
  'ROUTE-02 TRK-04 BEY-07 whoever has the mail confirms the delivery and tells the driver, without signing in',
  { timeout: 240_000 },
  async () => {
    const number = await placeOrder('PO-JOURNEY-2');
    const mails = await mailsTo(shopUrl, grace.email);
    const text = mails.find((mail) => mail.text.includes(number) && mail.text.includes('token='))?.text ?? '';
    const path = /\/customer\/confirm-delivery\?token=[\w-]+/.exec(text)?.[0] ?? '';
    expect(path).not.toBe('');
    const { page } = await newShopperPage({ shopUrl, viewport: { width: 360, height: 800 } });
    await skipPictures(page);
    await page.goto(path);
    await main(page).getByText(`Order ${number}`).waitFor();
    expect(page.url()).toBe(`${shopUrl}/customer/confirm-delivery`);
    expect(await wordless(page)).toEqual([]);
    expect(await lookOnce(page, 'the notice')).toEqual([]);
    await walkAndType(page, main(page).getByLabel(/What should the driver know/), 'By the side gate');
    await walkAndPress(page, button(main(page), 'Confirm the delivery'), 'Enter');
    await main(page).getByText('Thank you. Your delivery is confirmed.').waitFor();
    await main(page).getByText('For the driver: By the side gate').waitFor();
    expect(await lookOnce(page, 'confirmed')).toEqual([]);

    await page.reload();
    await main(page).getByText('This link is not complete').waitFor();
    await page.goto(path);
    await main(page).getByText('Thank you. Your delivery is confirmed.').waitFor();
    await page.goto('/customer/confirm-delivery?token=none');
    await main(page).getByText('We found no delivery for this link').waitFor();
  },
);
