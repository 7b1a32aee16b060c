/** What storage or a cookie holds is sent only where a server can take it. */

import { expect, test } from 'vitest';
import { readReleasedCartId } from '#app/cart-storage.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { createAuthorization } from '#transport/authorization.ts';
import { createStorage } from '#transport/storage.ts';
import { memoryArea } from './wires.ts';

const hostile: readonly (readonly [name: string, kept: unknown])[] = [
  ['of 60,000 letters', 'x'.repeat(60_000)],
  ['of two lines', 'a\r\nX-Evil: 1'],
  ['with an accent', 'naïve'],
  ['of two words', 'two words'],
  ['that is a number', 7],
  ['that is an object', { a: 1 }],
];

test.each(hostile)(
  'a stored token or cart id %s is dropped, and the visitor is a guest [STO-01 SESS-01]',
  (_, kept) => {
    const { area, entries } = memoryArea();
    const storage = createStorage(area, 'P__');
    storage.write('session_email', 'hannah@example.com', 3600);
    storage.write('signin_token', kept, 3600);
    storage.write('cartId', kept, 3600);
    const authorization = createAuthorization(storage);
    storage.write('released_cart', kept, 3600);
    expect([authorization.token(), authorization.email()]).toEqual([null, null]);
    expect([readCartId(storage), readReleasedCartId(storage)]).toEqual([null, null]);
    expect([...entries.keys()]).not.toContain('P__signin_token');
  },
);

test('a signed token of many claims is sent [SESS-01]', () => {
  const storage = createStorage(memoryArea().area, 'P__');
  const token = `${'eyJ'.repeat(200)}.${'a_-'.repeat(200)}.${'b'.repeat(43)}`;
  storage.write('signin_token', token, 3600);
  expect(createAuthorization(storage).token()).toBe(token);
});
