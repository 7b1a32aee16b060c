/** Failed requests for cart and delivery: told, sent once, tried again by the shopper. */

import { expect, test } from 'vitest';
import { water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import { addToCart, button, drawer, openProduct, toast } from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

/** The server does what it was asked; its answer invites to ask again. */
const doThenInvite: network.Treatment = async (route) => {
  await route.fetch();
  await route.fulfill({ status: 503, headers: { 'Retry-After': '0' }, json: { message: 'Busy.' } });
};
/** The server does what it was asked; half of its answer arrives. */
const doThenBreakOff: network.Treatment = async (route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
};

const done: readonly network.Treatment[] = [
  network.loseOnTheWayBack,
  network.doThenAnswer(502, {}),
  doThenInvite,
  doThenBreakOff,
];
const undone: readonly (readonly [network.Treatment, said: RegExp])[] = [
  [network.loseOnTheWayThere, /could not reach the shop/],
  [network.answer(504, {}), /being worked on/],
];

test('an addition to the cart is sent once for every fate of its answer [NET-01 CART-06]', async () => {
  const shopper = await newReturningShopper({ goods: [] });
  const { page, api, cartId } = shopper;
  shopper.expectProblem(/Failed to load resource/);
  await openProduct(page, water);
  const sent = network.watch(page, network.calls.add);
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
    await network.treat(page, network.calls.add, treatment, 1);
    await addToCart(page);
    count += 1;
    // what was done is found in the cart itself, and said to be done
    await expectAdded(count);
    expect(sent()).toBe(count);
  }
  for (const [round, [treatment, said]] of undone.entries()) {
    await network.treat(page, network.calls.add, treatment, 1);
    await addToCart(page);
    await toast(page, said).waitFor();
    expect(sent()).toBe(count + round + 1);
    // the shopper's own second press is the only other write
    await addToCart(page);
    count += 1;
    await expectAdded(count);
    expect(sent()).toBe(count + round + 1);
  }
});
