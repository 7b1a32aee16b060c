/** What the demonstration lets fail on purpose: estimates, carts, sign-ins, answers. */
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop, refusal } from './open-shop.ts';
import * as calls from './shop-client.ts';
import { paths } from '#paths.ts';

const lostCard = '4000111111111511';
const spring = 'BW-SPRING-15';
const waits: number[] = [];
let time = new Date('2026-11-20T03:00:00Z').getTime();
const shop = await openShop({
  seed: seedShop,
  clock: () => new Date(time),
  wait: async (milliseconds) => void waits.push(milliseconds),
});
beforeEach(() => waits.splice(0));

async function filledCart(client: calls.ShopClient = shop): Promise<string> {
  const id = await calls.newCart(client);
  await calls.addTo(client, id, spring, 1);
  return id;
}

test.each([
  ['fails without saying why', '6798', [], 500],
  ['waits twenty seconds and then answers', '6799', [20_000, 20_000], 200],
] as const)('an estimate %s for the postcode %s [SHIP-01]', async (_, postcode, waited, status) => {
  const id = await filledCart();
  const graphql = await shop.graphql(
    `mutation ($id: String!, $postcode: String!) { estimateShippingMethods(
      input: { cart_id: $id, address: { country_code: AU, postcode: $postcode } }) { method_code } }`,
    { id, postcode },
  );
  const address = { country_id: 'AU', postcode };
  const rest = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, { address });
  expect([waits, rest.status]).toEqual([waited, status]);
  if (status === 200) return expect(graphql.data.estimateShippingMethods.length).toBeGreaterThan(0);
  const set = await shop.graphql(
    `mutation ($id: String!, $postcode: String!) { setShippingAddressesOnCart(input: { cart_id: $id,
      shipping_addresses: [{ address: { firstname: "G", lastname: "G", street: "1 A St", city: "B",
      country_code: "AU", postcode: $postcode } }] }) { cart { id } } }`,
    { id, postcode },
  );
  for (const { errors } of [graphql, set]) expect(errors[0].message).toMatch(/internal server error/i);
  return expect(JSON.stringify([graphql, rest])).not.toMatch(/sentinel|6798/);
});

const quantityIn = (client: calls.ShopClient, id: string) =>
  client.graphql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id });

test('a cart disappears when the test product is added, by GraphQL or by REST [NET-07]', async () => {
  const item = { quote_id: '', sku: vanishingSku, qty: 1 };
  for (const add of [
    (id: string) => calls.addTo(shop, id, vanishingSku, 1),
    (id: string) => shop.rest('POST', `/guest-carts/${id}/items`, { cartItem: { ...item, quote_id: id } }),
  ]) {
    const id = await filledCart();
    expect((await quantityIn(shop, id)).data.cart.total_quantity).toBe(1);
    await add(id);
    const gone = refusal(`Could not find a cart with ID "${id}"`, 'no-such-entity');
    expect((await quantityIn(shop, id)).errors).toMatchObject(gone);
  }
});

test('a short sign-in ends after ten seconds [ACC-02 SESS-01]', async () => {
  const tessa = calls.bearing(shop, await calls.tokenOf(shop, 'tessa', demoPassword));
  const name = () => tessa.graphql('{ customer { firstname } }');
  time += 9_900;
  expect((await name()).data.customer.firstname).toBe('Tessa');
  time += 200;
  expect((await name()).errors[0].extensions.category).toBe('graphql-authorization');
  expect((await tessa.rest('GET', '/customers/me')).status).toBe(401);
});

const readyCart = async (client: calls.ShopClient): Promise<string> => {
  const id = await filledCart(client);
  await calls.setShipping(client, id, calls.brisbane, ['bwdelivery', 'standard']);
  return id;
};

test('over a real connection the answer of a lost card breaks off, and the order stands once [BEY-01]', async () => {
  const server = serve({ fetch: (request) => shop.backend.fetch(request), port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const line = calls.clientOf((request) => fetch(request), `http://127.0.0.1:${port}`);
  try {
    const id = await readyCart(line);
    const nonce = await calls.newNonce(line, lostCard);
    await expect(calls.pay(line, id, nonce)).rejects.toThrow();
    expect((await line.rest('GET', `/guest-carts/${id}/totals`)).status).toBe(404);
    expect((await line.rest('GET', `/guest-carts/${id}`)).body).toMatchObject({
      is_active: false,
      reserved_order_id: expect.stringMatching(/^\d{9}$/),
    });
    expect((await calls.pay(line, id, await calls.newNonce(line))).status).toBe(404);
    expect(await shop.rows(`select count(*)::int from sales_order where number !~ '^9'`)).toEqual([
      { count: 1 },
    ]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

const demo = await openShop({ seed: seedShop });
const { blocks, categories, pages, products } = seedShop;

const inPieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

/** One query may ask for 300 fields, and each address takes five. */
async function resolveAll(
  urls: readonly string[],
): Promise<{ readonly url: string; readonly answer: calls.Row }[]> {
  const answers: calls.Row[] = [];
  for (const some of inPieces(urls, 50)) {
    const fields = some.map(
      (url, place) =>
        `p${place}: urlResolver(url: ${JSON.stringify(url)}) { id type relative_url redirectCode }`,
    );
    answers.push(...Object.values((await demo.graphql(`{ ${fields.join(' ')} }`)).data));
  }
  return urls.map((url, place) => ({ url, answer: answers[place] }));
}

test('every category, product and page answers at its address [ROUTE-07]', async () => {
  const { data } = await demo.graphql(`{
    categories(filters: {}, pageSize: 500) { items { id url_path url_suffix } }
    products(filter: { price: { from: "0" } }, pageSize: 500) { items { id url_key url_suffix } }
  }`);
  const addresses: [string, number][] = [
    ...data.categories.items
      .filter(({ id }: calls.Row) => id !== 2)
      .map((one: calls.Row) => [one.url_path + one.url_suffix, one.id]),
    ...data.products.items.map((one: calls.Row) => [one.url_key + one.url_suffix, one.id]),
    ...pages.map(({ identifier, id }) => [identifier, id]),
  ];
  const withPages = products.filter(({ visibility }) => visibility !== 1);
  expect(addresses).toHaveLength(categories.length + withPages.length + pages.length);
  const resolved = await resolveAll(addresses.map(([address]) => address));
  expect(resolved.map(({ url, answer }) => [url, answer?.id, answer?.redirectCode])).toEqual(
    addresses.map(([address, id]) => [address, id, 0]),
  );
});

test('every link in the content leads somewhere [ROUTE-07 ROUTE-12]', async () => {
  const written = [...pages, ...blocks].map(({ content }) => content).join('');
  const links = new Set(
    [...written.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
  );
  const screens = new Set<string>([
    ...Object.values(paths),
    '/customer/login',
    '/customer/account',
    '/create-account',
  ]);
  const own = [...links].filter((link) => link.startsWith('/') && !screens.has(link));
  expect(own.length).toBeGreaterThan(50);
  const lost = (await resolveAll(own.map((link) => link.slice(1).replace(/#.*/, '')))).filter(
    ({ answer }) => !answer?.id,
  );
  expect(lost).toEqual([]);
  const others = [...links].filter((link) => !link.startsWith('/'));
  const form = /^(?:tel:\d+$|mailto:[^@]+@[^@]+$|#[a-z-]+$|https:\/\/)/;
  expect(others.filter((link) => !form.test(link))).toEqual([]);
  expect(others.some((link) => link.startsWith('https://'))).toBe(true);
});

const statusOf = async (path: string, method = 'GET') => {
  const response = await demo.fetch(`/downloadable/download/${path}/`, { method });
  if (response.status === 200) expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  return response.status;
};

test('every sample that a product names is a PDF, and nothing else is given away [CAT-02]', async () => {
  const files = products.flatMap(({ downloads }) => downloads ?? []);
  for (const { id } of files.flatMap(({ samples }) => samples))
    expect(await statusOf(`sample/sample_id/${id}`)).toBe(200);
  for (const { id, hasSample } of files.flatMap(({ links }) => links))
    expect([id, await statusOf(`linkSample/link_id/${id}`)]).toEqual([id, hasSample ? 200 : 404]);
  expect(await statusOf('sample/sample_id/99999')).toBe(404);
  expect(await statusOf('sample/sample_id/1', 'POST')).toBe(405);
});

test('a higher minimum order for businesses holds for them alone [CART-08]', async () => {
  for (const [key, value] of Object.entries({ active: true, amount: 20, amount_commercial: 100 }))
    await demo.set(`sales/minimum_order/${key}`, value);
  for (const [name, isMet] of [
    ['aroha', true],
    ['martin', false],
  ] as const) {
    const client = calls.bearing(demo, await calls.tokenOf(demo, name, demoPassword));
    const id = await calls.customerCart(client);
    await calls.addTo(client, id, 'BW-SPRING-15', 3);
    const { data } = await client.graphql('{ customerCart { minimum_order_amount { conditions_met } } }');
    expect(data.customerCart.minimum_order_amount.conditions_met, name).toBe(isMet);
  }
});
