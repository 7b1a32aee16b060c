/** Card fields that fail: the message for each failure, and nothing left behind in the page. */
import { expect, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { useCardBrowser } from './card-browser.ts';

const card = useCardBrowser(() => createEmulator());

const isInvalid = () => card.frame('number').locator('input').getAttribute('aria-invalid');

test('empty, mistyped and past values are each named at their field and never sent [PAY-02]', async () => {
  await card.mount();
  expect((await card.tokenise()).failure).toEqual({
    kind: 'cardIncomplete',
    message: 'Enter the card number. Enter the expiry date as month and year. Enter the security code.',
    fieldMessages: {
      number: 'Enter the card number.',
      expirationDate: 'Enter the expiry date as month and year.',
      cvv: 'Enter the security code.',
    },
  });
  await expect
    .poll(card.state)
    .toMatchObject({ fields: { cvv: { isEmpty: true, isPotentiallyValid: false } } });
  await expect
    .poll(() => card.frame('cvv').locator('#message').textContent())
    .toBe('Enter the security code.');
  await card.type('cvv', '1');
  await expect.poll(() => card.frame('cvv').locator('#message').textContent()).toBe('');
  await card.fillIn('4111111111111112');
  await card.type('expirationDate', '01/20');
  const { failure } = await card.tokenise();
  expect(failure?.kind).toBe('cardIncomplete');
  expect(failure?.fieldMessages).toEqual({
    number: 'Check the card number.',
    expirationDate: 'Check the expiry date: month and year, not in the past.',
  });
  expect(card.asked().filter((path) => path.includes('credit_cards'))).toEqual([]);
});

test('a number the provider does not take is refused, and the next one is taken [PAY-02]', async () => {
  await card.mount();
  await card.fillIn('4242424242424242');
  expect((await card.tokenise()).failure).toEqual({
    kind: 'cardRefused',
    message: 'This card was not accepted. Check the details, or use another card.',
    fieldMessages: { number: 'Check the card number.' },
  });
  await expect.poll(isInvalid).toBe('true');
  await card.type('number', '5555555555554444');
  await expect.poll(isInvalid).toBe('false');
  expect(await card.tokenise()).toMatchObject({ cardType: 'MasterCard', lastFour: '4444' });
});

test('fields that are removed and mounted again are empty and work [PAY-02]', async () => {
  await card.mount();
  await card.fillIn('4111111111111111');
  await card.page.evaluate(() => window.fields?.teardown());
  expect(await card.page.locator('iframe').count()).toBe(0);
  expect((await card.tokenise()).failure?.kind).toBe('cardUnavailable');
  expect(await card.mount()).toEqual({});
  expect(await card.page.locator('iframe').count()).toBe(3);
  expect(await card.state()).toMatchObject({ fields: { number: { isEmpty: true } } });
  await card.fillIn('5454545454545454');
  expect(await card.tokenise()).toMatchObject({ lastFour: '5454' });
});

test('of a mount that is aborted and one begun at once only the second stays [PAY-02]', async () => {
  const first = card.mount();
  await card.page.waitForFunction(() => 'aborter' in window);
  await card.page.evaluate(() => window.aborter.abort());
  expect(await card.mount()).toEqual({});
  expect((await first).failure?.kind).toBe('cancelled');
  expect(await card.page.locator('iframe').count()).toBe(3);
  await card.fillIn('4012888888881881');
  expect(await card.tokenise()).toMatchObject({ lastFour: '1881' });
  await card.page.evaluate(() => window.aborter.abort());
  await expect.poll(() => card.page.locator('iframe').count()).toBe(0);
});

test('fields that never load, or with an expired or invalid token, end in a failure and leave nothing behind [PAY-02]', async () => {
  card.site.silence('hosted-fields-frame');
  const { failure } = await card.mount({ timeoutMs: 1500 });
  expect(failure?.kind).toBe('cardUnavailable');
  expect(failure?.message).toBe('Card payment could not be loaded. Try again, or choose another way to pay.');
  expect(await card.page.locator('iframe').count()).toBe(0);
  card.site.silence(null);
  const old = createEmulator({ now: () => Date.now() - 25 * 60 * 60 * 1000 }).clientToken(card.site.origin);
  expect((await card.mount({ token: old })).failure?.kind).toBe('cardUnavailable');
  expect((await card.mount({ token: 'nonsense' })).failure?.kind).toBe('cardUnavailable');
  expect(await card.page.locator('iframe').count()).toBe(0);
});

test('a provider that cannot be reached is a network failure, not a refused card [PAY-02]', async () => {
  await card.mount();
  await card.fillIn('4111111111111111');
  await card.page.route('**/credit_cards', (route) => route.abort());
  expect((await card.tokenise()).failure?.kind).toBe('network');
  await card.page.unroute('**/credit_cards');
  card.site.silence('credit_cards');
  // patience of 300 ms, once
  await card.page.evaluate(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = () => {
      AbortSignal.timeout = timeout;
      return AbortSignal.timeout(300);
    };
  });
  expect((await card.tokenise()).failure?.kind).toBe('network');
  card.site.silence(null);
  expect(await card.tokenise()).toMatchObject({ lastFour: '1111' });
  await card.page.route('**/configuration?**', (route) => route.abort());
  await card.page.evaluate(() => window.fields?.teardown());
  const other = createEmulator({ now: () => Date.now() - 1000 }).clientToken(card.site.origin);
  expect((await card.mount({ token: other })).failure?.kind).toBe('network');
});
