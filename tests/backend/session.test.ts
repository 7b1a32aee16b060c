/** Sessions by cookie: begun by the page's private sections, good for their own cart alone. */
import { expect, test } from 'vitest';
import { addTo } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop();
const load = (headers: Record<string, string> = {}, query = '?sections=cart,customer') =>
  shop.fetch(`/customer/section/load/${query}`, { headers });

const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
  );

/** A browser with its cookies, and a cart that it made and filled. */
const openBrowser = async (quantity = 2) => {
  const cookies = cookiesOf(await load());
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { Cookie: cookie };
  const post = (path: string, body: object) =>
    shop.fetch(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await post('/rest/V1/guest-carts', {});
  const id = (await made.json()) as string;
  await addTo(shop, id, 'CUPS', quantity);
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  const remove = async (
    itemId: unknown,
    formKey = cookies['form_key'] ?? '',
    own: Record<string, string> = headers,
  ) => {
    const form = new URLSearchParams({ item_id: String(itemId), form_key: formKey });
    const response = await shop.fetch('/checkout/sidebar/removeItem', {
      method: 'POST',
      headers: own,
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  return { cookies, headers, id, itemId: body.items[0].item_id as number, remove };
};

const itemsOf = async (id: string): Promise<unknown[]> =>
  (await shop.rest('GET', `/guest-carts/${id}`)).body.items;

const wrongKey = {
  status: 200,
  body: { success: false, error_message: 'Invalid Form Key. Please refresh the page.' },
};
const noItem = { status: 200, body: { success: false, error_message: "We can't find the quote item." } };

test('GET /customer/section/load/ begins a session that scripts cannot read and a form key that they can, and takes no id of the browser’s making', async () => {
  const response = await load();
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.json()).toMatchObject({
    cart: { summary_count: 0, subtotalAmount: 0, items: [], isGuestCheckoutAllowed: true },
    customer: { data_id: expect.any(Number) },
  });
  const [session, key] = response.headers.getSetCookie();
  expect(session).toMatch(/^PHPSESSID=[0-9a-f]{32}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/);
  expect(key).toMatch(/^form_key=[0-9a-f]{16}; Path=\/; Max-Age=86400; SameSite=Lax$/);
  const [secure] = (await load({ 'X-Forwarded-Proto': 'https' })).headers.getSetCookie();
  expect(secure).toContain('; Secure');
  const chosen = 'a'.repeat(32);
  const given = cookiesOf(await load({ Cookie: `PHPSESSID=${chosen}` }));
  expect(given['PHPSESSID']).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
});

test('GET /customer/section/load/ continues a session without new cookies and knows its cart', async () => {
  const { headers } = await openBrowser(3);
  const response = await load(headers, '?sections=cart');
  expect(response.headers.getSetCookie()).toEqual([]);
  const body = await response.json();
  expect(body).toMatchObject({ cart: { summary_count: 3, items: [{ product_sku: 'CUPS', qty: 3 }] } });
  expect(body).not.toHaveProperty('customer');
});

test('POST /checkout/sidebar/removeItem removes a line of the session’s cart once [CART-10]', async () => {
  const { id, itemId, remove } = await openBrowser();
  expect(await remove(itemId)).toEqual({ status: 200, body: { success: true } });
  expect(await itemsOf(id)).toEqual([]);
  expect(await remove(itemId)).toEqual(noItem);
});

test('POST /checkout/sidebar/removeItem removes nothing for a wrong form key, without a session or for another session [CART-10]', async () => {
  const [own, other] = await Promise.all([openBrowser(), openBrowser()]);
  expect(await own.remove(own.itemId, 'f'.repeat(16))).toEqual(wrongKey);
  expect(await own.remove(own.itemId, other.cookies['form_key'])).toEqual(wrongKey);
  expect(await own.remove(own.itemId, undefined, {})).toEqual(wrongKey);
  expect(await other.remove(own.itemId)).toEqual(noItem);
  expect(await other.remove('1; drop table quote')).toEqual(noItem);
  expect(await itemsOf(own.id)).toHaveLength(1);
});
