/** A page whose address holds a token or an email repeats it to no one. */

import { expect, test } from 'vitest';
import { openDoor } from './door-at.ts';

test.each([
  ['/customer/account/createPassword?email=a%40b.co&token=t-1', 'no-referrer'],
  ['/customer/confirm-delivery?token=t-1', 'no-referrer'],
  ['/create-account?email=a%40b.co', 'no-referrer'],
  ['/checkout?afterpay=SUCCESS&orderToken=o-1', 'strict-origin'],
  ['/customer/account/createPassword', 'strict-origin-when-cross-origin'],
  ['/cart?token=t-1', 'strict-origin-when-cross-origin'],
])('%s is sent with the referrer policy %s [TRK-04]', async (address, policy) => {
  const response = await (await openDoor()).request(address, { headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('referrer-policy')]).toEqual([200, policy]);
});
