/** Business accounts: switched in the header and the checkout, and one that is inactive. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inactiveAccountMessage } from '#machines/domain/customer.ts';
import { hasFocus, inspect, lookOnce } from '#tests/support/shopper-access.ts';
import { demoCustomer, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { fillCard, placeOrderButton } from '#tests/support/shopper-checkout.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  heading,
  openProduct,
  pathOf,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const martin = demoCustomer('Martin');

/** The only button with a number and an address on one line. */
const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: / · / });

test('offers the other accounts, switches between them, and closes by Escape and by Back [SHELL-07 SHELL-09]', async () => {
  const { page } = await newVisitor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, martin);
  await page.goto('/water.html');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline warehouse\s+ID: 520119 · 66 Fison/);
  const list = page.getByRole('region', { name: 'Switch account' });
  const choices = list.getByRole('listitem');
  const open = async () => {
    await trigger(page).click();
    await list.waitFor();
  };
  await open();
  expect(await choices.count()).toBe(3);
  expect(await choices.nth(0).innerText()).toMatch(
    /^Harbourline head office\s+ID: 520118\s+Level 9, 240 Queen/,
  );
  expect(await choices.nth(2).innerText()).toContain('ID: Pending');
  expect(await inspect(page, 'the switcher on a laptop')).toEqual([]);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await focusIsOn(trigger(page));
  await open();
  await choices.nth(0).getByRole('button').click();
  await list.waitFor({ state: 'hidden' });
  await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline head office\s+ID: 520118/);
  await focusIsOn(trigger(page));

  const modal = page.getByRole('dialog', { name: 'Select Account' });
  const openModal = async () => {
    await trigger(page).click();
    await modal.waitFor();
  };
  await page.setViewportSize({ width: 360, height: 800 });
  await openModal();
  expect(await list.count()).toBe(0);
  expect(await inspect(page, 'the switcher on a phone')).toEqual([]);
  await page.goBack();
  await modal.waitFor({ state: 'hidden' });
  await focusIsOn(trigger(page));
  expect(pathOf(page)).toBe('/water.html');
  await openModal();
  await button(modal, 'Switch To Harbourline warehouse').click();
  await modal.waitFor({ state: 'hidden' });
  await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline warehouse/);
  await openModal();
  await button(modal, 'Log out').click();
  await signInLink(page).waitFor();
  expect(await trigger(page).count()).toBe(0);
});

const colin = demoCustomer('Colin');

test('orders nothing for an inactive account, and says why at the button [ACC-04 BEY-07]', async () => {
  const { page } = await newVisitor();
  const main = page.getByRole('main');
  await signIn(page, colin);
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  await page.goto('/checkout');
  await walkToPayment(page);
  const orders = watch(page, calls.ownOrder);

  await button(page, /^Edit Account/).click();
  await heading(page, 'Your account').waitFor();
  await page.getByText('Buy for another account').click();
  await button(page, 'Switch To Mackie Street Kiosk (closed)').click();
  await page.getByText(inactiveAccountMessage).waitFor();
  await walkToPayment(page);
  await page.locator('input[name=paymentMethod][value=braintree]').check({ force: true });
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' });
  await eventually(() => reasons.getByRole('listitem').allInnerTexts()).toEqual([inactiveAccountMessage]);
  await reasons.getByRole('link', { name: inactiveAccountMessage }).click();
  await eventually(() => hasFocus(page.locator('#account-own'))).toBe(true);
  expect(await main.getByText(inactiveAccountMessage).count()).toBe(2);
  expect(await lookOnce(page, 'an inactive account')).toEqual([]);
  expect(orders()).toBe(0);
});
