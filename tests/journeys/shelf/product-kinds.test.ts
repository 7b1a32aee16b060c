/** Every kind of product is chosen on its page and ordered; the receipt says what was chosen. */

import { expect, test } from 'vitest';
import { addUntil, chooseNamed, openPage, priceShown, readChoices } from '#tests/support/shopper-choices.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { giveEmail } from '#tests/support/shopper-checkout.ts';
import { button, cartLines } from '#tests/support/shopper-pages.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

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
