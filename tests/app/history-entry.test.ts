/** What a history entry and an address say about where the shopper came from. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalIn, hasPrivateQuery, paths } from '#paths.ts';

test('leads back only to a path of this shop [ROUTE-01]', () => {
  expect(arrivalIn({ from: '/water.html?page=2' }).from).toBe('/water.html?page=2');
  for (const state of [null, undefined, 'from', 3, []])
    expect(arrivalIn(state)).toEqual({ from: '/', given: null });
});

test('leads to this host for any history entry [ROUTE-01]', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (state, text) => {
      for (const { from } of [arrivalIn(state), arrivalIn({ from: text }), arrivalIn({ from: `/${text}` })])
        expect(new URL(from, 'https://shop.example').host).toBe('shop.example');
    }),
  );
});

test('a history entry holds a key of the navigation state, never personal data [ROUTE-05 BEY-08]', () => {
  expect(arrivalIn({ from: '/cart', given: 'k3x' }).given).toBe('k3x');
  for (const given of [{ email: 'rosa@example.com' }, null, 3]) expect(arrivalIn({ given }).given).toBeNull();
});

test('queries of mailed links and of the account offer are private [TRK-04]', () => {
  const search = '?email=rosa%40example.com';
  const asked = [...Object.values(paths), '/water.html'].filter((path) => hasPrivateQuery(path, search));
  expect(asked.toSorted()).toEqual([
    '/create-account',
    '/customer/account/createPassword',
    '/customer/confirm-delivery',
  ]);
  expect(hasPrivateQuery(paths.createPassword, '')).toBe(false);
});
