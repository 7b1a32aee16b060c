/** Whatever the network does and however often the button is pressed, there is one order, and the shopper is told the truth (PAY-04, BEY-01, BEY-15, BEY-16, BEY-17). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { goodCard, smallWater, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  doThenAnswer,
  hold,
  loseOnTheWayBack,
  loseOnTheWayThere,
  treat,
  watch,
} from '#tests/support/shopper-network.ts';
import { focusIsOn, typeCard, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  fillCard,
  heading,
  outliveServer,
  placeOrderButton,
  readOrderNumber,
  stopClock,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { newPayingShopper, type PayingShopper } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const safeToRetry = 'Your order did not reach us and nothing has been charged. It is safe to place it again.';
const serverError = { message: 'Internal Error. Details are available in Magento log file.' };
const lostConnection = /net::ERR_(CONNECTION_RESET|FAILED)/;

let dataDir: string;
let shop: RunningShop;
/** Everyone who saw a receipt, with its number. */
const receipts = new Map<string, string>();

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('order-safety');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

const newShopper = async (): Promise<PayingShopper> => {
  const shopper = await newPayingShopper({ shopUrl: shop.url });
  await fillCard(shopper.page, goodCard);
  return shopper;
};

const expectReceipt = async ({ page, email, api, cartId }: PayingShopper): Promise<void> => {
  const number = await readOrderNumber(page);
  receipts.set(email, number);
  expect(await api.guestOrder(number, email, '4000')).toMatchObject({ number, grand_total: 35.85 });
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
};

/** A second tab of the same shopper, as far as the filled-in card. */
const openSecondCheckout = async ({ openTab, email }: PayingShopper, prepare?: () => void) => {
  const second = await openTab();
  if (prepare !== undefined) await second.addInitScript(prepare);
  await second.goto('/checkout');
  await second.getByLabel('Email').fill(email);
  for (const tab of ['delivery', 'shipping', 'payment'] as const) {
    await continueButton(second).click();
    await tabHeading(second, tab).waitFor();
  }
  await waitForCard(second);
  await fillCard(second, goodCard);
  return second;
};

const unknownNotice = (page: Page) =>
  page.getByRole('status').getByText('We are checking whether your order arrived');

const orderCanBePlaced = (page: Page) =>
  eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');

describe('PAY-04 one order', () => {
  test('PAY-04 BEY-06 for two presses at once, and for more while the order is on its way', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    const sent = watch(page, calls.order);
    const held = await hold(page, calls.order);
    await placeOrderButton(page).dblclick();
    await held.asked;
    await eventually(() => placeOrderButton(page).getAttribute('aria-busy')).toBe('true');
    expect(await lookOnce(page, 'an order on its way')).toEqual([]);
    // a disabled look must not be all that keeps the second press away
    await placeOrderButton(page).click({ force: true });
    await placeOrderButton(page).press('Enter');
    const steps = page.getByRole('navigation', { name: 'Checkout steps' });
    await eventually(() => button(steps, /^Edit/).count()).toBe(0);
    // and neither whose bill it is nor how it is paid can be said any more
    const billing = page.getByLabel('My billing address is the same as my delivery address');
    await billing.focus();
    expect(await hasFocus(billing)).toBe(false);
    const way = page.getByRole('main').locator('input[name=paymentMethod]').first();
    await way.focus();
    expect(await hasFocus(way)).toBe(false);
    await held.release();
    await expectReceipt(shopper);
    expect(sent()).toBe(1);
  });

  test('PAY-04 SESS-05 in two tabs: once one has ordered there is nothing left to pay in the other', async () => {
    const shopper = await newShopper();
    const second = await openSecondCheckout(shopper);
    const sent = watch(second, calls.order);
    await placeOrderButton(shopper.page).click();
    await expectReceipt(shopper);
    await heading(second, 'There is nothing to check out yet').waitFor();
    expect(await placeOrderButton(second).count()).toBe(0);
    expect(sent()).toBe(0);
  });

  test('PAY-04 BEY-15 in two tabs: one that heard nothing of the order is led to its receipt', async () => {
    const shopper = await newShopper();
    const second = await openSecondCheckout(shopper, () =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await placeOrderButton(shopper.page).click();
    await expectReceipt(shopper);
    const sent = watch(second, calls.order);
    await placeOrderButton(second).click();
    expect(await readOrderNumber(second)).toBe(receipts.get(shopper.email));
    expect(sent()).toBe(0);
  });
});

describe('BEY-01 BEY-17 the answer', () => {
  test('BEY-01 is lost on the way back: the shop asks what became of it, then shows the receipt', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    const sent = watch(page, calls.order);
    await treat(page, calls.order, loseOnTheWayBack, 1);
    const asking = await hold(page, calls.orderState);
    shopper.expectProblem(lostConnection);
    await placeOrderButton(page).click();
    await asking.asked;
    await unknownNotice(page).waitFor();
    expect(await placeOrderButton(page).count()).toBe(0);
    await asking.release();
    await expectReceipt(shopper);
    expect(sent()).toBe(1);
  });

  test('BEY-01 never comes because the order never arrived: safe to place it again, and it works', async () => {
    const shopper = await newShopper();
    const { page, api, cartId } = shopper;
    await treat(page, calls.order, loseOnTheWayThere, 1);
    const asked = watch(page, calls.orderState);
    shopper.expectProblem(lostConnection);
    await page.clock.install();
    await placeOrderButton(page).click();
    await eventually(asked).toBe(1);
    await unknownNotice(page).waitFor();
    expect(await placeOrderButton(page).count()).toBe(0);
    await outliveServer(page);
    await page.getByRole('alert').getByText(safeToRetry).waitFor();
    expect((await api.readCart(cartId)).isActive).toBe(true);
    await orderCanBePlaced(page);
    await placeOrderButton(page).click();
    await expectReceipt(shopper);
  });

  test('BEY-01 BEY-07 stays unknown while the question fails too: no button to pay, then the shop finds out, asked by keyboard alone', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    await treat(page, calls.order, loseOnTheWayBack, 1);
    const asking = await hold(page, calls.orderState);
    const asked = watch(page, calls.orderState);
    shopper.expectProblem(lostConnection);
    await walkAndPress(page, placeOrderButton(page), 'Enter');
    await asking.asked;
    // so that nobody but the shopper can have asked again
    await page.clock.install();
    await stopClock(page);
    await asking.release(loseOnTheWayThere);
    await unknownNotice(page).waitFor();
    expect(await placeOrderButton(page).count()).toBe(0);
    await walkAndPress(page, button(page, 'Check now'), 'Enter');
    await eventually(asked).toBe(2);
    await page.clock.resume();
    await expectReceipt(shopper);
  });

  test('BEY-01 stays unknown, and is asked for again without anyone pressing anything', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    await treat(page, calls.order, loseOnTheWayThere, 1);
    const asking = await hold(page, calls.orderState);
    const asked = watch(page, calls.orderState);
    shopper.expectProblem(lostConnection);
    await page.clock.install();
    await placeOrderButton(page).click();
    await asking.asked;
    await unknownNotice(page).waitFor();
    await asking.release(loseOnTheWayThere);
    await eventually(asked).toBe(2);
    await outliveServer(page);
    await page.getByRole('alert').getByText(safeToRetry).waitFor();
    await orderCanBePlaced(page);
    await placeOrderButton(page).click();
    await expectReceipt(shopper);
  });

  test('BEY-17 is a 500 although the order stands: the receipt is shown', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    await treat(page, calls.order, doThenAnswer(500, serverError), 1);
    shopper.expectProblem(/status of 500/);
    await placeOrderButton(page).click();
    await expectReceipt(shopper);
  });

  test('BEY-17 is a 500 and there is no order: the reason is told, and another press orders', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    await treat(page, calls.order, answer(500, serverError), 1);
    shopper.expectProblem(/status of 500/);
    await page.clock.install();
    await placeOrderButton(page).click();
    await unknownNotice(page).waitFor();
    await outliveServer(page);
    await page.getByRole('alert').getByText(serverError.message).waitFor();
    await orderCanBePlaced(page);
    await placeOrderButton(page).click();
    await expectReceipt(shopper);
  });
});

const expectStopped = async ({ page, api, cartId }: PayingShopper, change: string): Promise<void> => {
  await page.getByRole('alert').getByText(change).waitFor();
  expect((await api.readCart(cartId)).isActive).toBe(true);
  expect(await placeOrderButton(page).count()).toBe(0);
};

describe('BEY-16 the cart was changed behind the page', () => {
  test('BEY-16 BEY-07 a quantity: the order stops, says which, and goes on with what is true, by keyboard alone', async () => {
    const shopper = await newShopper();
    const { page, api, cartId, email } = shopper;
    const sent = watch(page, calls.order);
    const [line] = (await api.readCart(cartId)).lines;
    await api.setQuantity(cartId, line?.id ?? 0, 3);
    await walkAndPress(page, placeOrderButton(page), 'Enter');
    await expectStopped(shopper, `The quantity of ${water.name} is now 3.`);
    expect(await lookOnce(page, 'a cart that was changed')).toEqual([]);
    expect(sent()).toBe(0);
    await tabHeading(page, 'delivery').waitFor();
    for (const tab of ['shipping', 'payment'] as const) {
      await walkAndPress(page, continueButton(page), 'Enter');
      await focusIsOn(tabHeading(page, tab));
    }
    await typeCard(page, goodCard);
    await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $48.80');
    await walkAndPress(page, placeOrderButton(page), 'Space');
    receipts.set(email, await readOrderNumber(page));
  });

  test('BEY-16 a product more: the order stops and names it', async () => {
    const shopper = await newShopper();
    await shopper.api.add(shopper.cartId, smallWater, 1);
    await placeOrderButton(shopper.page).click();
    await expectStopped(shopper, `${smallWater.name} has been added to your cart.`);
  });

  test('BEY-16 a price: the order stops and names the product', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    await treat(page, calls.readCart, async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'application/json',
        body: text.replaceAll('25.9,', '27.9,').replaceAll('35.85,', '37.85,'),
      });
    });
    await placeOrderButton(page).click();
    await expectStopped(shopper, `The price of ${water.name} has changed.`);
  });
});

test('PAY-04 CHK-06 the database holds one order for every receipt, and no other', async () => {
  expect(receipts.size).toBe(10);
  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  const stored = orders.map(({ order }) => [order.email, order.number]);
  expect(stored.toSorted()).toEqual([...receipts].toSorted());
  expect(orders.every(({ payment }) => payment?.lastFour === '1111')).toBe(true);
});
