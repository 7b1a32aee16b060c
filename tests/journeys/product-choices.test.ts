/** Choosing: by the keyboard, what cannot be had together, what is missing, and for everybody (CAT-02, CAT-06, BEY-07). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect, tabTo, type Complaint } from '#tests/support/shopper-access.ts';
import { choiceGroup, chooseNamed, openPage, priceShown } from '#tests/support/shopper-choices.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { addToCart, button, cartLines, drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const missing = 'Before it can go into your cart';

const newPage = async (width = 1280) => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(page);
  return page;
};

test('CAT-02 CAT-06 a variant is chosen by the keyboard alone', { timeout: 180_000 }, async () => {
  const page = await newPage();
  await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
  const colours = choiceGroup(page, /^Bottle colour/);
  await tabTo(page, colours.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await choiceGroup(page, 'Bottle colour: Sage').waitFor();
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
  await tabTo(page, button(page, 'Add to cart').first());
  await page.keyboard.press('Enter');
  await cartLines(drawer(page)).first().waitFor();
});

test(
  'CAT-02 what cannot be had together says so, and stays out of the cart',
  { timeout: 180_000 },
  async () => {
    const page = await newPage();
    await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
    await chooseNamed(page, /^Bottle colour/, 'Coral');
    await choiceGroup(page, /^Volume/)
      .getByRole('radio', { name: '750 mL sold out' })
      .waitFor();
    await chooseNamed(page, /^Volume/, '750 mL');
    await page.getByRole('main').getByText('Out of stock').first().waitFor();
    await addToCart(page);
    const notice = page.getByRole('alert').filter({ hasText: missing });
    await notice.getByText(/Coral, 750 mL is sold out/).waitFor();
    await chooseNamed(page, /^Volume/, '500 mL');
    await notice.waitFor({ state: 'hidden' });
    await addToCart(page);
    await cartLines(drawer(page)).first().waitFor();
  },
);

test('BEY-07 CAT-02 too early, all that is missing is named and led to', { timeout: 180_000 }, async () => {
  const page = await newPage();
  await openPage(page, 'e-gift-card-any-amount', 'E-gift card, any amount');
  await addToCart(page);
  const notice = page.getByRole('alert').filter({ hasText: missing });
  await eventually(() => hasFocus(page.locator('#missing-choices'))).toBe(true);
  expect(await notice.getByRole('listitem').count()).toBe(5);
  await notice.getByRole('link', { name: /recipient’s email/i }).click();
  const email = page.getByLabel('Recipient’s email');
  await eventually(() => hasFocus(email)).toBe(true);
  await email.fill('kim');
  await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
  await email.fill('kim@example.com');
  await eventually(() => notice.getByRole('listitem').count()).toBe(4);
  await chooseNamed(page, /^Amount/, 'Another amount');
  await page.getByLabel('Your amount in dollars').fill('5');
  await page.getByText('The smallest amount is $10.').first().waitFor();
});

test(
  'CAT-02 a picture is enlarged, turned over by the arrows and left with Esc',
  { timeout: 180_000 },
  async () => {
    const page = await newPage();
    await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
    const first = page.getByRole('button', { name: /^Enlarge: / }).first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(page.getByRole('button', { name: /^Enlarge: / }).last())).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => hasFocus(first)).toBe(true);
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
    await eventually(() => hasFocus(first)).toBe(true);
  },
);

const kinds = [
  ['insulated-steel-bottle', 'Insulated steel bottle'],
  ['starter-pack', 'Starter pack'],
  ['water-station-set', 'Water station set'],
  ['water-station-signs', 'Water station signs to print'],
  ['e-gift-card-any-amount', 'E-gift card, any amount'],
  ['engraved-drink-bottle-750-ml', 'Engraved drink bottle 750 mL'],
] as const;

test.each([360, 1280])(
  'SHELL-01 CAT-02 axe finds nothing on the page of any kind, nor with what is missing named, at %i px',
  { timeout: 420_000 },
  async (width) => {
    const page = await newPage(width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints: Complaint[] = [];
    for (const [key, name] of kinds) {
      await openPage(page, key, name);
      complaints.push(...(await inspect(page, name)));
      if (key === 'starter-pack' || key === 'water-station-set') continue;
      await addToCart(page);
      await page.getByRole('alert').filter({ hasText: missing }).waitFor();
      complaints.push(...(await inspect(page, `${name}, something missing`)));
    }
    await button(page, /^Enlarge: /)
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    complaints.push(...(await inspect(page, 'a picture enlarged')));
    expect(complaints).toEqual([]);
  },
);
