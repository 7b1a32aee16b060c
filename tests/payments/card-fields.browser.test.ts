/** The unmodified SDK in a real browser, between the shop's adapter and the emulator. */
import { expect, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { nextYear, useCardBrowser } from './card-browser.ts';

const gateway = createEmulator();

const card = useCardBrowser(() => gateway);

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

test('each frame has its label, keyboard, autofill and placeholder [PAY-02]', async () => {
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
