/** The demonstration's shop as loaded: its addresses, links, files and minimum orders. */
import { expect, test } from 'vitest';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { paths } from '#paths.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, customerCart, tokenOf, type Row } from './shop-client.ts';

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

const statusOf = async (path: string, method = 'GET') => {
  const response = await shop.fetch(`/downloadable/download/${path}/`, { method });
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
    await shop.set(`sales/minimum_order/${key}`, value);
  for (const [name, isMet] of [
    ['aroha', true],
    ['martin', false],
  ] as const) {
    const client = bearing(shop, await tokenOf(shop, name, demoPassword));
    const id = await customerCart(client);
    await addTo(client, id, 'BW-SPRING-15', 3);
    const { data } = await client.graphql('{ customerCart { minimum_order_amount { conditions_met } } }');
    expect(data.customerCart.minimum_order_amount.conditions_met, name).toBe(isMet);
  }
});
