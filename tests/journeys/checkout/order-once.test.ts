/** One order for all faults of the network, and a true message about it (PAY-04, BEY-01). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOrderingShop } from '#tests/support/ordering-shop.ts';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { goodCard, smallWater, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import * as network from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, stopClock } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { openTabAtPayment } from '#tests/support/shopper-start.ts';

const safeToRetry = 'Your order did not reach us and nothing has been charged. It is safe to place it again.';
const serverError = { message: 'Internal Error. Details are available in Magento log file.' };
const lostConnection = /net::ERR_(CONNECTION_RESET|FAILED)/;

const shop = useOrderingShop();
const { newShopper, expectReceipt, receipts } = shop;

const unknownNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'We are checking whether' });

const orderCanBePlaced = (page: Page) =>
  eventually(() => checkout.placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');

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

const badGateway: network.Treatment = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

test('checks by itself what became of a lost request or a server error, which may have ordered [BEY-01 BEY-17]', async () => {
  const shopper = await newShopper();
  const { page, api, cartId } = shopper;
  const stands = network.doThenAnswer(500, serverError);
  const failures = [network.loseOnTheWayThere, network.answer(500, serverError), badGateway, stands];
  const sent = await network.treatInTurn(page, network.calls.order, ...failures);
  const asking = await network.hold(page, network.calls.orderState);
  const asked = network.watch(page, network.calls.orderState);
  shopper.expectProblem(lostConnection);
  shopper.expectProblem(/status of 50[02]/);
  await page.clock.install();
  for (const [round, reason] of [safeToRetry, serverError.message, safeToRetry].entries()) {
    await checkout.placeOrderButton(page).click();
    await unknownNotice(page).waitFor();
    expect(await checkout.placeOrderButton(page).count()).toBe(0);
    if (round === 0) {
      await asking.release(network.loseOnTheWayThere);
      await eventually(asked).toBe(2);
    }
    await checkout.outliveServer(page);
    await page.getByRole('alert').getByText(reason).waitFor();
    expect(await page.getByText('session has expired').count()).toBe(0);
    expect((await api.readCart(cartId)).isActive).toBe(true);
    await orderCanBePlaced(page);
  }
  await checkout.placeOrderButton(page).click();
  await expectReceipt(shopper);
  expect(sent()).toBe(4);
});

test('stops an order whose cart changed elsewhere, names each change and orders what is true [BEY-16 BEY-07]', async () => {
  const { page, api, cartId, email } = await newShopper();
  const sent = network.watch(page, network.calls.order);
  const [line] = (await api.readCart(cartId)).lines;
  await api.setQuantity(cartId, line?.id ?? 0, 3);
  await api.add(cartId, smallWater, 1);
  await walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  const alert = page.getByRole('alert');
  await alert.getByText(`The quantity of ${water.name} is now 3.`).waitFor();
  await alert.getByText(`${smallWater.name} has been added to your cart.`).waitFor();
  expect(await lookOnce(page, 'a cart that was changed')).toEqual([]);
  expect([(await api.readCart(cartId)).isActive, sent()]).toEqual([true, 0]);
  // the tab and the card are still there
  await eventually(() => checkout.placeOrderButton(page).innerText()).toBe('Place order, $59.30');
  await walkAndPress(page, checkout.placeOrderButton(page), 'Space');
  receipts.set(email, await checkout.readOrderNumber(page));
});

test('the database holds one order for every receipt and no other [PAY-04 CHK-06]', () =>
  shop.expectOneOrderEach(5));
