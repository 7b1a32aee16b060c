/** An account that is inactive: warned of from the start, and nothing is ordered for it (ACC-04, BEY-07). */

import { expect, inject, test } from 'vitest';
import { inactiveAccountMessage } from '#machines/domain/customer.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import { calls, skipPictures, watch } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  fillCard,
  heading,
  openProduct,
  placeOrderButton,
  readOrderNumber,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const colin = { email: 'colin@example.com', firstname: 'Colin', lastname: '', password: 'Water4all!' };

test(
  'ACC-04 BEY-07 whoever buys for an inactive account is warned, told at the button why nothing is ordered, and orders for another one',
  { timeout: 180_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
    allowSilencedTelemetry(shopper);
    const { page } = shopper;
    await skipPictures(page);
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
    expect(await page.getByRole('main').getByText(inactiveAccountMessage).count()).toBe(2);
    expect(await inspect(page, 'an inactive account')).toEqual([]);
    expect(orders()).toBe(0);

    // open by itself: it is the way out
    await button(page, 'Switch To Mackie Street Roasters').click();
    // its addresses come with it, and whoever is going on meanwhile is back where they were
    await page.getByText('This order is for Mackie Street Roasters').waitFor();
    await walkToPayment(page);
    await eventually(() => reasons.getByText(inactiveAccountMessage).count()).toBe(0);
    await page.locator('input[name=paymentMethod][value=braintree]').check({ force: true });
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  },
);
