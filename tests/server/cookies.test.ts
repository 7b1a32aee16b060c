/** Magento's session cookie outlives the token it came with, so the door lets it pass only where a
 * session is asked for. */

import { expect, test } from 'vitest';
import { openDoor } from './door-at.ts';

/**
 * A Magento whose session keeps the customer of the last token, as recorded: a cookie comes with
 * the sign-in, and with it
 * alone `customer` answers long after the token was revoked.
 */
const rememberingMagento = () => {
  const sessions = new Map<string, string>();
  const seen: (string | null)[] = [];
  return {
    seen,
    answer: async (request: Request): Promise<Response> => {
      const cookie = request.headers.get('cookie');
      seen.push(cookie);
      const id = /PHPSESSID=(\w+)/.exec(cookie ?? '')?.[1] ?? 'fresh1';
      const token = /Bearer (\w+)/.exec(request.headers.get('authorization') ?? '')?.[1];
      if (token !== undefined) sessions.set(id, token);
      const headers = new Headers({ 'Set-Cookie': `PHPSESSID=${id}; HttpOnly` });
      return Response.json({ data: { customer: sessions.get(id) ?? null } }, { headers });
    },
  };
};

test.each(['/graphql', '/graphql?query={customer{email}}', '/rest/default/V1/customers/me'])(
  'no cookie passes either way on %s [SESS-02 BEY-22]',
  async (path) => {
    const magento = rememberingMagento();
    const door = await openDoor({ backend: magento.answer });
    const first = await door.request(path, { headers: { Authorization: 'Bearer hannah' } });
    expect(first.headers.has('set-cookie')).toBe(false);
    // the next visitor's browser, with a cookie from before
    const next = await door.request(path, { headers: { Cookie: 'PHPSESSID=fresh1' } });
    expect(magento.seen).toEqual([null, null]);
    expect(next.headers.has('set-cookie')).toBe(false);
  },
);

test('the removal by form key keeps its session [CART-10]', async () => {
  const magento = rememberingMagento();
  const door = await openDoor({ backend: magento.answer });
  const answer = await door.request('/checkout/sidebar/removeItem', {
    method: 'POST',
    headers: { Cookie: 'PHPSESSID=own1' },
  });
  expect(magento.seen).toEqual(['PHPSESSID=own1']);
  expect(answer.headers.get('set-cookie')).toContain('PHPSESSID=own1');
});
