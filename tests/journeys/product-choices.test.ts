/** Choosing: by the keyboard, what cannot be had together, what is missing, and for everybody (CAT-02, CAT-06, BEY-07). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect, pressOn, tabTo, type Complaint } from '#tests/support/shopper-access.ts';
import { choiceGroup, chooseNamed, openPage, priceShown } from '#tests/support/shopper-choices.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { addToCart, button, cartLines, drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const missing = 'Before it can go into your cart';

const newPage = async () => {
  const { page } = await newShopperPage({ shopUrl });
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
  // the picture is of what was chosen
  await page
    .getByRole('button', { name: /^Enlarge: .*sage/i })
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
  await tabTo(page, button(page, 'Add to cart').first());
  await page.keyboard.press('Enter');
  await cartLines(drawer(page)).first().waitFor();
  const complaints = [...(await inspect(page, 'drawer'))];
  await page.goto('/cart');
  await page.getByRole('main').getByText('Item no. BW-BOTTLE-STEEL-SAG-1000').waitFor();
  await page.getByRole('main').getByText('1 item', { exact: true }).waitFor();
  expect([...complaints, ...(await inspect(page, 'cart'))]).toEqual([]);
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

test(
  'GEN-01 CAT-05 BEY-12 what goes well with it is gone through by the keyboard to the last, and where one came from stands there afterwards',
  { timeout: 180_000 },
  async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 360, height: 900 });
    await openPage(page, 'starter-pack', 'Starter pack');
    const row = page.getByRole('region', { name: 'Goes well with it' });
    const last = row.getByRole('group', { name: /^3 of 3: / });
    await eventually(() => last.getAttribute('inert')).not.toBeNull();
    await pressOn(page, button(row, 'Next slide'));
    await eventually(() => last.getAttribute('inert')).toBeNull();
    const name = 'Guide: drinking water at work';
    await tabTo(page, last);
    // what goes out of sight with the focus within does not take the arrow keys with it
    await page.keyboard.press('ArrowLeft');
    await eventually(() => last.getAttribute('inert')).not.toBeNull();
    await page.keyboard.press('ArrowRight');
    await eventually(() => last.getAttribute('inert')).toBeNull();
    await pressOn(page, last.getByRole('link', { name, exact: true }));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await pressOn(page, viewed.getByRole('link', { name: 'Starter pack', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Starter pack' }).waitFor();
  },
);

const kinds = [
  ['15-l-spring-water-bottle', '15 L spring water bottle'],
  ['cooler-sanitising-visit', 'Cooler sanitising visit'],
  ['starter-pack', 'Starter pack'],
  ['water-station-set', 'Water station set'],
  ['water-station-signs', 'Water station signs to print'],
  ['e-gift-card-any-amount', 'E-gift card, any amount'],
  ['engraved-drink-bottle-750-ml', 'Engraved drink bottle 750 mL'],
  ['insulated-steel-bottle', 'Insulated steel bottle'],
] as const;

/** Of these nothing is chosen yet. */
const unchosen: readonly string[] = kinds.slice(-4).map(([key]) => key);

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

test(
  'SHELL-01 CAT-02 on the page of any kind, on phone, tablet and desk, axe finds nothing and nothing is too wide; pictures are swiped',
  { timeout: 420_000 },
  async () => {
    const { page } = await newShopperPage({ shopUrl, viewport: { width: 360, height: 900 }, hasTouch: true });
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints: (Complaint | string)[] = [];
    for (const [key, name] of kinds) {
      await openPage(page, key, name);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        complaints.push(...(await inspect(page, `${name} at ${width}`)));
        const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (room > 0) complaints.push(`${name} is ${room} too wide at ${width}`);
      }
      if (!unchosen.includes(key)) continue;
      await addToCart(page);
      await page.getByRole('alert').filter({ hasText: missing }).waitFor();
      complaints.push(...(await inspect(page, `${name}, something missing`)));
    }
    expect(complaints).toEqual([]);

    const pictures = page.getByRole('main').getByRole('list', { name: 'Pictures' });
    await pictures.scrollIntoViewIfNeeded();
    await swipe(page, pictures);
    const second = button(page, /^Show picture 2: /);
    await eventually(() => second.getAttribute('aria-current')).toBe('true');
    await button(page, /^Enlarge: /)
      .last()
      .click();
    await page.getByRole('dialog').getByText('2 of 2').waitFor();
    expect(await inspect(page, 'a picture enlarged')).toEqual([]);
  },
);
