/** A stock 2.4.7 puts a token's customer into the PHP session, and the cookie outlives the token.
 */
import { beforeEach, expect, test } from 'vitest';
import { kindsShop, password } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';

let now = new Date('2026-11-26T10:00:00Z');
const shop = await openShop({ seed: kindsShop, layers: 'stock', clock: () => now });
// tokens of the second of a sign-out are dead
beforeEach(() => {
  now = new Date(now.getTime() + 2000);
});

const authorised = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/** Keeps cookies as a browser does; `isBlocked` never sends them back. */
function openBrowser(isBlocked = false) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await shop.fetch(path, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        ...headers,
        ...(cookie === '' || isBlocked ? {} : { Cookie: cookie }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
  const graphql = async (query: string, token: string | null = null) => {
    const init = { method: 'POST', body: JSON.stringify({ query }) };
    return (await send('/graphql', init, authorised(token))).json();
  };
  return {
    jar,
    graphql,
    rest: (path: string, token: string | null = null, headers: Record<string, string> = {}) =>
      send(`/rest/V1${path}`, { method: 'GET' }, { ...headers, ...authorised(token) }),
    async signIn(name = 'alice') {
      const { data } = await graphql(
        `mutation { generateCustomerToken(email: "${name}@example.com", password: "${password}") { token } }`,
      );
      return data.generateCustomerToken.token as string;
    },
    signOut: (token: string) => graphql('mutation { revokeCustomerToken { result } }', token),
  };
}

const whoAmI = '{ customer { email } }';
const alice = { data: { customer: { email: 'alice@example.com' } } };
const script = { 'X-Requested-With': 'XMLHttpRequest' };

test('the cookie of a browser outlives its token: a guest after the sign-out is the customer [BEY-24]', async () => {
  const browser = openBrowser();
  const token = await browser.signIn();
  const { data } = await browser.graphql('{ customerCart { id } }', token);
  await browser.signOut(token);
  for (const sent of [null, token]) expect(await browser.graphql(whoAmI, sent)).toEqual(alice);
  const made = await browser.graphql('mutation { createEmptyCart }');
  expect(made.data.createEmptyCart).toBe(data.customerCart.id);
  expect((await browser.rest('/carts/mine', token, script)).status).toBe(200);
  expect((await browser.rest('/carts/mine')).status).toBe(401);
});

test('the next customer to sign in gets the session, and nothing of the first [BEY-24]', async () => {
  const browser = openBrowser();
  const token = await browser.signIn();
  await browser.signOut(token);
  const before = browser.jar.get('PHPSESSID');
  const { data } = await browser.graphql('mutation { createEmptyCart }');
  const next = await browser.signIn('bob');
  expect(browser.jar.get('PHPSESSID')).toBe(before);
  expect((await browser.graphql(whoAmI, next)).data.customer.email).toBe('bob@example.com');
  const cart = await browser.graphql(`{ cart(cart_id: "${data.createEmptyCart}") { id } }`, next);
  expect(cart.errors[0].message).toContain('The current user cannot perform operations on cart');
});

test('after a sign-out the customer is a guest where cookies are not sent back [BEY-24]', async () => {
  const browser = openBrowser(true);
  const token = await browser.signIn();
  await browser.signOut(token);
  expect((await browser.graphql(whoAmI, token)).data.customer).toBeNull();
  expect((await browser.rest('/carts/mine', token, script)).status).toBe(401);
});

test('signing out ends the tokens of every device, and those issued in the same second [BEY-24]', async () => {
  const [here, there] = [openBrowser(true), openBrowser(true)];
  const token = await here.signIn();
  const other = await there.signIn();
  await here.signOut(token);
  const dead = await here.signIn();
  expect((await there.graphql(whoAmI, other)).data.customer).toBeNull();
  now = new Date(now.getTime() + 2500);
  expect((await here.graphql(whoAmI, dead)).data.customer).toBeNull();
  expect(await there.graphql(whoAmI, await there.signIn())).toEqual(alice);
});
