/** The robot check: used where the page offers it, never a condition of an order. */

import { expect, test, vi } from 'vitest';
import { createRecaptcha, recaptchaHeaders } from '#services/session/recaptcha.ts';

const never = new Promise<never>(() => undefined);
const checkerWith = (execute: (siteKey: string, wish: unknown) => PromiseLike<unknown>) => ({
  ready: (then: () => void) => then(),
  execute: vi.fn(execute),
});
const headersOf = (offered: unknown, siteKey: string | null = 'key-1') =>
  recaptchaHeaders(createRecaptcha(() => offered, siteKey, 50));

test('sends a new token with each order where the page offers the check, and none without the merchant’s key [CHK-13]', async () => {
  const tokens = ['token-1', 'token-2'];
  const checker = checkerWith(() => Promise.resolve(tokens.shift()));
  expect([await headersOf(checker), await headersOf(checker)]).toEqual([
    { 'X-Recaptcha': 'token-1' },
    { 'X-Recaptcha': 'token-2' },
  ]);
  expect(checker.execute.mock.calls[0]).toEqual(['key-1', { action: 'place_order' }]);
  const unasked = checkerWith(() => Promise.resolve('token-1'));
  expect(await headersOf(unasked, null)).toEqual({});
  expect(unasked.execute).not.toHaveBeenCalled();
});

test('finds a check that loads after the page [CHK-13]', async () => {
  const page: { grecaptcha?: unknown } = {};
  const recaptcha = createRecaptcha(() => page.grecaptcha, 'key-1');
  expect(await recaptchaHeaders(recaptcha)).toEqual({});
  page.grecaptcha = checkerWith(() => Promise.resolve('token-1'));
  expect(await recaptchaHeaders(recaptcha)).toEqual({ 'X-Recaptcha': 'token-1' });
});

test.each([
  ['is not on the page', undefined],
  ['is something else', { ready: true }],
  ['fails', checkerWith(() => Promise.reject(new Error('blocked')))],
  [
    'throws',
    checkerWith(() => {
      throw new Error('Invalid site key');
    }),
  ],
  ['never answers', checkerWith(() => never)],
  ['is never ready', { ready: () => undefined, execute: () => Promise.resolve('token-1') }],
  ['answers nothing', checkerWith(() => Promise.resolve(''))],
])('orders without a token where the check %s [CHK-13]', async (_, offered) => {
  expect(await headersOf(offered)).toEqual({});
});
