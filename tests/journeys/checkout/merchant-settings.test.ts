/** What the merchant has set for the checkout, and stock that is sold meanwhile. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { smallWater, goodCard, steelBottle, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import {
  button,
  cartTrigger,
  drawer,
  heading,
  cartLines,
  quantityBox,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper, newShopperAtPayment, newShopperBefore } from '#tests/support/shopper-start.ts';
import { approveAs } from '#tests/support/shopper-wallet.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';
import { buyElsewhere } from '#tests/support/shopper-rival.ts';

const shop = useOwnShop({
  settings: {
    'sales/minimum_order/active': '1',
    'checkout/options/enable_agreements': '1',
    'payment/purchaseorder/active': '1',
    'payment/purchaseorder/title': 'On our account',
    payment_methods: 'braintree, braintree_paypal, purchaseorder',
    braintree_paypal_paylater_active: 'true',
    paypal_express: 'true',
    block_identifier_cart_additional_info: 'checkout-additional-info',
    block_identifier_checkout_additional_info: 'cart-additional-info',
  },
  env: { TILE_URL: 'https://tiles.maps.example/{z}/{x}/{y}.png', TILE_ATTRIBUTION: '© The mapmakers' },
});

const tooSmall = 'Orders start at $20. Add a little more and we come.';
const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const terms = (page: Page) => page.getByLabel('I agree to the terms and conditions');

test('a merchant’s blocks, ways to pay and terms are shown, and a guest’s purchase order waits for number and tick [GEN-07 CHK-08]', async () => {
  const { page } = await newShopperAtPayment({ shopUrl: shop.url });
  const summary = checkout.orderSummary(page);
  await summary.getByText('Empty 15 L and 11 L bottles go back').waitFor();
  const offered = page.locator('input[name=paymentMethod]');
  await offered.first().waitFor();
  // an express PayPal comes before the card and is chosen, with paying later below it
  expect(await offered.evaluateAll((ways) => ways.map((way) => way.getAttribute('value')))).toEqual([
    'purchaseorder',
    'braintree_paypal',
    'braintree',
  ]);
  expect(await method(page, 'On our account').isChecked()).toBe(false);
  await button(page, 'Pay with PayPal').waitFor();
  await approveAs(page, 'pat@example.com', 'Pay later with PayPal');

  const text = page.locator('details').filter({ hasText: 'Read: Terms and conditions' });
  const number = page.getByLabel('Purchase order number');
  await method(page, 'On our account').check();
  await walkAndPress(page, text.locator('summary'), 'Enter');
  await eventually(() => text.locator('summary ~ *').innerText()).not.toBe('');
  await walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  const toNumber = page.getByRole('link', { name: 'Enter your purchase order number.' });
  const toTerms = page.getByRole('link', { name: 'Please confirm: I agree to the terms and conditions.' });
  await walkAndPress(page, toTerms, 'Enter');
  await focusIsOn(terms(page));
  expect(await terms(page).getAttribute('aria-invalid')).toBe('true');
  expect(await inspect(page, 'terms that miss their tick')).toEqual([]);
  await page.keyboard.press('Space');
  await eventually(() => toTerms.count()).toBe(0);
  await toNumber.press('Enter');
  await focusIsOn(number);
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('PO-2044');
  await walkAndPress(page, checkout.placeOrderButton(page), 'Space');
  await checkout.readOrderNumber(page);
  expect(await page.getByRole('main').innerText()).toContain('On our account');
});

test('a cart below the smallest order leads to no checkout until it is large enough [CART-08 GEN-07]', async () => {
  const { page } = await newReturningShopper({ shopUrl: shop.url, goods: [[smallWater, 1]] });
  await page.goto('/cart', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByText(tooSmall).waitFor();
  await main
    .getByRole('complementary', { name: 'Summary' })
    .getByText('Questions about your order?')
    .waitFor();
  await eventually(() => main.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
  await eventually(() => button(main, 'Checkout').getAttribute('aria-disabled')).toBe('true');
  expect(await inspect(page, 'the cart below the minimum')).toEqual([]);
  await cartTrigger(page).click();
  await drawer(page).getByText(tooSmall).waitFor();
  await eventually(() => drawer(page).getByRole('link', { name: 'Checkout' }).count()).toBe(0);

  await page.goto('/checkout', { waitUntil: 'commit' });
  await heading(page, 'Your order is not large enough yet').waitFor();
  await main.getByText(tooSmall).waitFor();
  expect(await inspect(page, 'the checkout below the minimum')).toEqual([]);
  await main.getByRole('link', { name: 'Back to your cart' }).click();
  await button(main, `Increase quantity of ${smallWater.name}`).click();
  await main.getByRole('link', { name: 'Checkout' }).click();
  await checkout.tabHeading(page, 'account').waitFor();
});

/** Other tests of the shared shop would find these sold out. */
const ownShop = useOwnShop();

const variant = 'BW-BOTTLE-STEEL-SAG-750';
const title = `${steelBottle.name}, Sage, 750 mL`;

test('a line runs short, then sells out: each time it alone is named and the rest is ordered [BEY-09 BEY-16]', async () => {
  const { page, api, email } = await newShopperBefore('payment', {
    shopUrl: ownShop.url,
    goods: [
      [water, 2],
      [steelBottle, 2],
    ],
  });
  const main = page.getByRole('main');
  const toCheckout = main.getByRole('link', { name: 'Checkout' });
  await buyElsewhere(ownShop.url, variant, 2);

  await page.goto('/cart', { waitUntil: 'commit' });
  const bottle = cartLines(main).nth(1);
  await bottle.getByText('The requested qty is not available').waitFor();
  expect(await main.getByText('The requested qty is not available').count()).toBe(1);
  await main.getByText(`${title} cannot be ordered like this. Everything else can.`).waitFor();
  expect(await toCheckout.count()).toBe(0);
  expect(await inspect(page, 'the cart with a line too many of')).toEqual([]);
  await typeQuantity(quantityBox(main, { ...steelBottle, name: title }), '1');
  await toCheckout.click();
  await checkout.tabHeading(page, 'payment').waitFor();

  await buyElsewhere(ownShop.url, variant, 1);
  const orders = watch(page, calls.order);
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  const told = `${title} cannot be ordered like this any more: Sold out. In your cart you can go on without it.`;
  await main.getByText(told).waitFor();
  expect(orders()).toBe(0);
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await bottle.getByText('Sold out').waitFor();
  await button(main, 'Go on without it').click();
  await toCheckout.click();
  // the step that was reached is found again for the rest
  await checkout.tabHeading(page, 'payment').waitFor();
  const number = await payByCard(page);
  expect(orders()).toBe(1);
  const order = await api.guestOrder(number, email, '4000');
  expect(order.items).toEqual([{ product_sku: water.sku, quantity_ordered: 2 }]);
});
