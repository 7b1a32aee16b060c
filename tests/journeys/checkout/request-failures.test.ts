/** Failed delivery and cart requests: told, sent once, tried again by the shopper (NET-01, NET-08). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  comeToRest,
  doThenAnswer,
  loseOnTheWayBack,
  loseOnTheWayThere,
  treat,
  treatInTurn,
  watch,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  openProduct,
  tabHeading,
  toast,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper, newShopperAt } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** The server does what it was asked; its answer invites to ask again. */
const doThenInvite: Treatment = async (route) => {
  await route.fetch();
  await route.fulfill({ status: 503, headers: { 'Retry-After': '0' }, json: { message: 'Busy.' } });
};
/** The server does what it was asked; half of its answer arrives. */
const doThenBreakOff: Treatment = async (route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
};

const done: readonly Treatment[] = [loseOnTheWayBack, doThenAnswer(502, {}), doThenInvite, doThenBreakOff];
const undone: readonly Treatment[] = [loseOnTheWayThere, answer(504, {})];

test('an addition to the cart is sent once for every fate of its answer [NET-01, CART-06]', async () => {
  const shopper = await newReturningShopper({ shopUrl, goods: [] });
  const { page, api, cartId } = shopper;
  shopper.expectProblem(/Failed to load resource/);
  await openProduct(page, water);
  const sent = watch(page, calls.add);
  const expectAdded = async (count: number): Promise<void> => {
    await drawer(page).waitFor();
    await button(page, `Cart, ${count} item${count === 1 ? '' : 's'}`).waitFor({ state: 'attached' });
    const { lines } = await api.readCart(cartId);
    expect(lines.map(({ quantity }) => quantity)).toEqual([count]);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
  };
  let count = 0;
  for (const treatment of done) {
    await treat(page, calls.add, treatment, 1);
    await addToCart(page);
    count += 1;
    // what was done is found in the cart itself, and said to be done
    await expectAdded(count);
    expect(sent()).toBe(count);
  }
  for (const [round, treatment] of undone.entries()) {
    await treat(page, calls.add, treatment, 1);
    await addToCart(page);
    await eventually(sent).toBe(count + round + 1);
    await toast(page, /./).first().waitFor();
    // an earlier failure may still be on show: this one's requests are over once the page rests
    await comeToRest(page);
    expect(sent()).toBe(count + round + 1);
    // the shopper's own second press is the only other write
    await addToCart(page);
    count += 1;
    await expectAdded(count);
    expect(sent()).toBe(count + round + 1);
  }
});

const chooseAgain = async (page: Page): Promise<void> => {
  const first = page.getByRole('radio').first();
  // nothing is chosen any more, and nothing is being worked out
  await eventually(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  await eventually(() => first.isEnabled()).toBe(true);
  await eventually(() => continueButton(page).getAttribute('aria-busy')).not.toBe('true');
  await first.check({ force: true });
};

test('the delivery method is saved once a press for every fate of the answer [NET-08, SHIP-02]', async () => {
  const shopper = await newShopperAt('shipping', { shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/Failed to load resource/);
  const said = toast(page, 'Error setting shipping method');
  const sent = await treatInTurn(page, calls.saveShipping, ...done);
  for (const [round] of done.entries()) {
    await continueButton(page).click();
    await said.first().waitFor();
    await chooseAgain(page);
    expect(sent()).toBe(round + 1);
  }
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  expect(sent()).toBe(done.length + 1);
});

test('delivery that cannot be estimated, chosen or saved is said to the letter and tried again [SHIP-01, SHIP-02]', async () => {
  const shopper = await newShopperAt('delivery', { shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/Failed to load resource/);
  const said = (sentence: string) =>
    page.getByRole('region', { name: 'Messages' }).getByText(sentence, { exact: true });
  await treat(page, calls.estimate, answer(400, { message: 'No trucks.' }), 1);
  await continueButton(page).click();
  await said('Unable to get shipping methods').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();

  const word = { message: 'No trucks to you today.', payment_methods: [], totals: {} };
  const refusal = answer(400, { message: 'No.' });
  const saved = await treatInTurn(page, calls.saveShipping, refusal, answer(200, word));
  await continueButton(page).click();
  await said('Error setting shipping method').waitFor();
  await eventually(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  await eventually(() => continueButton(page).getAttribute('aria-busy')).not.toBe('true');
  await continueButton(page).click();
  await said('Shipping details are invalid or missing.').waitFor();
  expect(saved()).toBe(1);
  await chooseAgain(page);
  await continueButton(page).click();
  await said('No trucks to you today.').waitFor();
  await chooseAgain(page);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
});
