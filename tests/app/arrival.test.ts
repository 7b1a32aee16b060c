/** What an address and its history entry say of how one came to a page (ROUTE-01, TRK-04). */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalIn, hasPrivateQuery, isAccountDoor, isSignInScreen, paths } from '#paths.ts';

test('ROUTE-01 one goes back to a path of this shop, whatever the history entry holds', () => {
  expect(arrivalIn({ from: '/water.html?page=2' }).from).toBe('/water.html?page=2');
  for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'water.html', '', 7, null])
    expect(arrivalIn({ from }).from).toBe('/');
  for (const state of [null, undefined, 'from', 3, []])
    expect(arrivalIn(state)).toEqual({ from: '/', given: null });
});

test('ROUTE-01 whatever a history entry holds, where it leads is on this host', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (state, text) => {
      for (const { from } of [arrivalIn(state), arrivalIn({ from: text }), arrivalIn({ from: `/${text}` })])
        expect(new URL(from, 'https://shop.example').host).toBe('shop.example');
    }),
  );
});

test('ROUTE-05 BEY-08 a history entry holds a name of what was handed on, never the thing itself', () => {
  expect(arrivalIn({ from: '/cart', given: 'k3x' }).given).toBe('k3x');
  for (const given of [{ email: 'rosa@example.com' }, null, 3]) expect(arrivalIn({ given }).given).toBeNull();
});

test('TRK-04 the queries that are nobody’s business are those of mailed links and of the account offer', () => {
  const search = '?email=rosa%40example.com';
  const asked = [...Object.values(paths), '/water.html'].filter((path) => hasPrivateQuery(path, search));
  expect(asked.toSorted()).toEqual([
    '/create-account',
    '/customer/account/createPassword',
    '/customer/confirm-delivery',
  ]);
  expect(hasPrivateQuery(paths.createPassword, '')).toBe(false);
});

test('ROUTE-01 the doors to an account, with or without a query', () => {
  const doors = Object.values(paths).filter((path) => isAccountDoor(`${path}?page=2#top`));
  expect(doors.toSorted()).toEqual(
    [
      '/create-account',
      '/customer/account/createPassword',
      '/customer/forgotPassword',
      '/customer/login',
      '/login',
    ].toSorted(),
  );
  expect(doors.filter(isSignInScreen).toSorted()).toEqual(['/create-account', '/customer/login', '/login']);
});
