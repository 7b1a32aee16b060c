/** Options and quantities of a cart line, changed on its product’s page. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { choiceGroup, chooseNamed, readChoices } from '#tests/support/shopper-choices.ts';
import { starterPack, steelBottle } from '#tests/support/shopper-goods.ts';
import { button, cartLines } from '#tests/support/shopper-pages.ts';
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

  await page.goto('/insulated-steel-bottle.html?edit=999999');
  await page.getByText('We could not find it in your cart').waitFor();
  await button(page, 'Add to cart').first().waitFor();
});
