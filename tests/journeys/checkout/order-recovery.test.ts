/** A page, tab or server ends during an order, and all find out about it (PAY-04, BEY-01). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOrderingShop } from '#tests/support/ordering-shop.ts';
import { newCustomer } from '#tests/support/shopper-account.ts';
import { goodCard, smallWater, water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import {
  fillCard,
  outliveServer,
  placeOrder,
  placeOrderButton,
  readOrderNumber,
} from '#tests/support/shopper-checkout.ts';
import {
  button,
  cartLines,
  heading,
  keptCartId,
  quantityBox,
  readTotals,
  stopClock,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  newPayingShopper,
  newReturningShopper,
  openTabAtPayment,
  type PayingShopper,
} from '#tests/support/shopper-start.ts';

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
  await placeOrderButton(shopper.page).click();
  await isPlaced(shopper);
};

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
  expect(await placeOrderButton(page).count()).toBe(0);
  await button(page, 'Check now').click();
  await page.clock.resume();
  await expectReceipt(shopper);
  await page.getByText('Visa ending in 1111').first().waitFor();
  expect(sent()).toBe(1);
});

test('the next page leads a customer to their receipt after the ordering tab was closed [PAY-04 SESS-01]', async () => {
  const customer = await newCustomer(shop.url);
  const { page, openTab } = await newPayingShopper({ shopUrl: shop.url, customer });
  await fillCard(page, goodCard);
  await network.treat(page, network.calls.ownOrder, network.doInSilence, 1);
  const sent = network.watch(page, network.calls.ownOrder);
  await placeOrderButton(page).click();
  await eventually(sent).toBe(1);
  const next = await openTab();
  await page.close();
  await next.goto('/', { waitUntil: 'commit' });
  receipts.set(customer.email, await readOrderNumber(next));
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
  const checkout = await openTabAtPayment(shopper, shop.url);
  const cart = await shopper.openTab();
  await cart.goto('/cart', { waitUntil: 'commit' });
  await heading(cart, 'Summary').waitFor();
  await holdLate(shopper.page);
  const sent = network.watch(checkout, network.calls.order);
  const held = await network.hold(shopper.page, network.calls.order);
  await shopper.page.clock.install();
  await placeOrderButton(shopper.page).click();
  await held.asked;
  await elsewhere(checkout).waitFor();
  expect(await placeOrderButton(checkout).count()).toBe(0);
  const locked = cart.getByRole('status').getByText('An order is under way');
  await locked.waitFor();
  shopper.expectProblem(lostConnection);
  await held.release(network.loseOnTheWayThere);
  await checking(shopper.page).waitFor();
  await outliveServer(shopper.page);
  await eventually(() => placeOrderButton(shopper.page).getAttribute('aria-disabled')).not.toBe('true');
  await locked.waitFor({ state: 'detached' });
  expect(sent()).toBe(0);
  await placeOrderButton(checkout).waitFor();
  // the clock jumped in every tab, in this one perhaps while its card form was loading
  await checkout.reload();
  await fillCard(checkout, goodCard);
  await placeOrderButton(checkout).click();
  await expectReceipt(shopper, checkout);
  expect(sent()).toBe(1);
  await heading(shopper.page, 'There is nothing to check out yet').waitFor();
  await heading(cart, 'Your cart is empty').waitFor();
});

test('another tab finds the receipt by itself once the ordering tab closed [BEY-06 BEY-01]', async () => {
  const shopper = await newShopper();
  const other = await openTabAtPayment(shopper, shop.url);
  await network.treat(shopper.page, network.calls.order, network.doInSilence, 1);
  await placeOrderButton(shopper.page).click();
  await elsewhere(other).waitFor();
  await isPlaced(shopper);
  await shopper.page.close();
  await expectReceipt(shopper, other);
});

test('an order and a cart survive a server killed right after the receipt [CHK-06 CART-01]', async () => {
  const goods = [
    [water, 3],
    [smallWater, 1],
  ] as const;
  const waiting = await newReturningShopper({ shopUrl: shop.url, goods });
  // what is under way when the server dies
  waiting.allowProblem(/net::ERR_/);
  const { page: cartPage } = waiting;
  await cartPage.goto('/cart', { waitUntil: 'commit' });
  const main = cartPage.getByRole('main');
  await eventually(() => readTotals(main)).toMatchObject({ Subtotal: '$49.35' });
  const totals = await readTotals(main);

  const { page, api, cartId, email, allowProblem } = await newShopper();
  allowProblem(/net::ERR_/);
  // asked for right after the order; the new process answers it
  const nextCart = await network.hold(page, network.calls.createCart);
  const number = await placeOrder(page);
  receipts.set(email, number);
  await shop.killAndStartAgain();
  await nextCart.release();
  const order = await api.guestOrder(number, email, '4000');
  expect(order).toMatchObject({ number, grand_total: 35.85 });
  expect(order.items).toEqual([{ product_sku: water.sku, quantity_ordered: 2 }]);
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
  await page.reload();
  expect(await readOrderNumber(page)).toBe(number);

  await cartPage.reload();
  await quantityBox(main, water).waitFor();
  await eventually(() => quantityBox(main, water).inputValue()).toBe('3');
  await eventually(() => quantityBox(main, smallWater).inputValue()).toBe('1');
  await eventually(() => cartLines(main).count()).toBe(2);
  await eventually(() => readTotals(main)).toEqual(totals);
  expect(await keptCartId(cartPage)).toBe(waiting.cartId);
});

test('the database holds one order for every receipt after reloads, closed tabs and a kill [PAY-04 BEY-01]', () =>
  shop.expectOneOrderEach(5));
