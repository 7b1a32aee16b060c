/** One order for all faults of the network, and a true message about it (PAY-04, BEY-01). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOrderingShop } from '#tests/support/ordering-shop.ts';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import * as network from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, stopClock } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { openTabAtPayment } from '#tests/support/shopper-start.ts';

const lostConnection = /net::ERR_(CONNECTION_RESET|FAILED)/;

const shop = useOrderingShop();
const { newShopper, expectReceipt, receipts } = shop;

const unknownNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'We are checking whether' });

test('places one order for two presses at once and more while it is on its way [PAY-04 BEY-06]', async () => {
  const shopper = await newShopper();
  const { page } = shopper;
  const sent = network.watch(page, network.calls.order);
  const held = await network.hold(page, network.calls.order);
  await checkout.placeOrderButton(page).dblclick();
  await held.asked;
  await eventually(() => checkout.placeOrderButton(page).getAttribute('aria-busy')).toBe('true');
  expect(await lookOnce(page, 'an order on its way')).toEqual([]);
  // the disabled look must not be all that stops a second press
  await checkout.placeOrderButton(page).click({ force: true });
  await checkout.placeOrderButton(page).press('Enter');
  const steps = page.getByRole('navigation', { name: 'Checkout steps' });
  await eventually(() => button(steps, /^Edit/).count()).toBe(0);
  const billing = page.getByLabel('My billing address is the same as my delivery address');
  const method = page.getByRole('main').locator('input[name=paymentMethod]').first();
  for (const field of [billing, method]) {
    await field.focus();
    expect(await hasFocus(field)).toBe(false);
  }
  await held.release();
  await expectReceipt(shopper);
  expect(sent()).toBe(1);
});

test('leads a second tab that missed the order to its receipt [PAY-04 BEY-15]', async () => {
  const shopper = await newShopper();
  const second = await openTabAtPayment(shopper, shop.url, () =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await checkout.fillCard(second, goodCard);
  await checkout.placeOrderButton(shopper.page).click();
  await expectReceipt(shopper);
  const sent = network.watch(second, network.calls.order);
  await checkout.placeOrderButton(second).click();
  expect(await checkout.readOrderNumber(second)).toBe(receipts.get(shopper.email));
  expect(sent()).toBe(0);
});

test('finds the order whose answer and whose first check were lost, by keyboard alone [BEY-01 BEY-07]', async () => {
  const shopper = await newShopper();
  const { page } = shopper;
  const sent = network.watch(page, network.calls.order);
  await network.treat(page, network.calls.order, network.loseOnTheWayBack, 1);
  const asking = await network.hold(page, network.calls.orderState);
  const asked = network.watch(page, network.calls.orderState);
  shopper.expectProblem(lostConnection);
  await walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await asking.asked;
  const focused = page.locator(':focus');
  await eventually(() => focused.innerText()).toContain('We are checking whether your order arrived');
  expect(await checkout.placeOrderButton(page).count()).toBe(0);
  // from here on only the shopper can ask again
  await page.clock.install();
  await stopClock(page);
  await asking.release(network.loseOnTheWayThere);
  await unknownNotice(page).waitFor();
  expect(await checkout.placeOrderButton(page).count()).toBe(0);
  await walkAndPress(page, button(page, 'Check now'), 'Enter');
  await eventually(asked).toBe(2);
  await page.clock.resume();
  await expectReceipt(shopper);
  await focusIsOn(checkout.receiptHeading(page));
  expect(sent()).toBe(1);
});

test('the database holds one order for every receipt and no other [PAY-04 CHK-06]', () =>
  shop.expectOneOrderEach(3));
