/** The cart page: how it arrives, fast clicks, removing, undoing, other options for a line. */

import type { Page, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookOnce, pressOn, recordShifts, takeShift } from '#tests/support/shopper-access.ts';
import { smallWater, water, starterPack, steelBottle } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, hold, watch } from '#tests/support/shopper-network.ts';
import { button, cartLines, drawer, quantityBox, stopClock, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { choiceGroup, chooseNamed, readChoices } from '#tests/support/shopper-choices.ts';

const main = (page: Page): Locator => page.getByRole('main');

const openCart = async () => {
  const shopper = await newReturningShopper({
    goods: [
      [water, 2],
      [smallWater, 1],
    ],
  });
  await shopper.page.goto('/cart');
  await quantityBox(main(shopper.page), water).waitFor();
  const quantities = async () =>
    (await shopper.api.readCart(shopper.cartId)).lines.map(({ sku, quantity }) => [sku, quantity]);
  return { ...shopper, quantities };
};

test('ends thirty fast clicks in the right quantity with few requests, and keeps those of the moment of leaving [BEY-05]', async () => {
  const { page, quantities } = await openCart();
  await page.clock.install();
  await page.reload();
  await quantityBox(main(page), water).waitFor();
  await stopClock(page);
  const updates = watch(page, calls.update);
  const shown: number[] = [];
  const click = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) {
      await button(main(page), `Increase quantity of ${water.name}`).evaluate((more: HTMLElement) =>
        more.click(),
      );
      await page.clock.runFor(30);
      shown.push(Number(await quantityBox(main(page), water).inputValue()));
    }
  };
  await click(15);
  expect(updates()).toBe(0);
  // the server is late with the first request, while the shopper clicks on
  const held = await hold(page, calls.update);
  await page.clock.runFor(300);
  await held.asked;
  await click(15);
  await held.release();
  await eventually(async () => {
    await page.clock.runFor(300);
    shown.push(Number(await quantityBox(main(page), water).inputValue()));
    return quantities();
  }).toEqual([
    [water.sku, 32],
    [smallWater.sku, 1],
  ]);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown.at(-1)).toBe(32);
  expect(updates()).toBeLessThanOrEqual(3);

  await page.clock.resume();
  await main(page).evaluate(
    (place, names) => {
      for (const name of names)
        place.querySelector<HTMLElement>(`[aria-label="Increase quantity of ${name}"]`)?.click();
    },
    [water.name, smallWater.name],
  );
  await page.goto('/water.html');
  await eventually(quantities).toEqual([
    [water.sku, 33],
    [smallWater.sku, 2],
  ]);
});

test('puts a removed line back by the keyboard alone, also into an emptied cart [BEY-12 CART-04]', async () => {
  const { page, quantities } = await openCart();
  const undo = button(main(page), /^Undo/);
  await pressOn(page, button(main(page), `Remove ${water.name}`));
  await main(page).getByText(`${water.name} was removed from your cart.`).waitFor();
  await eventually(() => cartLines(main(page)).count()).toBe(1);
  await eventually(() => hasFocus(undo)).toBe(true);
  expect(await lookOnce(page, 'the cart after a removal')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText(`${water.name} is back in your cart.`).waitFor();
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  await eventually(() => undo.count()).toBe(0);
  await focusIsOn(main(page).getByRole('list', { name: 'Products in your cart' }));
  expect(await drawer(page).count()).toBe(0);
  await eventually(quantities).toEqual([
    [smallWater.sku, 1],
    [water.sku, 2],
  ]);

  for (const { name } of [smallWater, water]) {
    await button(main(page), `Remove ${name}`).click();
    await main(page).getByText(`${name} was removed from your cart.`).waitFor();
  }
  await main(page).getByText('Your cart is empty').waitFor();
  await button(main(page), new RegExp(`^Undo.*${water.name}`)).click();
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  await eventually(quantities).toEqual([[water.sku, 2]]);
});

/** Notes when the page offers what it offers beside an empty cart. */
const recordOffers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Popular right now"]')?.checkVisibility() === true)
        Reflect.set(window, 'wasOffered', true);
    }).observe(document, { childList: true, subtree: true });
  });

const wasOffered = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'wasOffered') as unknown);

test('keeps the room of a cart that arrives late, and never offers what an empty one is offered [CART-02 CART-09]', async () => {
  for (const width of [360, 1280]) {
    const viewport = { width, height: 900 };
    const { page } = await newReturningShopper({ goods: [[water, 2]], viewport });
    await recordShifts(page);
    await recordOffers(page);
    const cart = await hold(page, calls.readCart);
    await page.route('**/*.css', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.goto('/cart');
    await main(page).getByText('Loading your cart').waitFor();
    await page.waitForLoadState('load');
    await eventually(() => page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(9);
    expect(await takeShift(page)).toBeLessThan(0.01);
    if (width === 1280) expect(await lookOnce(page, 'a cart that arrives')).toEqual([]);
    await takeShift(page);
    await cart.release();
    await quantityBox(main(page), water).waitFor();
    await page.mouse.wheel(0, 400);
    await heading(page, 'Goes with your cart').waitFor();
    expect(await takeShift(page)).toBeLessThan(0.01);
    expect(await wasOffered(page)).toBeUndefined();
  }
});

/** To the product's page with the options of the line, and back with the changed ones. */
const edit = async (page: Page, title: string, change: () => Promise<void>): Promise<void> => {
  await main(page)
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await page.getByText('You are changing your cart').waitFor();
  await page.getByText('stays as it is until you update it').waitFor();
  await change();
  await button(page, 'Update cart').click();
  await page.waitForURL('**/cart');
};

/** The names of the writes to the cart, as they leave. */
const writesOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const text = request.method() === 'POST' ? (request.postData() ?? '') : '';
    const name = /mutation (\w+)/.exec(text)?.[1];
    if (name !== undefined && /Item|Products/.test(name)) names.push(name);
  });
  return names;
};

test('finds the options of a line on its product’s page and puts others in their place [CART-03 CART-13]', async () => {
  const { page } = await newReturningShopper({
    goods: [
      [steelBottle, 1],
      [starterPack, 1],
    ],
  });
  await page.goto('/cart');
  await cartLines(main(page)).nth(1).waitFor();
  const writes = writesOf(page);
  await edit(page, 'Insulated steel bottle, Sage, 750 mL', async () => {
    await choiceGroup(page, 'Bottle colour: Sage').waitFor();
    await choiceGroup(page, 'Volume: 750 mL').waitFor();
    expect(await lookOnce(page, 'a line that is changed')).toEqual([]);
    await chooseNamed(page, /^Bottle colour/, 'Deep blue');
    await chooseNamed(page, /^Volume/, '500 mL');
  });
  await main(page).getByRole('link', { name: 'Edit Insulated steel bottle, Deep blue, 500 mL' }).waitFor();
  expect(writes).toEqual(['AddProductsToCart', 'RemoveItem']);

  await edit(page, 'Starter pack', async () => {
    const bottles = page.getByRole('textbox', { name: 'quantity of 15 L spring water bottle' });
    expect(await bottles.inputValue()).toBe('3');
    expect(await main(page).getByLabel('Cup dispenser').isChecked()).toBe(true);
    await main(page).getByLabel('Cup dispenser').uncheck();
    await main(page).getByLabel('Bottle rack for 2 large bottles').check();
  });
  await eventually(async () => (await readChoices(cartLines(main(page)))).toSorted()).toEqual([
    ['Insulated steel bottle', 'Bottle colour: Deep blue', 'Volume: 500 mL'],
    [
      'Starter pack',
      'Cooler: 1 × Bench-top cooler, cold and room',
      'Water: 3 × 15 L spring water bottle',
      'Racks and care: 1 × Bottle rack for 2 large bottles',
    ],
  ]);

  await page.goto('/insulated-steel-bottle.html?edit=999999');
  await page.getByText('We could not find it in your cart').waitFor();
  await button(page, 'Add to cart').first().waitFor();
});
