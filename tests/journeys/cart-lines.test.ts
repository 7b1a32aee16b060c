/** The lines of a cart on the page: thirty clicks are one change, what was removed can be put back, a rental is known as one, and what goes with it is offered (BEY-05, BEY-12, GEN-02, CART-09). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, inspect, pressOn } from '#tests/support/shopper-access.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { smallWater, starterPack, water, type Product } from '#tests/support/shopper-goods.ts';
import { calls, refuseGraphql, treat, watch } from '#tests/support/shopper-network.ts';
import { button, cartLines, cartTrigger, drawer, quantityBox } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const rental: Product = {
  sku: 'BW-RENT-FLOOR',
  name: 'Floor-standing cooler rental, hot and cold',
  path: '/rental-floor-standing-cooler.html',
  price: 1995,
};

/** Cheaper than usual. */
const flask: Product = {
  sku: 'BW-FLASK-750',
  name: 'Insulated drink bottle 750 mL',
  path: '/insulated-drink-bottle-750-ml.html',
  price: 2795,
};

const main = (page: Page) => page.getByRole('main');

const openCart = async () => {
  const shopper = await newReturningShopper({
    shopUrl: inject('shopUrl'),
    goods: [
      [water, 2],
      [smallWater, 1],
    ],
  });
  await shopper.page.goto('/cart');
  await quantityBox(main(shopper.page), water).waitFor();
  return shopper;
};

const quantities = async ({ api, cartId }: Awaited<ReturnType<typeof openCart>>) =>
  (await api.readCart(cartId)).lines.map(({ sku, quantity }) => [sku, quantity]);

/** Clicks as fast as fingers are, and answers every number that was shown meanwhile and for a while after. */
const clickAndLook = (page: Page, name: string, clicks: number): Promise<readonly number[]> =>
  button(main(page), `Increase quantity of ${name}`).evaluate(
    async (more: HTMLElement, { count }) => {
      const box = more.parentElement?.querySelector('input');
      const shown: number[] = [];
      const look = (): void => {
        const now = Number(box?.value);
        if (shown.at(-1) !== now) shown.push(now);
      };
      const waitAndLook = async (time: number): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, time));
        look();
      };
      for (let click = 0; click < count; click += 1) {
        more.click();
        await waitAndLook(30);
      }
      for (let turn = 0; turn < 100; turn += 1) await waitAndLook(20);
      return shown;
    },
    { count: clicks },
  );

test.each([
  ['at once', 0],
  ['late', 600],
])(
  'BEY-05 thirty fast clicks end in the right quantity, with at most three requests and never a step back: answered %s',
  async (_, delay) => {
    const shopper = await openCart();
    const { page } = shopper;
    await treat(page, calls.update, async (route) => {
      const answered = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fulfill({ response: answered });
    });
    const updates = watch(page, calls.update);
    const shown = await clickAndLook(page, water.name, 30);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(-1)).toBe(32);
    await eventually(() => quantities(shopper)).toEqual([
      [water.sku, 32],
      [smallWater.sku, 1],
    ]);
    expect(updates()).toBeGreaterThanOrEqual(1);
    expect(updates()).toBeLessThanOrEqual(3);
  },
);

test('BEY-12 what was removed is put back by the keyboard alone, with its quantity', async () => {
  const shopper = await openCart();
  const { page } = shopper;
  await pressOn(page, button(main(page), `Remove ${water.name}`));
  await main(page).getByText(`${water.name} was removed from your cart.`).waitFor();
  await eventually(() => cartLines(main(page)).count()).toBe(1);
  const undo = button(main(page), /^Undo/);
  await eventually(() => hasFocus(undo)).toBe(true);
  expect(await inspect(page, 'the cart after a removal')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText(`${water.name} is back in your cart.`).waitFor();
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  await eventually(() => undo.count()).toBe(0);
  await focusIsOn(main(page).getByRole('list', { name: 'Products in your cart' }));
  expect(await drawer(page).count()).toBe(0);
  await eventually(() => quantities(shopper)).toEqual([
    [smallWater.sku, 1],
    [water.sku, 2],
  ]);
});

test('BEY-12 CART-04 the last line comes back into an emptied cart, too', async () => {
  const shopper = await openCart();
  const { page } = shopper;
  for (const name of [smallWater.name, water.name]) {
    await button(main(page), `Remove ${name}`).click();
    await main(page).getByText(`${name} was removed from your cart.`).waitFor();
  }
  await main(page).getByText('Your cart is empty').waitFor();
  await button(main(page), new RegExp(`^Undo.*${water.name}`)).click();
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  await eventually(() => quantities(shopper)).toEqual([[water.sku, 2]]);
});

test('GEN-02 CART-09 CAT-06 a rental is marked as one and priced by the month, a lower price beside the usual one, and what goes with it stands beneath until it is in the cart', async () => {
  const { page } = await newReturningShopper({
    shopUrl: inject('shopUrl'),
    goods: [
      [rental, 1],
      [flask, 1],
    ],
  });
  await page.goto('/cart');
  const line = cartLines(main(page)).first();
  await line.getByText('Rental', { exact: true }).waitFor();
  await line.getByText('$19.95 a month').waitFor();
  const words = await cartLines(main(page)).nth(1).innerText();
  expect(words.replaceAll(/\s+/g, ' ')).toContain('Now $27.95 was $34.95 each');
  const row = main(page).getByRole('region', { name: 'Goes with your cart' });
  const addWater = button(row, new RegExp(`^Add to cart ?: ${water.name}$`));
  await addWater.click();
  await drawer(page).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => cartLines(main(page)).count()).toBe(3);
  await button(row, /^Add to cart/)
    .first()
    .waitFor();
  expect(await addWater.count()).toBe(0);
});

/** How much of a line what was chosen leaves to other things, in pixels. */
const roomOf = async (place: Page | Locator): Promise<number> => {
  const line = cartLines(place).first();
  await line.locator('dl').waitFor();
  const [whole, choices] = [await line.boundingBox(), await line.locator('dl').boundingBox()];
  return Math.round((whole?.width ?? 0) - (choices?.width ?? 0));
};

test('CART-09 on a phone what was chosen has all the room beside the picture, on the page and in the drawer', async () => {
  const { page } = await newReturningShopper({
    shopUrl: inject('shopUrl'),
    goods: [[starterPack, 1]],
    viewport: { width: 360, height: 780 },
  });
  await page.goto('/cart');
  const beside = 88 + 16;
  expect(await roomOf(main(page))).toBe(beside);
  await cartTrigger(page).click();
  expect(await roomOf(drawer(page))).toBe(beside);
});

test('CART-02 a cart that could not be read says so on its page, and is there once it is asked for again', async () => {
  const { page } = await newReturningShopper({ shopUrl: inject('shopUrl'), goods: [[water, 2]] });
  await treat(page, calls.readCart, refuseGraphql('Internal server error', 'internal'), 1);
  await page.goto('/cart');
  await main(page).getByText('Your cart could not be loaded').waitFor();
  await pressOn(page, button(main(page), 'Try again'));
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  expect(await main(page).getByText('Your cart could not be loaded').count()).toBe(0);
});

test('BEY-05 quantities changed in the moment of leaving are not lost', async () => {
  const shopper = await openCart();
  const { page } = shopper;
  // both within the time a quantity may still change, whatever the machine is busy with
  await main(page).evaluate(
    (place, names) => {
      for (const name of names)
        place.querySelector<HTMLElement>(`[aria-label="Increase quantity of ${name}"]`)?.click();
    },
    [water.name, smallWater.name],
  );
  await page.goto('/water.html');
  await eventually(() => quantities(shopper)).toEqual([
    [water.sku, 3],
    [smallWater.sku, 2],
  ]);
});
