/** The check whether who orders is human: asked where the page offers it, never in the way of an order (CHK-13). */

import { expect, test, vi } from 'vitest';
import { createRecaptcha, recaptchaHeaders } from '#services/recaptcha.ts';

const never = new Promise<never>(() => undefined);
const checkerWith = (execute: (siteKey: string, wish: unknown) => PromiseLike<unknown>) => ({
  ready: (then: () => void) => then(),
  execute: vi.fn(execute),
});
const headersOf = (offered: unknown, siteKey: string | null = 'key-1') =>
  recaptchaHeaders(createRecaptcha(() => offered, siteKey, 50));

test('CHK-13 where the page offers the check, a fresh token is asked for with its key and goes with the order', async () => {
  const tokens = ['token-1', 'token-2'];
  const checker = checkerWith(() => Promise.resolve(tokens.shift()));
  expect([await headersOf(checker), await headersOf(checker)]).toEqual([
    { 'X-Recaptcha': 'token-1' },
    { 'X-Recaptcha': 'token-2' },
  ]);
  expect(checker.execute.mock.calls[0]).toEqual(['key-1', { action: 'place_order' }]);
});

test('CHK-13 a script that comes after the page is found all the same', async () => {
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
])('CHK-13 a check that %s keeps nobody from ordering', async (_, offered) => {
  expect(await headersOf(offered)).toEqual({});
});

test('CHK-13 without the merchant’s key nothing is asked', async () => {
  const checker = checkerWith(() => Promise.resolve('token-1'));
  expect(await headersOf(checker, null)).toEqual({});
  expect(checker.execute).not.toHaveBeenCalled();
});
