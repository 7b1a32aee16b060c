/** What a shopper is told when the card, the fields or the line are not right, and what is left behind: nothing (PAY-02). */
import { describe, expect, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { useCardBrowser } from './card-browser.ts';

describe('card fields that fail', () => {
  const card = useCardBrowser(() => createEmulator());

  const isInvalid = () => card.frame('number').locator('input').getAttribute('aria-invalid');

  test('PAY-02 nothing typed: every field is named and asked for', async () => {
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
  });

  test('PAY-02 a mistyped number and a past date are told apart and never sent', async () => {
    await card.mount();
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

  test('PAY-02 a number the provider does not take is refused, and the next one is taken', async () => {
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

  test('PAY-02 taken down and mounted again, the fields are fresh and work', async () => {
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

  test('PAY-02 aborted while mounting, and mounted again at once, only the second stays', async () => {
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

  test('PAY-02 fields that never come end in a plain failure, and leave nothing behind', async () => {
    card.site.silence('hosted-fields-frame');
    const { failure } = await card.mount({ timeoutMs: 1500 });
    expect(failure?.kind).toBe('cardUnavailable');
    expect(failure?.message).toBe(
      'Card payment could not be loaded. Try again, or choose another way to pay.',
    );
    expect(await card.page.locator('iframe').count()).toBe(0);
    card.site.silence(null);
    expect(await card.mount()).toEqual({});
  });

  test('PAY-02 a token out of date, or none at all, is a card form that cannot be used', async () => {
    const old = createEmulator({ now: () => Date.now() - 25 * 60 * 60 * 1000 }).clientToken(card.site.origin);
    expect((await card.mount({ token: old })).failure?.kind).toBe('cardUnavailable');
    expect((await card.mount({ token: 'nonsense' })).failure?.kind).toBe('cardUnavailable');
    expect(await card.page.locator('iframe').count()).toBe(0);
  });

  test('PAY-02 a provider that cannot be reached is a network failure, not a refused card', async () => {
    await card.mount({ timeoutMs: 10_000 });
    await card.fillIn('4111111111111111');
    await card.page.route('**/credit_cards', (route) => route.abort());
    expect((await card.tokenise()).failure?.kind).toBe('network');
    await card.page.unroute('**/credit_cards');
    card.site.silence('credit_cards');
    expect((await card.tokenise()).failure?.kind).toBe('network');
    card.site.silence(null);
    expect(await card.tokenise()).toMatchObject({ lastFour: '1111' });
    await card.page.route('**/configuration?**', (route) => route.abort());
    await card.page.evaluate(() => window.fields?.teardown());
    const other = createEmulator({ now: () => Date.now() - 1000 }).clientToken(card.site.origin);
    expect((await card.mount({ token: other })).failure?.kind).toBe('network');
  });
});
