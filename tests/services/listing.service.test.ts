/** Product lists on the real backend: pages, filters, sorting, page size. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { CategoryPage, Facet, SearchPage } from '#machines/domain/catalog.ts';
import { turnedTo, wholeList, type ListQuery } from '#machines/domain/list-query.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { createCatalogService } from '#services/catalog/catalog.service.ts';
import { brokenConnection, failureOf, json, type Answering } from '#tests/transport/wires.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';
import { toSearch } from '#services/catalog/search-phrase.ts';

const backend = useBackend(seedShop);

const openWith = (answering: Answering) => {
  const { transport, kept } = transportTo(answering, { whenIdle: (work) => work() });
  const { readContent } = createCatalogService(transport, async (html) => `clean(${html})`);
  const readShelf = async (id: number, query: ListQuery = wholeList): Promise<CategoryPage> => {
    const content = await ask(readContent, { subject: { kind: 'category', id, query } satisfies Subject });
    if (content.kind !== 'category') throw new Error(`${content.kind} instead of a category`);
    return content.category;
  };
  return { readShelf, kept };
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
const coffeeAndTea = 18;

test('reads a category’s first six products with count, image, subcategories, breadcrumbs and cleaned text [CAT-01 CAT-06]', async () => {
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
  expect(category.children[0]).toMatchObject({ name: 'Spring Water', path: '/water/spring-water.html' });
  const { breadcrumbs, description } = await readShelf(4);
  expect(breadcrumbs).toEqual([{ name: 'Water', path: '/water.html' }]);
  expect(description.nodes).toMatchObject([{ content: expect.stringMatching(/^clean\(<p>.+<\/p>\)$/) }]);
});

test('reads the last page for a page beyond the last, and reports an unknown category as not found [CAT-01]', async () => {
  const skus = skusIn(3);
  const { page, pageCount, products } = await open().readShelf(3, turnedTo(wholeList, 999));
  expect([page, pageCount]).toEqual([Math.ceil(skus.length / 6), Math.ceil(skus.length / 6)]);
  expect(products.map(({ sku }) => sku)).toEqual(skus.slice((page - 1) * 6));
  const narrow = await open().readShelf(4, turnedTo(chosen('price', '10_20'), 77));
  expect(narrow.products.length).toBeGreaterThan(0);
  expect(narrow.page).toBe(narrow.pageCount);
  expect(await failureOf(open().readShelf(987_654))).toEqual({
    kind: 'notFound',
    message: 'That page could not be found. Please try again.',
  });
});

const lost = (): never => {
  throw brokenConnection;
};
const sizeOf = (size: unknown) => json({ data: { storeConfig: { grid_per_page: size } } });
const configured = (config: () => Response): Answering => {
  return (request) => (request.url.includes('StoreConfigData') ? config() : backend.answering(request));
};

test.each([
  ['as many as the merchant says', sizeOf(4), 4],
  ['six where the merchant says nothing', sizeOf(null), 6],
  ['six where what is said makes no sense', sizeOf(-3), 6],
  ['six without a configuration', lost, 6],
])('reads the merchant’s page size: %s [GEN-07 GEN-08]', async (_, config, shown) => {
  const { products, pageCount } = await openWith(configured(config)).readShelf(3);
  expect([products.length, pageCount]).toEqual([shown, Math.ceil(skusIn(3).length / shown)]);
});

test('counts for each filter what it then leaves, and stores no filtered list [BEY-13 STO-02]', async () => {
  const { readShelf, kept } = open();
  const whole = await readShelf(coolers);
  await new Promise((done) => setTimeout(done));
  const before = [...kept.entries.keys()];
  expect(whole.facets.map(({ code }) => code)).toEqual(expect.arrayContaining(['price', 'brand']));
  for (const { code, options } of whole.facets)
    for (const { value, count } of options) {
      const { totalCount, products } = await readShelf(coolers, chosen(code, value));
      expect([code, value, totalCount]).toEqual([code, value, count]);
      expect(products.length).toBe(Math.min(count, 6));
    }
  await new Promise((done) => setTimeout(done));
  expect([...kept.entries.keys()]).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

test('adds up several values of one filter and keeps offering the others [BEY-13]', async () => {
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

test('ignores unknown filters and values [BEY-13]', async () => {
  const { readShelf } = open();
  const whole = await readShelf(coolers);
  for (const query of [
    chosen('utm_source', 'letter'),
    chosen('brand', 'unknown'),
    chosen('sku', 'BW-SPRING-15'),
  ])
    expect(await readShelf(coolers, query)).toEqual(whole);
});

const sorted = async (sort: ListQuery['sort']) =>
  (await open().readShelf(3, { ...wholeList, sort })).products;

test('sorts by name and by price, either way [CAT-01 BEY-13]', async () => {
  const byName = onShelf(3).toSorted((one, other) =>
    one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1,
  );
  const skus = byName.map(({ sku }) => sku);
  expect((await sorted('name_desc')).map(({ sku }) => sku)).toEqual(skus.toReversed().slice(0, 6));
  const falling = (await sorted('price_desc')).map(({ price }) => price.cents);
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
});

test('narrows by two filters together, each counted under the other [BEY-13]', async () => {
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

const openSearch = () => {
  const { transport, sent } = transportTo(backend.answering, { whenIdle: (work) => work() });
  const { readContent } = createCatalogService(transport, (html) => Promise.resolve(html));
  return {
    sent,
    find: async (query: Partial<ListQuery>): Promise<SearchPage> => {
      const content = await ask(readContent, {
        subject: { kind: 'search', query: { ...wholeList, ...query } },
      });
      if (content.kind !== 'search') throw new Error(`${content.kind} instead of results`);
      return content.results;
    },
  };
};

test('finds products with all the words, counted and paged, narrowed by category [CAT-03 BEY-13]', async () => {
  const { find } = openSearch();
  const results = await find({ phrase: 'water cooler' });
  expect(results).toMatchObject({ phrase: 'water cooler', page: 1 });
  expect(results.totalCount).toBeGreaterThan(6);
  expect(results.products).toHaveLength(6);
  const last = await find({ phrase: 'water cooler', page: 99 });
  expect(last.page).toBe(results.pageCount);
  const { facets } = await find({ phrase: 'water' });
  const category = facets.find(({ code }) => code === 'category_uid');
  expect(category?.options.length).toBeGreaterThan(1);
  for (const { value, count } of category?.options.slice(0, 3) ?? []) {
    const narrowed = await find({ phrase: 'water', filters: [{ code: 'category_uid', values: [value] }] });
    expect(narrowed.totalCount).toBe(count);
    expect(narrowed.facets.find(({ code }) => code === 'category_uid')).toEqual(category);
  }
});

test('suggests other words where nothing is found, and asks nothing without a word [CAT-03]', async () => {
  const { find, sent } = openSearch();
  expect(await find({ phrase: '' })).toMatchObject({ totalCount: 0, products: [], suggestions: [] });
  expect(sent).toEqual([]);
  const results = await find({ phrase: 'coolerzz' });
  expect([results.totalCount, results.products]).toEqual([0, []]);
  expect(results.suggestions.length).toBeGreaterThan(0);
});

test.each([
  ['15L', '15 L'],
  ['15 litre water', '15 L water'],
  ['１５Ｌ', '15 L'],
  ['350ml cups', '350 mL cups'],
  ['Giftcard', 'gift card'],
  ['15 lids', '15 lids'],
  ['SKU15L', 'SKU15L'],
])('searches for %s as %s [CAT-03]', (typed, sent) => {
  expect(toSearch(typed)).toBe(sent);
});
