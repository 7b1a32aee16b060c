/** The unmodified SDK in a real browser, between the shop's adapter and the emulator. */
import { expect, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { nextYear, useCardBrowser } from './card-browser.ts';

const gateway = createEmulator();

const card = useCardBrowser(() => gateway);

const look = () =>
  card
    .frame('number')
    .locator('input')
    .evaluate((input) => {
      const { fontSize, color, textIndent, backgroundImage, opacity, letterSpacing } =
        getComputedStyle(input);
      return { fontSize, color, textIndent, backgroundImage, opacity, letterSpacing };
    });

test('a card typed into the frames becomes a nonce that is charged once, and its data never crosses the page [PAY-02]', async () => {
  await card.page.evaluate(() => {
    window.heard = [];
    window.addEventListener('message', ({ data }) => window.heard.push(JSON.stringify(data)));
  });
  const ofTheSdk = () => card.asked().filter((path) => /client|hosted-fields|undefined/.test(path));
  expect(ofTheSdk()).toEqual([]);
  expect(await card.mount()).toEqual({});
  expect(ofTheSdk()).not.toEqual([]);
  expect(await card.type('number', '4111 1111 1111 1111')).toBe('4111 1111 1111 1111');
  expect(await card.type('expirationDate', `12/${nextYear}`)).toBe(`12 / ${nextYear}`);
  expect(await card.type('cvv', '987')).toBe('987');

  const paid = await card.tokenise();
  expect(paid).toMatchObject({ cardType: 'Visa', lastFour: '1111' });
  const sale = { nonce: paid.nonce ?? '', amount: 2990, currency: 'AUD', orderNumber: '000000001' };
  expect(await gateway.sale(sale, card.site.store)).toMatchObject({ kind: 'charged', lastFour: '1111' });
  expect(await gateway.sale(sale, card.site.store)).toMatchObject({ kind: 'declined' });
  const heard = (await card.page.evaluate(() => window.heard)).join();
  expect(heard).toContain('hosted-fields:INPUT_EVENT');
  expect(heard.replaceAll(' ', '')).not.toMatch(/4111111111|"987"/);
});

test('the state of each field and the card type follow what is typed [PAY-02]', async () => {
  await card.mount();
  expect(await card.state()).toMatchObject({ cardType: null, fields: { number: { isEmpty: true } } });
  expect(await card.type('number', '378282246310005')).toBe('3782 822463 10005');
  await expect.poll(card.state).toMatchObject({
    cardType: 'American Express',
    fields: { number: { isEmpty: false, isValid: true, isFocused: true } },
  });
  await card.type('cvv', '123');
  await expect
    .poll(card.state)
    .toMatchObject({ fields: { cvv: { isValid: false, isPotentiallyValid: true } } });
  await card.type('cvv', '1234');
  await expect.poll(card.state).toMatchObject({ fields: { cvv: { isValid: true } } });
  await card.type('number', '4111111111111111');
  await expect.poll(card.state).toMatchObject({ cardType: 'Visa', fields: { cvv: { isValid: false } } });
});

test('each frame has its label, keyboard, autofill, placeholder and the shop’s styles [PAY-02]', async () => {
  await card.mount();
  for (const [field, ...wanted] of [
    ['number', 'Card number', 'numeric', 'cc-number', '0000 0000 0000 0000'],
    ['expirationDate', 'Expiry date (MM / YY)', 'numeric', 'cc-exp', 'MM / YY'],
    ['cvv', 'Security code', 'numeric', 'cc-csc', '123'],
  ] as const) {
    const input = card.frame(field).locator('input');
    const names = ['aria-label', 'inputmode', 'autocomplete', 'placeholder'];
    expect(await Promise.all(names.map((name) => input.getAttribute(name)))).toEqual(wanted);
  }
  expect(await card.page.locator('#card-number iframe').getAttribute('title')).toBe(
    'Card number, secure field',
  );
  const dressed = {
    fontSize: '18px',
    textIndent: '0px',
    backgroundImage: 'none',
    opacity: '1',
    letterSpacing: '1px',
  };
  await expect.poll(look).toEqual({ ...dressed, color: 'rgb(10, 20, 30)' });
  await card.type('number', '9');
  await expect.poll(look).toEqual({ ...dressed, color: 'rgb(200, 0, 0)' });
});

test('typing, correcting and pasting keep number and date formatted [PAY-02]', async () => {
  await card.mount();
  const [number, date] = (['number', 'expirationDate'] as const).map((field) =>
    card.frame(field).locator('input'),
  );
  expect(await card.type('number', '41111111x')).toBe('4111 1111');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace']) await number?.press(key);
  expect(await number?.inputValue()).toBe('4111 111');
  expect(await number?.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
  expect(await card.type('expirationDate', '3')).toBe('03');
  expect(await card.type('expirationDate', '1/')).toBe('01 / ');
  await date?.fill(`20${nextYear}-07`);
  expect(await date?.inputValue()).toBe(`07 / 20${nextYear}`);
  await expect.poll(card.state).toMatchObject({ fields: { expirationDate: { isValid: true } } });
});

test('labels, the tab key and enter work across the frames [PAY-02]', async () => {
  await card.mount();
  await card.page.locator('label[for="card-cvv"]').click();
  await expect.poll(card.focused).toBe('cvv');
  await card.page.evaluate(() => window.fields?.focus('number'));
  await expect.poll(card.focused).toBe('number');
  for (const next of ['expirationDate', 'cvv', 'after']) {
    await card.page.keyboard.press('Tab');
    await expect.poll(card.focused).toBe(next);
  }
  await card.page.keyboard.press('Shift+Tab');
  await expect.poll(card.focused).toBe('cvv');
  await card.page.keyboard.press('Enter');
  await expect.poll(() => card.page.evaluate(() => window.submitted)).toBe(1);
});

test('the fields work on nested paths too, where the SDK asks relative to them [PAY-02]', async () => {
  await card.page.goto(`${card.site.origin}/customer/account/cards`);
  await card.page.waitForFunction(() => 'card' in window);
  expect(await card.mount()).toEqual({});
  await card.fillIn('4111111111111111');
  expect(await card.tokenise()).toMatchObject({ lastFour: '1111' });
  expect(card.asked()).toContain('/customer/account/undefined/v1/payment_methods/credit_cards');
});
