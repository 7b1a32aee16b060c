/** Lists of products on the real backend: pages, filters and what they leave, orders, the merchant's page size (CAT-01, BEY-13, GEN-07). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { CategoryPage, Facet } from '#machines/domain/catalog.ts';
import { turnedTo, wholeList, type ListQuery } from '#machines/domain/list-query.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { createCatalogService } from '#services/catalog.service.ts';
import { brokenConnection, failureOf, json, type Answering } from '#tests/transport/wires.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const openWith = (answering: Answering) => {
  const { transport, sent, kept } = transportTo(answering, { whenIdle: (work) => work() });
  const { readContent } = createCatalogService(transport, async (html) => `clean(${html})`);
  const readShelf = async (id: number, query: ListQuery = wholeList): Promise<CategoryPage> => {
    const content = await ask(readContent, { subject: { kind: 'category', id, query } satisfies Subject });
    if (content.kind !== 'category') throw new Error(`${content.kind} instead of a category`);
    return content.category;
  };
  const asked = () =>
    sent.map(({ url }) => /query (\w+)/.exec(url.searchParams.get('query') ?? '')?.[1] ?? '');
  return { readShelf, asked, kept };
};
const open = () => openWith(backend.answering);

const onShelf = (categoryId: number) =>
  seedShop.products.filter(({ categoryIds }) => categoryIds.includes(categoryId));
const skusIn = (categoryId: number) =>
  onShelf(categoryId)
    .toSorted((one, other) => other.popularity - one.popularity || one.id - other.id)
    .map(({ sku }) => sku);

const chosen = (code: string, ...values: readonly string[]): ListQuery => ({
  ...wholeList,
  filters: [{ code, values }],
});
const facetOf = ({ facets }: CategoryPage, code: string): Facet => {
  const facet = facets.find((one) => one.code === code);
  if (facet === undefined) throw new Error(`no facet ${code}`);
  return facet;
};
const coolers = 7;
/** A shelf of several brands. */
const coffeeAndTea = 18;

test('CAT-01 shows its first six products, how many there are, its picture, and its shelves', async () => {
  const { readShelf } = open();
  const category = await readShelf(3);
  const skus = skusIn(3);
  expect(skus.length).toBeGreaterThan(6);
  expect(category.products.map(({ sku }) => sku)).toEqual(skus.slice(0, 6));
  expect(category).toMatchObject({
    id: 3,
    name: 'Water',
    path: '/water.html',
    totalCount: skus.length,
    page: 1,
    pageCount: Math.ceil(skus.length / 6),
    breadcrumbs: [],
    metaTitle: 'Water',
  });
  expect(category.image).toMatch(/^\/media\/.+water/);
  expect(category.children.map(({ name, path }) => [name, path])).toEqual([
    ['Spring Water', '/water/spring-water.html'],
    ['Sparkling Water', '/water/sparkling-water.html'],
    ['Small Bottles', '/water/small-bottles.html'],
    ['Boxed & Cask Water', '/water/boxed-cask-water.html'],
    ['Mineral & Premium Water', '/water/mineral-premium-water.html'],
  ]);
});

test('CAT-01 shows the page asked for, the last one with what is left', async () => {
  const skus = skusIn(3);
  const last = Math.ceil(skus.length / 6);
  const category = await open().readShelf(3, turnedTo(wholeList, last));
  expect(category.page).toBe(last);
  expect(category.products.map(({ sku }) => sku)).toEqual(skus.slice((last - 1) * 6));
});

test('CAT-01 of a page beyond the last it shows the last', async () => {
  const skus = skusIn(3);
  const { page, pageCount, products } = await open().readShelf(3, turnedTo(wholeList, 999));
  expect([page, pageCount]).toEqual([Math.ceil(skus.length / 6), Math.ceil(skus.length / 6)]);
  expect(products.map(({ sku }) => sku)).toEqual(skus.slice((page - 1) * 6));
  const narrow = await open().readShelf(4, turnedTo(chosen('price', '10_20'), 77));
  expect(narrow.products.length).toBeGreaterThan(0);
  expect(narrow.page).toBe(narrow.pageCount);
});

test('CAT-06 knows the way back', async () => {
  expect((await open().readShelf(4)).breadcrumbs).toEqual([{ name: 'Water', path: '/water.html' }]);
});

test('CONTENT-02 its description goes through the cleaner', async () => {
  expect((await open().readShelf(3)).description.nodes).toEqual([
    expect.objectContaining({ type: 'html', content: expect.stringMatching(/^clean\(<p>.+<\/p>\)$/) }),
  ]);
});

test('CAT-01 one that is not there is not found', async () => {
  expect(await failureOf(open().readShelf(987_654))).toEqual({
    kind: 'notFound',
    message: 'That page could not be found. Please try again.',
  });
});

const sized = (gridPerPage: unknown): Answering => {
  const config = json({ data: { storeConfig: { grid_per_page: gridPerPage } } });
  return (request) => (request.url.includes('StoreConfigData') ? config() : backend.answering(request));
};

test.each([
  ['as many as the merchant says', 4, 4],
  ['six where the merchant says nothing', null, 6],
  ['six where what is said makes no sense', -3, 6],
])('GEN-07 GEN-08 CAT-01 %s', async (_, said, shown) => {
  const { products, pageCount } = await openWith(sized(said)).readShelf(3);
  expect([products.length, pageCount]).toEqual([shown, Math.ceil(skusIn(3).length / shown)]);
});

test('GEN-08 six where the configuration cannot be read, and it is asked for once for many lists', async () => {
  const broken = openWith(async (request) => {
    if (request.url.includes('StoreConfigData')) throw brokenConnection;
    return backend.answering(request);
  });
  expect((await broken.readShelf(3)).products).toHaveLength(6);
  const { readShelf, asked } = open();
  await Promise.all([readShelf(3), readShelf(4)]);
  await readShelf(5);
  expect(asked().filter((name) => name === 'StoreConfigData')).toHaveLength(1);
});

const centsOf = async (range: string): Promise<readonly number[]> =>
  (await open().readShelf(3, chosen('price', range))).products.map(({ price }) => price.cents);

test('CAT-01 BEY-13 each choice says how many it leaves, and leaves as many', async () => {
  const { readShelf } = open();
  const whole = await readShelf(coolers);
  expect(whole.facets.map(({ code }) => code)).toEqual(expect.arrayContaining(['price', 'brand']));
  for (const { code, options } of whole.facets)
    for (const { value, count } of options) {
      const { totalCount, products } = await readShelf(coolers, chosen(code, value));
      expect([code, value, totalCount]).toEqual([code, value, count]);
      expect(products.length).toBe(Math.min(count, 6));
    }
});

test('BEY-13 several choices of one filter add up, and it goes on offering the others with their counts', async () => {
  const { readShelf } = open();
  const whole = facetOf(await readShelf(coffeeAndTea), 'brand');
  const [first, second] = whole.options;
  if (first === undefined || second === undefined) throw new Error('too few brands');
  const one = await readShelf(coffeeAndTea, chosen('brand', first.value));
  expect(facetOf(one, 'brand')).toEqual(whole);
  const two = await readShelf(coffeeAndTea, chosen('brand', first.value, second.value));
  expect(two.totalCount).toBe(first.count + second.count);
  expect(facetOf(two, 'brand')).toEqual(whole);
});

test('BEY-13 two filters narrow together, each counted under the other', async () => {
  const { readShelf } = open();
  const rental: ListQuery = chosen('is_rental_product', '1');
  const rented = await readShelf(coolers, rental);
  const [brand] = facetOf(rented, 'brand').options;
  if (brand === undefined) throw new Error('nothing is rented');
  const both = await readShelf(coolers, {
    ...wholeList,
    filters: [
      { code: 'brand', values: [brand.value] },
      { code: 'is_rental_product', values: ['1'] },
    ],
  });
  expect(both.totalCount).toBe(brand.count);
  expect(both.products.some(({ isRental }) => isRental)).toBe(true);
  expect(facetOf(both, 'brand')).toEqual(facetOf(rented, 'brand'));
  expect(facetOf(both, 'is_rental_product').options.find(({ value }) => value === '1')?.count).toBe(
    both.totalCount,
  );
});

test('BEY-13 what leaves nothing stays among the choices, so that it can be taken back', async () => {
  const { readShelf } = open();
  const whole = await readShelf(coolers);
  const { totalCount, products, facets } = await readShelf(coolers, {
    ...wholeList,
    filters: [
      { code: 'brand', values: [facetOf(whole, 'brand').options[0]?.value ?? ''] },
      { code: 'price', values: ['8000_8001'] },
    ],
  });
  expect([totalCount, products]).toEqual([0, []]);
  expect(facets.map(({ code }) => code)).toEqual(['price', 'brand']);
  expect(facets.find(({ code }) => code === 'brand')?.options).toMatchObject([{ count: 0 }]);
});

test('CAT-01 BEY-13 a range of prices may be open at either end', async () => {
  const [under, from] = [await centsOf('*_10'), await centsOf('10_*')];
  expect(Math.min(under.length, from.length)).toBeGreaterThan(0);
  expect([under.every((price) => price < 1000), from.every((price) => price >= 1000)]).toEqual([true, true]);
});

test('BEY-13 a range of prices ends beneath its upper price', async () => {
  const { products } = await open().readShelf(3, { ...chosen('price', '10_20'), sort: 'price' });
  const cents = products.map(({ price }) => price.cents);
  expect(cents.length).toBeGreaterThan(0);
  expect(cents.every((price) => price >= 1000 && price < 2000)).toBe(true);
});

test('BEY-13 a parameter that is no filter of the list, and a choice that is none, narrow nothing', async () => {
  const { readShelf } = open();
  const whole = await readShelf(coolers);
  for (const query of [
    chosen('utm_source', 'letter'),
    chosen('brand', 'nobody'),
    chosen('sku', 'BW-SPRING-15'),
  ])
    expect(await readShelf(coolers, query)).toEqual(whole);
});

test('STO-02 a filtered list is of the moment: nothing of it is kept, nothing visited is pushed out', async () => {
  const { readShelf, kept } = open();
  await readShelf(coolers);
  await new Promise((done) => setTimeout(done));
  const before = [...kept.entries.keys()];
  await readShelf(coolers, chosen('is_rental_product', '1'));
  await new Promise((done) => setTimeout(done));
  expect([...kept.entries.keys()]).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

const names = async (sort: ListQuery['sort']) =>
  (await open().readShelf(3, { ...wholeList, sort })).products.map(({ name }) => name);
const prices = async (sort: ListQuery['sort']) =>
  (await open().readShelf(3, { ...wholeList, sort })).products.map(({ price }) => price.cents);

test('CAT-01 BEY-13 by name and by price, either way', async () => {
  const all = onShelf(3).map(({ name }) => name.toLowerCase());
  expect((await names('name')).map((name) => name.toLowerCase())).toEqual(all.toSorted().slice(0, 6));
  expect((await names('name_desc')).map((name) => name.toLowerCase())).toEqual(
    all.toSorted().toReversed().slice(0, 6),
  );
  const rising = await prices('price');
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  const falling = await prices('price_desc');
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  expect(falling[0]).toBeGreaterThan(rising.at(-1) ?? 0);
});
