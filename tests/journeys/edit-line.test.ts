/** What was chosen of a line is changed on its product's page: found there as it was, added first, then the old one removed (CART-03, CART-13). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { addUntil, choiceGroup, chooseNamed, openPage, readChoices } from '#tests/support/shopper-choices.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button, cartLines } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const mainOf = (page: Page): Locator => page.getByRole('main');
const editLink = (page: Page, title: string): Locator =>
  mainOf(page).getByRole('link', { name: `Edit ${title}` });

/** To the product's page with what stands on the line, and back with what was changed. */
const edit = async (page: Page, title: string, change: () => Promise<void>): Promise<void> => {
  await editLink(page, title).click();
  await page.getByText('You are changing your cart').waitFor();
  // what stands on the line is chosen
  await page.getByText('stays as it is until you update it').waitFor();
  await change();
  await button(page, 'Update cart').click();
  await page.waitForURL('**/cart');
};

const choicesInCart = async (page: Page): Promise<readonly (readonly string[])[]> =>
  (await readChoices(cartLines(mainOf(page)))).toSorted((one, other) =>
    (one[0] ?? '') < (other[0] ?? '') ? -1 : 1,
  );

/** The names of the cart's writes, as they leave. */
const writesOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    const text = request.method() === 'POST' ? (request.postData() ?? '') : '';
    const name = /mutation (\w+)/.exec(text)?.[1];
    if (name !== undefined && /Item|Products/.test(name)) names.push(name);
  });
  return names;
};

test(
  'CART-03 CART-13 of every kind the choice is found again on its page, and another takes its place',
  { timeout: 240_000 },
  async () => {
    const { page } = await newShopperPage({ shopUrl });
    await skipPictures(page);
    await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
    await chooseNamed(page, /^Bottle colour/, 'Deep blue');
    await chooseNamed(page, /^Volume/, '500 mL');
    await addUntil(page, 1);
    await openPage(page, 'starter-pack', 'Starter pack');
    await button(page, 'Increase quantity of 15 L spring water bottle').click();
    await page.getByLabel('Cup dispenser').check();
    await addUntil(page, 2);
    await openPage(page, 'e-gift-card-any-amount', 'E-gift card, any amount');
    await chooseNamed(page, /^Amount/, 'Another amount');
    await page.getByLabel('Your amount in dollars').fill('35.50');
    await page.getByLabel('Recipient’s name').fill('Kim Vale');
    await page.getByLabel('Recipient’s email').fill('kim@example.com');
    await page.getByLabel('Your name').fill('Pat Lee');
    await page.getByLabel('Your email').fill('pat@example.com');
    await addUntil(page, 3);
    await openPage(page, 'water-station-signs', 'Water station signs to print');
    await page.getByLabel('A4, five signs').check();
    await addUntil(page, 4);

    await page.goto('/cart');
    await cartLines(mainOf(page)).nth(3).waitFor();
    const writes = writesOf(page);
    await edit(page, 'Insulated steel bottle, Deep blue, 500 mL', async () => {
      await choiceGroup(page, 'Bottle colour: Deep blue').waitFor();
      await choiceGroup(page, 'Volume: 500 mL').waitFor();
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await inspect(page, 'a line being changed')).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await chooseNamed(page, /^Bottle colour/, 'Sage');
    });
    await editLink(page, 'Insulated steel bottle, Sage, 500 mL').waitFor();
    expect(writes).toEqual(['AddProductsToCart', 'RemoveItem']);

    await edit(page, 'Starter pack', async () => {
      expect(await mainOf(page).getByLabel('Cup dispenser').isChecked()).toBe(true);
      expect(
        await page.getByRole('textbox', { name: 'quantity of 15 L spring water bottle' }).inputValue(),
      ).toBe('3');
      await mainOf(page).getByLabel('Cup dispenser').uncheck();
      await mainOf(page).getByLabel('Bottle rack for 2 large bottles').check();
    });
    await edit(page, 'E-gift card, any amount', async () => {
      expect(await page.getByLabel('Your amount in dollars').inputValue()).toBe('35.50');
      expect(await page.getByLabel('Recipient’s email').inputValue()).toBe('kim@example.com');
      await page.getByLabel('Recipient’s name').fill('Kim Valence');
    });
    await edit(page, 'Water station signs to print', async () => {
      expect(await mainOf(page).getByLabel('A4, five signs').isChecked()).toBe(true);
      await mainOf(page).getByLabel('A5, five signs').check();
    });
    await eventually(() => choicesInCart(page)).toEqual([
      ['E-gift card, any amount', 'For: Kim Valence (kim@example.com)', 'From: Pat Lee (pat@example.com)'],
      ['Insulated steel bottle', 'Bottle colour: Sage', 'Volume: 500 mL'],
      [
        'Starter pack',
        'Cooler: 1 × Bench-top cooler, cold and room',
        'Water: 3 × 15 L spring water bottle',
        'Racks and care: 1 × Bottle rack for 2 large bottles',
      ],
      ['Water station signs to print', 'Files: A5, five signs, A4, five signs'],
    ]);

    // the same choice is no other line; only how many changes
    const before = writes.length;
    await edit(page, 'Insulated steel bottle, Sage, 500 mL', () =>
      button(page, 'Increase quantity of Insulated steel bottle').click(),
    );
    await eventually(() => writes.slice(before)).toEqual(['UpdateItems']);

    await page.goto('/insulated-steel-bottle.html?edit=999999');
    await page.getByText('We could not find it in your cart').waitFor();
    await button(page, 'Add to cart').first().waitFor();
  },
);
