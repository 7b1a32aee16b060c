/** Whatever becomes of its answer, no write is sent a second time by the transport: the requests are counted, and the shop is asked what it did (NET-01, NET-08). */

import { describe, expect, inject, test } from 'vitest';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  doThenAnswer,
  loseOnTheWayBack,
  loseOnTheWayThere,
  treat,
  watch,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  giveEmail,
  openProduct,
  tabHeading,
  toast,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** The shop does what it was asked; its answer invites to ask again. */
const doThenInvite: Treatment = async (route) => {
  await route.fetch();
  await route.fulfill({ status: 503, headers: { 'Retry-After': '0' }, json: { message: 'Busy.' } });
};
/** The shop does what it was asked; half of its answer arrives. */
const doThenBreakOff: Treatment = async (route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
};

const fates: readonly (readonly [fate: string, Treatment, isDone: boolean])[] = [
  ['the connection breaks on the way there', loseOnTheWayThere, false],
  ['the connection breaks on the way back', loseOnTheWayBack, true],
  ['status 502 comes instead of the answer', doThenAnswer(502, {}), true],
  ['status 503 comes with an invitation', doThenInvite, true],
  ['status 504 comes though nothing was done', answer(504, {}), false],
  ['half of the answer comes', doThenBreakOff, true],
];

describe('NET-01 CART-06 an addition to the cart is sent once', () => {
  test.each(fates)('NET-01 where %s', async (_, treatment, isDone) => {
    const shopper = await newReturningShopper({ shopUrl, goods: [] });
    const { page, api, cartId } = shopper;
    if (treatment !== doThenBreakOff) shopper.expectProblem(/Failed to load resource/);
    await openProduct(page, water);
    const sent = watch(page, calls.add);
    await treat(page, calls.add, treatment, 1);
    await addToCart(page);
    if (!isDone) {
      await toast(page, /./).first().waitFor();
      expect(sent()).toBe(1);
      // the shopper's own second press is a second write, and the only one
      await addToCart(page);
    }
    // what was done is found in the cart itself, and told as done (CART-06)
    await drawer(page).waitFor();
    expect(sent()).toBe(isDone ? 1 : 2);
    const { lines } = await api.readCart(cartId);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1]);
    await button(page, 'Cart, 1 item').waitFor({ state: 'attached' });
  });
});

describe('NET-08 the delivery’s saving, by REST, is sent once', () => {
  test.each(fates.filter(([, , isDone]) => isDone))('NET-08 where %s', async (_, treatment) => {
    const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
    const { page } = shopper;
    if (treatment !== doThenBreakOff) shopper.expectProblem(/Failed to load resource/);
    await page.goto('/checkout');
    await giveEmail(page, 'buyer@example.com');
    await tabHeading(page, 'delivery').waitFor();
    await continueButton(page).click();
    await tabHeading(page, 'shipping').waitFor();
    const sent = watch(page, calls.saveShipping);
    await treat(page, calls.saveShipping, treatment, 1);
    await continueButton(page).click();
    await toast(page, 'Error setting shipping method').waitFor();
    expect(sent()).toBe(1);
    await eventually(() => page.getByRole('radio').first().isEnabled()).toBe(true);
    await page.getByRole('radio').first().check({ force: true });
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
    await waitForCard(page);
    allowSilencedTelemetry(shopper);
    expect(sent()).toBe(2);
  });
});
