/** A product’s page, of every kind: keyboard, missing choices, pictures, related items. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, lookOnce, pressOn, tabTo } from '#tests/support/shopper-access.ts';
import {
  choiceGroup,
  chooseNamed,
  openPage,
  priceShown,
  addUntil,
  readChoices,
} from '#tests/support/shopper-choices.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { addToCart, button, cartLines, drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { giveEmail } from '#tests/support/shopper-checkout.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';

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

/** What the lines of the cart and of the receipt say. */
const chosen = [
  ['Insulated steel bottle', 'Bottle colour: Deep blue', 'Volume: 500 mL'],
  [
    'Office pantry pack',
    'Coffee: 1 × Decaf ground coffee 500 g',
    'Milk: 3 × Oat drink 1 L, carton of 6',
    'Tea: 1 × Masala chai, 50 bags',
    'Snacks: 1 × Mixed nuts 1 kg',
  ],
  ['Water station signs to print', 'Files: A4, five signs'],
  [
    'E-gift card, any amount',
    'For: Kim Vale (kim@example.com)',
    'From: Pat Lee (pat@example.com)',
    'Message: For the new office',
  ],
  ['Engraved drink bottle 750 mL', 'Engraving: Ada', 'Ribbon: Gold, with a box'],
  ['Cooler sanitising visit', 'Address of the visit: 12 Eagle Street, 4000'],
  ['Bench-top cooler rental'],
  // of a set each product is a line
  ['15 L spring water bottle'],
  ['Paper cups 200 mL, carton of 1,000'],
  ['Cup dispenser'],
];

test('chooses every kind of product on its page and orders them all as they were chosen [GEN-01 CAT-02]', async () => {
  const shopper = await newVisitor();
  const { page } = shopper;
  const main = page.getByRole('main');

  await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
  await priceShown(page, 'From $29.95').waitFor();
  await chooseNamed(page, /^Bottle colour/, 'Deep blue');
  await chooseNamed(page, /^Volume/, '500 mL');
  await priceShown(page, '$29.95').waitFor();
  await addUntil(page, 1);

  await openPage(page, 'office-pantry-pack', 'Office pantry pack');
  const coffee = page.getByRole('combobox', { name: /^Coffee/ });
  await coffee.selectOption({ label: 'Decaf ground coffee 500 g, $21.50' });
  await chooseNamed(page, /^Milk/, 'Oat drink 1 L, carton of 6');
  for (const _ of [2, 3]) await button(page, 'Increase quantity of Oat drink 1 L, carton of 6').click();
  await page.getByLabel('Masala chai, 50 bags').check();
  await page.getByLabel('Mixed nuts 1 kg').check();
  // one of its parts is reduced
  await priceShown(page, '$123').waitFor();
  await priceShown(page, '$127').waitFor();
  await addUntil(page, 2);

  await openPage(page, 'water-station-signs', 'Water station signs to print');
  await page.getByLabel('A4, five signs').check();
  await priceShown(page, '$11').waitFor();
  await addUntil(page, 3);

  await openPage(page, 'e-gift-card-any-amount', 'E-gift card, any amount');
  await chooseNamed(page, /^Amount/, 'Another amount');
  await page.getByLabel('Your amount in dollars').fill('35.50');
  await page.getByLabel('Recipient’s name').fill('Kim Vale');
  await page.getByLabel('Recipient’s email').fill('kim@example.com');
  await page.getByLabel('Your name').fill('Pat Lee');
  await page.getByLabel('Your email').fill('pat@example.com');
  await page.getByRole('textbox', { name: /^Message/ }).fill('For the new office');
  await priceShown(page, '$35.50').waitFor();
  await addUntil(page, 4);

  await openPage(page, 'engraved-drink-bottle-750-ml', 'Engraved drink bottle 750 mL');
  await page.getByLabel('Engraving').fill('Ada');
  await page.getByLabel('Ribbon').selectOption({ label: 'Gold, with a box, +20%' });
  await priceShown(page, '$52.94').waitFor();
  await addUntil(page, 5);

  await openPage(page, 'cooler-sanitising-visit', 'Cooler sanitising visit');
  await page.getByLabel('Address of the visit').fill('12 Eagle Street, 4000');
  await addUntil(page, 6);
  await openPage(page, 'rental-bench-top-cooler', 'Bench-top cooler rental');
  await addUntil(page, 7);

  await openPage(page, 'water-station-set', 'Water station set');
  await button(page, 'Decrease quantity of Floor-standing cooler, hot and cold').click();
  await button(page, 'Decrease quantity of 15 L spring water bottle').click();
  await priceShown(page, '$130.35').waitFor();
  await addUntil(page, 10);

  await page.goto('/cart');
  await cartLines(main).nth(9).waitFor();
  expect(await readChoices(cartLines(main))).toEqual(chosen);
  const pack = cartLines(main).filter({ hasText: 'Office pantry pack' });
  expect(await pack.getByText('Now $123 was $127').count()).toBe(1);

  await main.getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, newEmail());
  await passDelivery(page, brisbane);
  await page.getByLabel('I agree to be charged for my rental every month').check();
  await payByCard(page);
  const bought = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your order', exact: true }) })
    .getByRole('listitem');
  expect(await readChoices(bought)).toEqual(chosen);
});
