/** Orders by keyboard: a customer’s own, a guest’s look-up, a delivery named in a mail. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import {
  hasFocus,
  lookAround,
  lookOnce,
  pressOn,
  typeInto,
  wordless,
} from '#tests/support/shopper-access.ts';
import { accountButton, mailsTo, submitSignIn, demoCustomer } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { focusIsOn, walkAndPress, walkAndType, walkTo } from '#tests/support/shopper-keyboard.ts';
import { graphqlCall, hold, loseOnTheWayBack } from '#tests/support/shopper-network.ts';
import { button, drawer, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const grace = demoCustomer('Grace');
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

const placeOrder = async (poNumber: string): Promise<string> => {
  const api = await ShopApi.of(shopUrl, grace);
  return orderOnAccount((query, variables) => api.graphql(query, variables), poNumber);
};

const signInAsGrace = async (page: Page): Promise<void> => {
  await heading(page, 'Sign in or register').waitFor();
  await submitSignIn(page, grace);
  await accountButton(page, 'Grace').waitFor();
};

test('shows a customer’s orders from a deep link, orders one again by keyboard, and closes a phone’s menu [ACC-01 BEY-12]', async () => {
  const number = await placeOrder('PO-JOURNEY-1');
  const { page } = await newVisitor();
  const { look, complaints } = await lookAround(page, [360, 1280]);
  await page.goto(`/customer/orders/id/${number}`);
  await signInAsGrace(page);
  await heading(page, `Order ${number}`).waitFor();
  expect(pathOf(page)).toBe(`/customer/orders/id/${number}`);
  for (const words of ['Purchase order number PO-JOURNEY-1', 'Planned, not confirmed yet'])
    await main(page).getByText(words).waitFor();
  await look('one order');
  await page.reload();
  await main(page).getByText('Purchase order number PO-JOURNEY-1').waitFor();

  await walkAndPress(page, page.getByRole('link', { name: 'Skip to main content' }), 'Enter');
  await focusIsOn(main(page));
  await walkAndPress(page, link(page, 'Back to your orders'), 'Enter');
  await focusIsOn(heading(page, 'Order History'));
  await link(page, `Order ${number}`).waitFor();
  await look('the order history');
  await walkAndPress(page, button(main(page), new RegExp(`^Order again.*${number}$`)), 'Enter');
  await drawer(page).waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });

  await walkAndPress(page, link(page, 'Active Orders').first(), 'Enter', { isBack: true });
  await focusIsOn(heading(page, 'Active Orders'));
  await link(page, `Order ${number}`).waitFor();
  await look('the active orders');
  await walkAndPress(page, link(page, 'Account overview').first(), 'Enter', { isBack: true });
  await focusIsOn(heading(page, 'Hello, Grace'));
  await link(page, `Order ${number}`).first().waitFor();
  await look('the account overview');
  await walkAndPress(page, main(page).getByRole('table').getByRole('link', { name: number }), 'Enter');
  await focusIsOn(heading(page, `Order ${number}`));

  expect(complaints()).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/customer/orders?p=1');
  await heading(page, 'Order History').focus();
  await walkAndPress(page, main(page).getByText('Account menu'), 'Enter', { isBack: true });
  const other = link(page, 'Addresses').filter({ visible: true });
  await walkAndPress(page, other, 'Enter');
  await focusIsOn(heading(page, 'Addresses'));
  await other.waitFor({ state: 'hidden' });
});

test('confirms a delivery from its mail without signing in, and tells the driver [ROUTE-02 TRK-04]', async () => {
  const number = await placeOrder('PO-JOURNEY-2');
  const mails = await mailsTo(grace.email);
  const text = mails.find((mail) => mail.text.includes(number) && mail.text.includes('token='))?.text ?? '';
  const path = /\/customer\/confirm-delivery\?token=[\w-]+/.exec(text)?.[0] ?? '';
  expect(path).not.toBe('');
  const { page } = await newVisitor({ width: 360, height: 800 });
  await page.goto(path);
  await main(page).getByText(`Order ${number}`).waitFor();
  expect(page.url()).toBe(`${shopUrl}/customer/confirm-delivery`);
  expect(await wordless(page)).toEqual([]);
  expect(await lookOnce(page, 'a delivery to confirm')).toEqual([]);
  await walkAndType(page, main(page).getByLabel(/What should the driver know/), 'By the side gate');
  await walkAndPress(page, button(main(page), 'Confirm the delivery'), 'Enter');
  await main(page).getByText('Thank you. Your delivery is confirmed.').waitFor();
  await main(page).getByText('For the driver: By the side gate').waitFor();
  expect(await lookOnce(page, 'a confirmed delivery')).toEqual([]);

  await page.reload();
  await main(page).getByText('Thank you. Your delivery is confirmed.').waitFor();
  await page.goto('/customer/confirm-delivery?token=none');
  await main(page).getByText('We found no delivery for this link').waitFor();
});

test('moves a delivery from the account by keyboard though its first answer is lost, and tells the driver [BEY-19]', async () => {
  const number = await placeOrder('PO-JOURNEY-3');
  const { page, expectProblem } = await newVisitor({ width: 360, height: 800 });
  const { look, complaints } = await lookAround(page, [360, 1280]);
  await page.goto('/customer/account/active_orders');
  await signInAsGrace(page);
  const order = main(page).getByRole('listitem').filter({ hasText: number });
  await order.getByText(/^You can change this until 2\spm on /).waitFor();
  await walkAndPress(page, button(order, /^Choose another time/), 'Enter', { within: 90 });
  const dialog = page.getByRole('dialog', { name: 'Choose another delivery time' });
  const day = dialog.getByRole('group').last();
  const legend = await day.locator('legend').innerText();
  await look('the times of a delivery');
  await walkTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  await focusIsOn(day.getByRole('radio').last());
  expectProblem(/ERR_CONNECTION_RESET/);
  const moving = await hold(page, graphqlCall('UpdateDelivery'));
  await walkAndPress(page, button(dialog, 'Move the delivery'), 'Enter');
  await moving.asked;
  await moving.release(loseOnTheWayBack);
  await dialog.getByText('We cannot tell whether your delivery was changed').waitFor();
  await page.keyboard.press('Escape');
  await order.getByText(legend).first().waitFor();
  await order.getByText('Confirmed', { exact: true }).waitFor();
  await walkAndPress(page, button(order, /^Tell the driver/), 'Enter', { within: 90 });
  const told = page.getByRole('dialog', { name: 'Tell the driver' });
  await look('what the driver is told');
  await walkAndType(page, told.getByLabel(/What should the driver know/), 'By the dock');
  await walkAndPress(page, button(told, 'Save'), 'Enter');
  await order.getByText('For the driver: By the dock').waitFor();
  await focusIsOn(button(order, /^Tell the driver/));
  expect(complaints()).toEqual([]);
  const moved = (await mailsTo(grace.email)).find(({ text }) => text.includes(`${number} now comes to you`));
  expect(moved?.text).toContain(legend.replace(' ', ', '));
});

test('finds a guest’s order from the sign-in page, and keeps what was typed wrong [BEY-12]', async () => {
  const { page } = await newVisitor({ width: 360, height: 800 });
  await page.goto('/customer/login');
  await pressOn(page, page.getByRole('link', { name: 'Track an order without an account' }));
  await eventually(() => pathOf(page)).toBe('/customer/order-lookup');
  const form = page.getByRole('form', { name: 'Track an order' });
  const lastName = form.getByLabel('Last name');
  await typeInto(page, form.getByLabel('Order number'), '900000001');
  await typeInto(page, form.getByLabel('Email'), 'gus@example.com');
  await typeInto(page, lastName, 'Lind');
  await page.keyboard.press('Enter');
  await form.getByRole('alert').getByText('with this number, email and last name together').waitFor();
  expect(await lookOnce(page, 'an order that was not found')).toEqual([]);

  await lastName.fill('Lindqvist');
  await pressOn(page, button(form, 'Find my order'));
  const title = heading(page, 'Order 900000001');
  await eventually(() => hasFocus(title)).toBe(true);
  expect(await lookOnce(page, 'an order that was found')).toEqual([]);
  expect(page.url()).toBe(`${shopUrl}/customer/order-lookup`);
});
