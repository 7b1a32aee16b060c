/** One order for all that fails on its way, and a true message about it (PAY-04, BEY-01). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOrderingShop } from '#tests/support/ordering-shop.ts';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { newCustomer } from '#tests/support/shopper-account.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import * as network from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, heading, stopClock } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, openTabAtPayment, type PayingShopper } from '#tests/support/shopper-start.ts';

const lostConnection = /net::ERR_(CONNECTION_RESET|FAILED|ABORTED)/;

const shop = useOrderingShop();
const { newShopper, expectReceipt, receipts } = shop;

const isPlaced = ({ api, cartId }: PayingShopper) =>
  eventually(async () => (await api.readCart(cartId)).isActive).toBe(false);

const checking = (page: Page) =>
  page.getByRole('status').getByText('We are checking whether your order arrived');
const elsewhere = (page: Page) =>
  page.getByRole('status').getByText('Your order is under way in another tab');

/** The order is sent, and its answer will never come. */
const orderInSilence = async (shopper: PayingShopper): Promise<void> => {
  await network.treat(shopper.page, network.calls.order, network.doInSilence, 1);
  await checkout.placeOrderButton(shopper.page).click();
  await isPlaced(shopper);
};

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
  await checking(page).waitFor();
  expect(await checkout.placeOrderButton(page).count()).toBe(0);
  await walkAndPress(page, button(page, 'Check now'), 'Enter');
  await eventually(asked).toBe(2);
  await page.clock.resume();
  await expectReceipt(shopper);
  await focusIsOn(checkout.receiptHeading(page));
  expect(sent()).toBe(1);
});

test('a reload finds the receipt of an order that arrived, though its first check fails [PAY-04 BEY-01]', async () => {
  const shopper = await newShopper();
  const { page } = shopper;
  const sent = network.watch(page, network.calls.order);
  await orderInSilence(shopper);
  const asking = await network.hold(page, network.calls.orderState);
  const asked = network.watch(page, network.calls.orderState);
  shopper.expectProblem(lostConnection);
  await page.reload();
  await asking.asked;
  // from here on only the shopper can ask again
  await page.clock.install();
  await stopClock(page);
  await network.treat(page, network.calls.orderState, network.loseOnTheWayThere, 1);
  await asking.release(network.loseOnTheWayThere);
  await button(page, 'Check now').click();
  await eventually(asked).toBe(2);
  await checking(page).waitFor();
  expect(await checkout.placeOrderButton(page).count()).toBe(0);
  await button(page, 'Check now').click();
  await page.clock.resume();
  await expectReceipt(shopper);
  await page.getByText('Visa ending in 1111').first().waitFor();
  expect(sent()).toBe(1);
});

test('the next page leads a customer to their receipt after the ordering tab was closed [PAY-04 SESS-01]', async () => {
  const customer = await newCustomer(shop.url);
  const { page, openTab } = await newPayingShopper({ shopUrl: shop.url, customer });
  await checkout.fillCard(page, goodCard);
  await network.treat(page, network.calls.ownOrder, network.doInSilence, 1);
  const sent = network.watch(page, network.calls.ownOrder);
  await checkout.placeOrderButton(page).click();
  await eventually(sent).toBe(1);
  const next = await openTab();
  await page.close();
  await next.goto('/', { waitUntil: 'commit' });
  receipts.set(customer.email, await checkout.readOrderNumber(next));
});

/** Other tabs learn of an order before its own tab holds the lock. */
const holdLate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...asked: unknown[]) => Promise<unknown>;
    const late = async (...asked: unknown[]): Promise<unknown> => {
      await new Promise((done) => setTimeout(done, 500));
      return request(...asked);
    };
    Object.assign(locks, { request: late });
  });

test('other tabs can neither pay nor change the cart during an order, and can when it failed [BEY-06 SESS-05]', async () => {
  const shopper = await newShopper();
  const paying = await openTabAtPayment(shopper, shop.url);
  const cart = await shopper.openTab();
  await cart.goto('/cart', { waitUntil: 'commit' });
  await heading(cart, 'Summary').waitFor();
  await holdLate(shopper.page);
  const sent = network.watch(paying, network.calls.order);
  const held = await network.hold(shopper.page, network.calls.order);
  await shopper.page.clock.install();
  await checkout.placeOrderButton(shopper.page).click();
  await held.asked;
  await elsewhere(paying).waitFor();
  expect(await lookOnce(paying, 'an order under way in another tab')).toEqual([]);
  expect(await checkout.placeOrderButton(paying).count()).toBe(0);
  const locked = cart.getByRole('status').getByText('An order is under way');
  await locked.waitFor();
  shopper.expectProblem(lostConnection);
  await held.release(network.loseOnTheWayThere);
  await checking(shopper.page).waitFor();
  await checkout.outliveServer(shopper.page);
  await eventually(() => checkout.placeOrderButton(shopper.page).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
  await locked.waitFor({ state: 'detached' });
  expect(sent()).toBe(0);
  await checkout.placeOrderButton(paying).waitFor();
  // the clock jumped in every tab, in this one perhaps while its card form was loading
  await paying.reload();
  await checkout.fillCard(paying, goodCard);
  await checkout.placeOrderButton(paying).click();
  await expectReceipt(shopper, paying);
  expect(sent()).toBe(1);
  await heading(shopper.page, 'There is nothing to check out yet').waitFor();
  await heading(cart, 'Your cart is empty').waitFor();
});

test('the database holds one order for every receipt and no other [PAY-04 CHK-06]', () =>
  shop.expectOneOrderEach(6));
