/** The first address of a page gives up its private query at once. */

import { expect, test } from 'vitest';
import { leavePrivateQuery } from '#app/private-address.ts';

interface Entry {
  readonly address: string | null;
  readonly state: unknown;
}

/** What the entry of this address becomes; null where it stays as it is. */
const leave = (pathname: string, search: string, state: unknown = null) => {
  const kept: Readonly<Record<string, string>>[] = [];
  let entry: Entry | null = null;
  leavePrivateQuery(
    {
      location: { pathname, search },
      history: {
        state,
        replaceState: (replaced: unknown, _: string, address?: string | URL | null) => {
          entry = { address: String(address), state: replaced };
        },
      },
    },
    { keep: (given) => `k${kept.push(given)}` },
  );
  return { entry: entry as Entry | null, kept };
};

test('takes token and email out of the first address and hands them on under a name [TRK-04 BEY-08]', () => {
  const path = '/customer/account/createPassword';
  expect(leave(path, '?email=rosa%40example.com&token=t-1', { idx: 2, usr: { from: '/cart' } })).toEqual({
    entry: { address: path, state: { idx: 2, usr: { from: '/cart', given: 'k1' } } },
    kept: [{ email: 'rosa@example.com', token: 't-1' }],
  });
  expect(leave('/water.html', '?token=t-1')).toEqual({ entry: null, kept: [] });
});
