/** A page that does not live to see the end of its order, and the tabs beside one that is being placed: all come to the truth, and nobody pays twice (PAY-04, BEY-01, BEY-06). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { newCustomer, signIn } from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import {
  calls,
  doInSilence,
  hold,
  loseAtWork,
  loseOnTheWayThere,
  skipPictures,
  treat,
  watch,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  continueButton,
  drawer,
  fillCard,
  heading,
  keptCartId,
  openProduct,
  outliveServer,
  placeOrderButton,
  readOrderNumber,
  stopClock,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { passDelivery } from '#tests/support/shopper-purchase.ts';
import {
  allowSilencedTelemetry,
  newPayingShopper,
  type PayingShopper,
} from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const notPlaced = 'Your order was not placed and nothing has been charged. It is safe to place it again.';
const lostConnection = /net::ERR_(CONNECTION_RESET|FAILED|ABORTED)/;

let dataDir: string;
let shop: RunningShop;
/** Everyone who saw a receipt, with its number. */
const receipts = new Map<string, string>();

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('order-recovery');
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

const isPlaced = ({ api, cartId }: PayingShopper) =>
  eventually(async () => (await api.readCart(cartId)).isActive).toBe(false);

const expectReceipt = async ({ email, api, cartId }: PayingShopper, page: Page): Promise<void> => {
  const number = await readOrderNumber(page);
  receipts.set(email, number);
  expect(await api.guestOrder(number, email, '4000')).toMatchObject({ number, grand_total: 35.85 });
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
  // nothing of it is left to wait for, and the next cart is another one
  await eventually(() => page.evaluate(() => localStorage.getItem('BRIGHTWATER__pending_order'))).toBeNull();
  await eventually(() => keptCartId(page)).not.toBe(cartId);
};

const checking = (page: Page) =>
  page.getByRole('status').getByText('We are checking whether your order arrived');
const elsewhere = (page: Page) =>
  page.getByRole('status').getByText('Your order is under way in another tab');

/** Another tab of the same shopper, as far as the payment. */
const openCheckout = async ({ openTab, email }: PayingShopper): Promise<Page> => {
  const page = await openTab();
  await page.goto('/checkout');
  await page.getByLabel('Email').fill(email);
  for (const tab of ['delivery', 'shipping', 'payment'] as const) {
    await continueButton(page).click();
    await tabHeading(page, tab).waitFor();
  }
  await waitForCard(page);
  return page;
};

/** Other tabs hear of an order sooner than its own tab comes to hold it. */
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

/** The order is sent, and its answer will never come. */
const orderInSilence = async (shopper: PayingShopper): Promise<void> => {
  await treat(shopper.page, calls.order, doInSilence, 1);
  await placeOrderButton(shopper.page).click();
  await isPlaced(shopper);
};

describe('PAY-04 BEY-01 the page is loaded anew while its order is on the way', () => {
  test('PAY-04 BEY-01 the order arrived: the receipt is shown, with its number, and nothing is asked for again', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    const sent = watch(page, calls.order);
    await orderInSilence(shopper);
    await page.reload();
    await expectReceipt(shopper, page);
    expect(sent()).toBe(1);
    await page.getByText('Visa ending in 1111').first().waitFor();
  });

  test('PAY-04 BEY-01 it never arrived: that is said once the server had time, and the same cart is ordered', async () => {
    const shopper = await newShopper();
    const { page, api, cartId } = shopper;
    const held = await hold(page, calls.order);
    const asked = watch(page, calls.orderState);
    await placeOrderButton(page).click();
    await held.asked;
    await page.clock.install();
    const answered = page.waitForEvent(
      'requestfinished',
      (request) => calls.orderState.isMeant(request) && /\/guest-carts\/[^/]+$/.test(request.url()),
    );
    await page.reload();
    await checking(page).waitFor();
    await eventually(asked).toBe(1);
    // with an answer that came later the page would not have to ask again
    await answered;
    await page.evaluate(() => new Promise((heard) => void setTimeout(() => requestAnimationFrame(heard), 0)));
    expect(await placeOrderButton(page).count()).toBe(0);
    await outliveServer(page);
    await page.getByRole('alert').getByText(notPlaced).first().waitFor();
    expect(asked()).toBe(2);
    expect((await api.readCart(cartId)).isActive).toBe(true);
    await tabHeading(page, 'payment').waitFor();
    await page.getByRole('alert').getByText(notPlaced).first().waitFor();
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await expectReceipt(shopper, page);
  });

  test('BEY-01 BEY-06 and nobody can be asked: it stays unknown, nothing can be paid, and the shopper may ask', async () => {
    const shopper = await newShopper();
    const { page } = shopper;
    await orderInSilence(shopper);
    const asking = await hold(page, calls.orderState);
    const asked = watch(page, calls.orderState);
    shopper.expectProblem(lostConnection);
    await page.reload();
    await asking.asked;
    // so that nobody but the shopper can have asked again
    await page.clock.install();
    await stopClock(page);
    await treat(page, calls.orderState, loseOnTheWayThere, 1);
    await asking.release(loseOnTheWayThere);
    await button(page, 'Check now').click();
    await eventually(asked).toBe(2);
    await checking(page).waitFor();
    expect(await placeOrderButton(page).count()).toBe(0);
    await button(page, 'Check now').click();
    await page.clock.resume();
    await expectReceipt(shopper, page);
  });

  test('PAY-04 BEY-01 and the tab is gone: whichever page is opened next leads to the receipt', async () => {
    const shopper = await newShopper();
    await orderInSilence(shopper);
    const next = await shopper.openTab();
    await shopper.page.close();
    await next.goto('/');
    await expectReceipt(shopper, next);
  });
});

test('BEY-01 PAY-04 the connection is lost while the shop is still at it: nothing is said before it is known', async () => {
  const shopper = await newShopper();
  const { page } = shopper;
  const sent = watch(page, calls.order);
  const atWork = await loseAtWork(page, calls.order);
  const asked = watch(page, calls.orderState);
  shopper.expectProblem(lostConnection);
  await placeOrderButton(page).click();
  await eventually(asked).toBe(1);
  await checking(page).waitFor();
  expect(await page.getByText('safe to place it again').count()).toBe(0);
  expect(await placeOrderButton(page).count()).toBe(0);
  await atWork.finish();
  await expectReceipt(shopper, page);
  expect(sent()).toBe(1);
});

test('PAY-04 BEY-01 SESS-01 a customer whose page is loaded anew finds their receipt too', async () => {
  const customer = await newCustomer(shop.url);
  const shopper = await newShopperPage({ shopUrl: shop.url });
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  await page.goto('/checkout');
  await passDelivery(page, brisbane);
  allowSilencedTelemetry(shopper);
  await waitForCard(page);
  await fillCard(page, goodCard);
  await treat(page, calls.ownOrder, doInSilence, 1);
  const sent = watch(page, calls.ownOrder);
  await placeOrderButton(page).click();
  await eventually(sent).toBe(1);
  await page.reload();
  receipts.set(customer.email, await readOrderNumber(page));
  expect(sent()).toBe(1);
});

describe('BEY-06 the tabs beside an order that is being placed', () => {
  test('BEY-06 PAY-04 have nothing to pay or to change meanwhile, and go on when it is done', async () => {
    const shopper = await newShopper();
    const checkout = await openCheckout(shopper);
    const cart = await shopper.openTab();
    await cart.goto('/cart');
    await heading(cart, 'Summary').waitFor();
    const held = await hold(shopper.page, calls.order);
    await placeOrderButton(shopper.page).click();
    await held.asked;
    await elsewhere(checkout).waitFor();
    expect(await placeOrderButton(checkout).count()).toBe(0);
    await cart.getByRole('status').getByText('An order is under way').waitFor();
    await held.release();
    await expectReceipt(shopper, shopper.page);
    await heading(checkout, 'There is nothing to check out yet').waitFor();
    await heading(cart, 'Your cart is empty').waitFor();
  });

  test('BEY-06 PAY-04 get what was typed back where it is refused', async () => {
    const shopper = await newShopper();
    const other = await openCheckout(shopper);
    await holdLate(shopper.page);
    const held = await hold(shopper.page, calls.order);
    await shopper.page.clock.install();
    await placeOrderButton(shopper.page).click();
    await held.asked;
    await elsewhere(other).waitFor();
    shopper.expectProblem(lostConnection);
    await held.release(loseOnTheWayThere);
    await checking(shopper.page).waitFor();
    await outliveServer(shopper.page);
    await eventually(() => placeOrderButton(shopper.page).getAttribute('aria-disabled')).not.toBe('true');
    await tabHeading(other, 'payment').waitFor();
    await fillCard(other, goodCard);
    await placeOrderButton(other).click();
    await expectReceipt(shopper, other);
  });

  test('BEY-06 BEY-01 find out by themselves when it closes in the middle', async () => {
    const shopper = await newShopper();
    const other = await openCheckout(shopper);
    await treat(shopper.page, calls.order, doInSilence, 1);
    await placeOrderButton(shopper.page).click();
    await elsewhere(other).waitFor();
    await isPlaced(shopper);
    await shopper.page.close();
    await expectReceipt(shopper, other);
  });
});

test('PAY-04 the database holds one order for every receipt, and no other', async () => {
  expect(receipts.size).toBe(9);
  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  const stored = orders.map(({ order }) => [order.email, order.number]);
  expect(stored.toSorted()).toEqual([...receipts].toSorted());
});
