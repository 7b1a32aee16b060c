/** What no shop can take is refused at the page: the message stands at the field and the cart is as before (issue A, bad input; VAL-01). */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { brisbane, declinedCard, goodCard, water, type Card } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cardInput,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  giveEmail,
  heading,
  openProduct,
  placeOrderButton,
  quantityBox,
  readOrderNumber,
  tabHeading,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { newPayingShopper, newReturningShopper } from '#tests/support/shopper-start.ts';

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

const badCards: readonly (readonly [what: string, card: Card, field: keyof Card, message: string])[] = [
  ['a wrong number', { ...goodCard, number: '4111111111111112' }, 'number', 'Check the card number.'],
  [
    'an expired date',
    { ...goodCard, expirationDate: '01/20' },
    'expirationDate',
    'Check the expiry date: month and year, not in the past.',
  ],
  [
    'a short security code',
    { ...goodCard, cvv: '12' },
    'cvv',
    'Check the security code: 3 digits on the back, or 4 on the front of American Express.',
  ],
];

const fieldError = (page: Page, field: keyof Card): Locator => page.locator(`#card-${field} + p`);

test('PAY-02 a card that is none, or expired, is refused in words at its field before anything is ordered', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  const orders = watch(page, calls.order);
  await placeOrderButton(page).click();
  await eventually(() => fieldError(page, 'number').innerText()).toBe('Enter the card number.');
  for (const [, card, field, message] of badCards) {
    await fillCard(page, card);
    await placeOrderButton(page).click();
    await eventually(() => fieldError(page, field).innerText()).toBe(message);
    await eventually(() => cardInput(page, field).getAttribute('aria-invalid')).toBe('true');
    await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
  }
  expect(orders()).toBe(0);
});

test('PAY-02 CHK-08 a card that looks right and is not taken by the provider is said so, and the next one orders', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 422/);
  const orders = watch(page, calls.order);
  await fillCard(page, { ...goodCard, number: '4242424242424242' });
  await placeOrderButton(page).click();
  const words = page.getByRole('alert').getByText('This card was not accepted.');
  await words.waitFor();
  await eventually(() => hasFocus(page.locator('#checkout-problems'))).toBe(true);
  expect(await fieldError(page, 'number').innerText()).toBe('Check the card number.');
  expect(orders()).toBe(0);

  // nothing is said of a card that is being typed anew
  await cardInput(page, 'number').press('End');
  await cardInput(page, 'number').press('Backspace');
  await eventually(() => fieldError(page, 'number').innerText()).toBe('');
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('PAY-02 CHK-08 a declined card is told as such and nothing is lost; a good card then orders once', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page, cartId, api } = shopper;
  shopper.expectProblem(/status of 400/);
  await fillCard(page, declinedCard);
  await placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/declined/i)
    .waitFor();
  await eventually(() => tabHeading(page, 'payment').count()).toBe(1);
  expect(await api.readCart(cartId)).toMatchObject({
    isActive: true,
    lines: [{ sku: water.sku, quantity: 2 }],
  });
  await eventually(() => button(page, /^Place order/).getAttribute('aria-disabled')).not.toBe('true');

  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
});
