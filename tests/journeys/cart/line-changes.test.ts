/** Options and quantities of a cart line: changed, and refused at their field. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectRefused, lookOnce } from '#tests/support/shopper-access.ts';
import { choiceGroup, chooseNamed, readChoices } from '#tests/support/shopper-choices.ts';
import { starterPack, steelBottle, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  heading,
  openProduct,
  quantityBox,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const main = (page: Page): Locator => page.getByRole('main');

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

  // with the same options only the quantity of the line changes
  const before = writes.length;
  await edit(page, 'Insulated steel bottle, Deep blue, 500 mL', () =>
    button(page, 'Increase quantity of Insulated steel bottle').click(),
  );
  await eventually(() => writes.slice(before)).toEqual(['UpdateItems']);

  await page.goto('/insulated-steel-bottle.html?edit=999999');
  await page.getByText('We could not find it in your cart').waitFor();
  await button(page, 'Add to cart').first().waitFor();
});

const message = 'Please enter a whole number from 1 to 10,000.';

const expectMended = (box: Locator): Promise<void> =>
  eventually(() => box.getAttribute('aria-invalid')).toBeNull();

test('refuses an impossible quantity at its box on page, card and cart line, and adds or changes nothing [CART-02 BEY-07]', async () => {
  const { page, api, cartId } = await newReturningShopper();
  const [adds, updates] = [watch(page, calls.add), watch(page, calls.update)];
  await page.goto('/cart');
  const box = quantityBox(page.getByRole('main'), water);
  await typeQuantity(box, '1.5');
  await expectRefused(box, message);
  await eventually(() => box.inputValue()).toBe('2');
  expect(updates()).toBe(0);
  await typeQuantity(box, '9999');
  await page
    .getByRole('alert')
    .getByText(/qty|quantity|available|stock/i)
    .waitFor();
  await eventually(() => box.inputValue()).toBe('2');
  expect((await api.readCart(cartId)).lines.map(({ quantity }) => quantity)).toEqual([2]);

  await openProduct(page, water);
  await typeQuantity(box, '0');
  await expectRefused(box, message);
  await typeQuantity(box, '1');
  await expectMended(box);
  await box.fill('10001');
  await addToCart(page);
  await expectRefused(box, message);
  await typeQuantity(box, '3');
  await expectMended(box);
  await addToCart(page);
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('5');
  expect(adds()).toBe(1);

  // The error moves the button of a card while it is being pressed
  await page.goto('/water.html');
  const card = page.getByRole('article').filter({ has: heading(page, water.name) });
  const cardBox = quantityBox(card, water);
  await cardBox.fill('2.5');
  await button(card, /^Add to cart/).click();
  await expectRefused(cardBox, message);
  await focusIsOn(cardBox);
  await cardBox.fill('3');
  await button(card, /^Add to cart/).click();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('8');
  expect(adds()).toBe(2);
});
