/** A product’s page: keyboard, missing and sold-out choices, pictures, related items. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, lookOnce, pressOn, tabTo } from '#tests/support/shopper-access.ts';
import { choiceGroup, chooseNamed, openPage, priceShown } from '#tests/support/shopper-choices.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { addToCart, button, cartLines, drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const bottle = ['insulated-steel-bottle', 'Insulated steel bottle'] as const;
const missing = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Before it can go into your cart' });
const enlarge = (page: Page): Locator => button(page, /^Enlarge: /);

test('chooses a variant with the keyboard alone, and keeps a combination that is sold out from the cart [CAT-02 CAT-06]', async () => {
  const { page } = await newVisitor();
  await openPage(page, ...bottle);
  await tabTo(
    page,
    choiceGroup(page, /^Bottle colour/)
      .getByRole('radio')
      .first(),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await choiceGroup(page, 'Bottle colour: Sage').waitFor();
  // the picture is of what was chosen
  await button(page, /^Enlarge: .*sage/i)
    .first()
    .waitFor();
  await tabTo(
    page,
    choiceGroup(page, /^Volume/)
      .getByRole('radio')
      .first(),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await choiceGroup(page, 'Volume: 1 L').waitFor();
  await priceShown(page, '$39.95').waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Add to cart', exact: true }));
  await cartLines(drawer(page)).first().waitFor();
  await page.goto('/cart');
  await page.getByRole('main').getByText('Item no. BW-BOTTLE-STEEL-SAG-1000').waitFor();

  await openPage(page, ...bottle);
  await chooseNamed(page, /^Bottle colour/, 'Coral');
  await choiceGroup(page, /^Volume/)
    .getByRole('radio', { name: '750 mL sold out' })
    .waitFor();
  await chooseNamed(page, /^Volume/, '750 mL');
  await page.getByRole('main').getByText('Out of stock').first().waitFor();
  await addToCart(page);
  await missing(page)
    .getByText(/Coral, 750 mL is sold out/)
    .waitFor();
  expect(await lookOnce(page, 'a combination that is sold out')).toEqual([]);
  await chooseNamed(page, /^Volume/, '500 mL');
  await missing(page).waitFor({ state: 'hidden' });
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
});

/** A finger drawn over the middle of something, from right to left. */
const swipe = async (page: Page, place: Locator): Promise<void> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe');
  const touch = await page.context().newCDPSession(page);
  const [from, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 10; step += 1)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from - (step * box.width * 0.7) / 10, y }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('turns pictures over by the arrows and by a finger, and enlarges them until Esc [CAT-02]', async () => {
  const { page } = await newVisitor({ hasTouch: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, ...bottle);
  const first = enlarge(page).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await focusIsOn(enlarge(page).last());
  await page.keyboard.press('ArrowLeft');
  await focusIsOn(first);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 of 2').waitFor();
  const picture = dialog.getByRole('button', { name: /twice as large$/ });
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('2 of 2').waitFor();
  await picture.click();
  expect(await picture.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await focusIsOn(first);

  await page.setViewportSize({ width: 360, height: 900 });
  const pictures = page.getByRole('main').getByRole('list', { name: 'Pictures' });
  await pictures.scrollIntoViewIfNeeded();
  await swipe(page, pictures);
  await eventually(() => button(page, /^Show picture 2: /).getAttribute('aria-current')).toBe('true');
  await enlarge(page).last().click();
  await dialog.getByText('2 of 2').waitFor();
  expect(await inspect(page, 'a picture enlarged')).toEqual([]);
});
