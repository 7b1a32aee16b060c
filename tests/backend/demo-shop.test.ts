/** The demonstration's shop as loaded: its addresses, products, promo codes and gift cards. */
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { paths } from '#paths.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, newCart, type Row, tokenOf } from './shop-client.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';

const shop = await openShop({ seed: seedShop });
const { blocks, categories, pages, products } = seedShop;

const inPieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

/** One query may ask for 300 fields, and each address takes five. */
async function resolve(urls: readonly string[]): Promise<{ readonly url: string; readonly answer: Row }[]> {
  const answers: Row[] = [];
  for (const some of inPieces(urls, 50)) {
    const fields = some.map(
      (url, place) =>
        `p${place}: urlResolver(url: ${JSON.stringify(url)}) { id type relative_url redirectCode }`,
    );
    answers.push(...Object.values((await shop.graphql(`{ ${fields.join(' ')} }`)).data));
  }
  return urls.map((url, place) => ({ url, answer: answers[place] }));
}

test('every category, product and page answers at its address [ROUTE-07]', async () => {
  const { data } = await shop.graphql(`{
    categories(filters: {}, pageSize: 500) { items { id url_path url_suffix } }
    products(filter: { price: { from: "0" } }, pageSize: 500) { items { id url_key url_suffix } }
  }`);
  const addresses: [string, number][] = [
    ...data.categories.items
      .filter(({ id }: Row) => id !== 2)
      .map((one: Row) => [one.url_path + one.url_suffix, one.id]),
    ...data.products.items.map((one: Row) => [one.url_key + one.url_suffix, one.id]),
    ...pages.map(({ identifier, id }) => [identifier, id]),
  ];
  const withPages = products.filter(({ visibility }) => visibility !== 1);
  expect(addresses).toHaveLength(categories.length + withPages.length + pages.length);
  const resolved = await resolve(addresses.map(([address]) => address));
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
  const lost = (await resolve(own.map((link) => link.slice(1)))).filter(({ answer }) => !answer?.id);
  expect(lost).toEqual([]);
  const others = [...links].filter((link) => !link.startsWith('/'));
  const form = /^(?:tel:\d+$|mailto:[^@]+@[^@]+$|#[a-z-]+$|https:\/\/)/;
  expect(others.filter((link) => !form.test(link))).toEqual([]);
  expect(others.some((link) => link.startsWith('https://'))).toBe(true);
});

test('old addresses redirect with their code to addresses that exist [ROUTE-09]', async () => {
  const redirects = seedShop.redirects ?? [];
  expect(new Set(redirects.map(({ code }) => code))).toEqual(new Set([301, 302]));
  const old = await resolve(redirects.map(({ from }) => from));
  for (const [place, { to, code }] of redirects.entries())
    expect(old[place]?.answer).toMatchObject({ relative_url: to, redirectCode: code });
  const inner = redirects.filter(({ to }) => !to.startsWith('https://'));
  expect(inner.length).toBeLessThan(redirects.length);
  const targets = await resolve(inner.map(({ to }) => to));
  for (const [place, { entityId: id, type }] of inner.entries())
    expect(targets[place]?.answer).toMatchObject({ id, type, redirectCode: 0 });
});

const addAll = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
  user_errors { message } cart { total_quantity prices { grand_total { value } } } } }`;

const statusOf = async (path: string, method = 'GET') => {
  const response = await shop.fetch(`/downloadable/download/${path}/`, { method });
  if (response.status === 200) expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  return response.status;
};

test('everything in stock that needs no choice goes into a cart at its price [GEN-01]', async () => {
  const wanted = products.filter(
    ({ type, stock, visibility, customOptions = [] }) =>
      type === 'simple' &&
      stock > 0 &&
      visibility !== 1 &&
      !customOptions.some(({ isRequired }) => isRequired),
  );
  const id = await newCart(shop);
  let cart: Row;
  for (const some of inPieces(wanted, 25)) {
    const items = some.map(({ sku }) => ({ sku, quantity: 1 }));
    ({ cart } = (await shop.graphql(addAll, { id, items })).data.addProductsToCart);
  }
  const cents = wanted.reduce((total, { price, specialPrice }) => total + (specialPrice ?? price), 0);
  expect(cart).toEqual({ total_quantity: wanted.length, prices: { grand_total: { value: cents / 100 } } });
});

test('every sample that a product names is a PDF, and nothing else is given away [CAT-02]', async () => {
  const files = products.flatMap(({ downloads }) => downloads ?? []);
  for (const { id } of files.flatMap(({ samples }) => samples))
    expect(await statusOf(`sample/sample_id/${id}`)).toBe(200);
  for (const { id, hasSample } of files.flatMap(({ links }) => links))
    expect([id, await statusOf(`linkSample/link_id/${id}`)]).toEqual([id, hasSample ? 200 : 404]);
  expect(await statusOf('sample/sample_id/99999')).toBe(404);
  expect(await statusOf('sample/sample_id/1', 'POST')).toBe(405);
});

/** Named apart: in a table it would read like the id of a requirement. */
const spring = 'BW-SPRING-15';

const apply = `mutation ($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) {
  cart { applied_coupons { code } prices { discounts { amount { value } } } } } }`;

async function cartOf(sku: string, quantity: number): Promise<string> {
  const cart = await newCart(shop);
  await addTo(shop, cart, sku, quantity);
  return cart;
}

test.each([
  ['TENOFF', spring, 4, 10],
  ['SHIPFREE', spring, 1, 0],
  ['COFFEE10', 'BW-COFFEE-BEANS-1KG', 1, 3.6],
  ['BIGORDER20', 'BW-COOL-BASE-HC', 1, 109.8],
  ['ONCE', spring, 1, 5],
] as const)('promo code %s on %s × %d takes off %d [PROMO-01]', async (code, sku, quantity, expected) => {
  const { data } = await shop.graphql(apply, { cart: await cartOf(sku, quantity), code });
  const { applied_coupons: coupons, prices } = data.applyCouponToCart.cart;
  expect(coupons).toEqual([{ code }]);
  const off = (prices.discounts ?? []).reduce((sum: number, { amount }: Row) => sum + amount.value, 0);
  expect(off).toBeCloseTo(expected, 2);
});

test.each('EXPIRED5 NOTYET5 INACTIVE5 TENOFF BIGORDER20 COFFEE10 MEMBERS15'.split(' '))(
  'promo code %s is refused to a guest with one bottle of water [PROMO-01]',
  async (code) => {
    const { errors } = await shop.graphql(apply, { cart: await cartOf(spring, 1), code });
    expect(errors[0].extensions.category).toBe('graphql-no-such-entity');
  },
);

test('promo code MEMBERS15 holds for a customer, and FAIL500 fails without saying why [PROMO-01]', async () => {
  const aroha = bearing(shop, await tokenOf(shop, 'aroha', demoPassword));
  const cart = (await aroha.graphql('{ customerCart { id } }')).data.customerCart.id;
  await addTo(aroha, cart, spring, 2);
  const { data } = await aroha.graphql(apply, { cart, code: 'MEMBERS15' });
  expect(data.applyCouponToCart.cart.applied_coupons).toEqual([{ code: 'MEMBERS15' }]);
  const failed = await shop.graphql(apply, { cart: await cartOf(spring, 1), code: 'FAIL500' });
  expect(failed.errors[0].message).toMatch(/internal server error/i);
});

const balanceOf = async (code: string) => {
  const query = `{ giftCardAccount(input: { gift_card_code: "${code}" }) { balance { value } } }`;
  return (await shop.graphql(query)).data.giftCardAccount?.balance.value;
};

test('gift cards that are expired, withdrawn, spent or unknown are refused, and others have their balance [GIFT-01]', async () => {
  for (const value of [250, 100]) expect(await balanceOf(`GIFT-FULL-${value}`)).toBe(value);
  const cart = await cartOf(spring, 1);
  for (const code of ['GIFT-EXPIRED', 'GIFT-WITHDRAWN', 'GIFT-SPENT', 'GIFT-NEVER']) {
    const { errors } = await shop.graphql(
      `mutation { applyGiftCardToCart(input: { cart_id: "${cart}", gift_card_code: "${code}" }) { cart { id } } }`,
    );
    expect(errors?.[0].extensions.category, code).toMatch(/^graphql-(?:input|no-such-entity)$/);
  }
});
