/** Security headers of each kind of answer, and the referrer policy of private addresses. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDoor } from './door-at.ts';

const forPeople = { Accept: 'text/html' };

const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? '';

test.each(['/', '/nowhere.png', '/graphql', '/media/..%2fx', '/healthz'])(
  '%s is not sniffed, sends no full referrer and grants no device [X1]',
  async (path) => {
    const { headers } = await (await openDoor()).request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('a part of the page bears what belongs to a part, and no more [X1]', async () => {
  const { headers } = await (await openDoor()).request('/assets/main-a1b2c3d4.js');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toBeNull();
});

test('every answer asks for HTTPS only where HTTPS was used [X1]', async () => {
  const headers = { ...forPeople, 'X-Forwarded-Proto': 'https' };
  const plain = await (await openDoor()).request('/', { headers });
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(policyOf(plain)).not.toContain('upgrade-insecure-requests');
  const secure = await (await openDoor({ isProxyTrusted: true })).request('/', { headers });
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  expect(policyOf(secure)).toContain('upgrade-insecure-requests');
});

test('a page runs and loads only its own, may not be framed, and reaches the card provider only with a real Magento [X1]', async () => {
  const response = await (await openDoor()).request('/', { headers: forPeople });
  const policy = policyOf(response);
  const inline = createHash('sha256').update('1').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${inline}'`);
  for (const directive of [
    "default-src 'self'",
    "connect-src 'self';",
    // films, framed once the shopper asks for them
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
    "object-src 'none'",
  ])
    expect(policy).toContain(directive);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  const embedded = policyOf(await (await openDoor()).request('/', { headers: forPeople }));
  const real = policyOf(await (await openDoor({ isEmbedded: false })).request('/', { headers: forPeople }));
  expect(embedded).not.toContain('braintree');
  expect(real).toContain('https://api.braintreegateway.com');
});

test.each(['/undefined/web/frame.html', '/checkout/undefined/web/frame.html'])(
  'the card frame %s may be framed by the shop alone [X1]',
  async (path) => {
    const response = await (await openDoor()).request(path);
    expect(policyOf(response)).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  },
);

test('a policy that the backend sends is kept, and an answer that is no page runs no script [X1]', async () => {
  const own = "default-src 'none'; script-src 'sha256-x'; frame-ancestors 'self'";
  const door = await openDoor({
    backend: async () => new Response('', { headers: { 'Content-Security-Policy': own } }),
  });
  expect(policyOf(await door.request('/undefined/frame'))).toBe(own);
  const redirecting = await openDoor({
    backend: async () => Response.redirect('http://localhost/media/b.png'),
  });
  const response = await redirecting.request('/media/a.png');
  expect(response.status).toBe(302);
  expect(policyOf(response)).toBe("default-src 'none'; frame-ancestors 'none'");
});

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
