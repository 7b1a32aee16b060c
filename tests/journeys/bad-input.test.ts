/** What no shop can take is refused at the page: the message stands at the field and the cart is as before (issue A, bad input; VAL-01). */

import type { Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  fillDelivery,
  giveEmail,
  heading,
  openProduct,
  quantityBox,
  tabHeading,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const badQuantities = ['0', '-1', '1.5', '10001'];
const quantityMessage = 'Please enter a whole number from 1 to 10,000.';

/** What a screen reader is told of the control beside its name. */
const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const expectRefused = async (control: Locator, message: string): Promise<void> => {
  await eventually(() => descriptionOf(control)).toContain(message);
  await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
};

const linesOf = async (cartId: string) => (await new ShopApi(shopUrl).readCart(cartId)).lines;

describe('CART-02 a quantity that cannot be', () => {
  test('is refused at the box of the product page, and nothing is added', async () => {
    const { page, cartId } = await newReturningShopper({ shopUrl });
    const before = await linesOf(cartId);
    await openProduct(page, water);
    const adds = watch(page, calls.add);
    const box = quantityBox(page.getByRole('main'), water);
    for (const [index, text] of badQuantities.entries()) {
      const good = String(2 + index);
      await typeQuantity(box, good);
      await eventually(() => box.getAttribute('aria-invalid')).toBeNull();
      await typeQuantity(box, text);
      await expectRefused(box, quantityMessage);
      await eventually(() => box.inputValue()).toBe(good);
    }
    expect(adds()).toBe(0);
    expect(await linesOf(cartId)).toEqual(before);
    await addToCart(page);
    await drawer(page).waitFor();
    await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('7');
  });

  test('is forgiven when the quantity there was before is typed again', async () => {
    const { page } = await newReturningShopper({ shopUrl });
    await openProduct(page, water);
    const box = quantityBox(page.getByRole('main'), water);
    await typeQuantity(box, '0');
    await expectRefused(box, quantityMessage);
    await typeQuantity(box, '1');
    await eventually(() => box.getAttribute('aria-invalid')).toBeNull();
  });

  test('does not slip into the cart as another one when Add to cart is pressed right after it', async () => {
    const { page, cartId } = await newReturningShopper({ shopUrl });
    await openProduct(page, water);
    const box = quantityBox(page.getByRole('main'), water);
    await box.fill('10001');
    await addToCart(page);
    await expectRefused(box, quantityMessage);
    await page.waitForLoadState('networkidle');
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('BEY-07 does not slip into the cart from a card of the shelf either: the press finds its button, and leads back to the box', async () => {
    const { page, cartId } = await newReturningShopper({ shopUrl });
    await page.goto('/water.html');
    const card = page.getByRole('article').filter({ has: heading(page, water.name) });
    const box = quantityBox(card, water);
    await box.fill('2.5');
    await button(card, /^Add to cart/).click();
    await expectRefused(box, quantityMessage);
    await focusIsOn(box);
    await page.waitForLoadState('networkidle');
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([2]);
    await box.fill('3');
    await button(card, /^Add to cart/).click();
    await eventually(async () => (await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([5]);
  });

  test('BEY-12 does not slip into the cart from the order pad, nor does anything else of it', async () => {
    const { page, cartId } = await newReturningShopper({ shopUrl });
    await page.goto('/products');
    const box = quantityBox(page.getByRole('main'), water);
    await typeQuantity(box, '3');
    await box.fill('100000');
    const add = button(page, 'Add all to cart');
    await add.focus();
    await page.keyboard.press('Enter');
    await expectRefused(box, 'Please enter a whole number from 0 to 10,000.');
    await focusIsOn(box);
    await page.waitForLoadState('networkidle');
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('is refused at the box of the cart, and the line stays', async () => {
    const { page, cartId } = await newReturningShopper({ shopUrl });
    await page.goto('/cart');
    const updates = watch(page, calls.update);
    const box = quantityBox(page.getByRole('main'), water);
    for (const text of badQuantities) {
      await typeQuantity(box, text);
      await eventually(() => box.inputValue()).toBe('2');
    }
    expect(updates()).toBe(0);
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([2]);
    await expectRefused(box, quantityMessage);
  });

  test('more than there is in stock is refused in the words of the server, and the line stays', async () => {
    const { page, cartId } = await newReturningShopper({ shopUrl });
    await page.goto('/cart');
    const box = quantityBox(page.getByRole('main'), water);
    await typeQuantity(box, '9999');
    await page
      .getByRole('alert')
      .getByText(/qty|quantity|available|stock/i)
      .waitFor();
    await eventually(() => box.inputValue()).toBe('2');
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([2]);
  });
});

test('CHK-03 VAL-01 an e-mail address that is none is refused at its field', async () => {
  const { page, cartId } = await newReturningShopper({ shopUrl });
  await page.goto('/checkout');
  const saved = watch(page, calls.saveEmail);
  const field = page.getByLabel('Email');
  await continueButton(page).click();
  await expectRefused(field, 'This is a required field.');
  for (const email of [
    'pat',
    'pat@',
    '@example.com',
    'pat@example',
    'pat@example.c',
    'pat lee@example.com',
    'a@b@example.com',
  ]) {
    await giveEmail(page, email);
    await expectRefused(field, 'Please enter a valid email.');
  }
  expect(saved()).toBe(0);
  expect(await linesOf(cartId)).toHaveLength(1);
  await giveEmail(page, 'pat@example.com');
  await tabHeading(page, 'delivery').waitFor();
});

test('ADDR-01 ADDR-05 VAL-01 a postcode that is none is refused at its field, and one that no place has by the server', async () => {
  const { page, cartId } = await newReturningShopper({ shopUrl });
  await page.goto('/checkout');
  await giveEmail(page, 'pat@example.com');
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  for (const label of [
    'First name',
    'Last name',
    'Phone',
    'Street address',
    'Suburb',
    'Postcode',
    'State/Territory',
  ])
    await expectRefused(page.getByLabel(label, { exact: true }), 'This is a required field.');
  await fillDelivery(page, { ...brisbane, street: 'Eagle' });
  await continueButton(page).click();
  await expectRefused(page.getByLabel('Street address'), 'Invalid street address');
  await page.getByLabel('Street address').fill(brisbane.street);
  const checked = watch(page, calls.checkPostcode);
  const postcode = page.getByLabel('Postcode');
  for (const text of ['12', 'abcd', '40000', '4 00']) {
    await postcode.fill(text);
    await continueButton(page).click();
    await expectRefused(postcode, 'Invalid postcode number');
  }
  expect(checked()).toBe(0);

  await postcode.fill('0001');
  await continueButton(page).click();
  // the words may still be those about the postcode before
  await eventually(checked).toBe(1);
  await page.getByText('Invalid postcode number').waitFor();
  await eventually(() => tabHeading(page, 'delivery').count()).toBe(1);
  expect(await linesOf(cartId)).toHaveLength(1);

  await postcode.fill(brisbane.postcode);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});

test('ADDR-05 BEY-07 after a refused postcode is corrected, one press on Continue suffices on a phone', async () => {
  const { page } = await newReturningShopper({ shopUrl, viewport: { width: 360, height: 900 } });
  await page.goto('/checkout');
  await giveEmail(page, 'pat@example.com');
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, { ...brisbane, postcode: '0001' });
  await continueButton(page).click();
  await page.getByText('Invalid postcode number').waitFor();
  await page.getByText('We do not deliver there yet').waitFor();
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  // a finger that comes down on the button must find it there when it goes up
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});
