/** Search on the real backend: results, other words, suggestions. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { SearchPage } from '#machines/domain/catalog.ts';
import { wholeList, type ListQuery } from '#machines/domain/list-query.ts';
import { createCatalogService } from '#services/catalog.service.ts';
import { createSearchService } from '#services/search.service.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const open = () => {
  const { transport, sent, kept } = transportTo(backend.answering, { whenIdle: (work) => work() });
  const { readContent } = createCatalogService(transport, (html) => Promise.resolve(html));
  const { suggestResults } = createSearchService(transport);
  return {
    sent,
    kept,
    find: async (query: Partial<ListQuery>): Promise<SearchPage> => {
      const content = await ask(readContent, {
        subject: { kind: 'search', query: { ...wholeList, ...query } },
      });
      if (content.kind !== 'search') throw new Error(`${content.kind} instead of results`);
      return content.results;
    },
    suggest: (phrase: string) => ask(suggestResults, { phrase }),
  };
};

test('finds products with all the words, counted and paged, narrowed by category and sorted [CAT-03 BEY-13]', async () => {
  const { find } = open();
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
  const cheapest = await find({ phrase: 'water', sort: 'price' });
  const cents = cheapest.products.map(({ price }) => price.cents);
  expect(cents).toEqual(cents.toSorted((one, other) => one - other));
});

test('suggests other words where nothing is found, and asks nothing without a word [CAT-03]', async () => {
  const { find, sent } = open();
  expect(await find({ phrase: '' })).toMatchObject({ totalCount: 0, products: [], suggestions: [] });
  expect(sent).toEqual([]);
  const results = await find({ phrase: 'coolerzz' });
  expect([results.totalCount, results.products]).toEqual([0, []]);
  expect(results.suggestions.length).toBeGreaterThan(0);
});

test('suggests products and categories in one request and stores nothing [CAT-03 BEY-13]', async () => {
  const { suggest, sent, kept } = open();
  const { products, categories } = await suggest('cooler');
  expect(products.length).toBeGreaterThan(0);
  expect(products.length).toBeLessThanOrEqual(5);
  expect(categories).toContainEqual({ name: 'Water Coolers', path: '/water-coolers.html' });
  expect(categories.length).toBeLessThanOrEqual(3);
  await new Promise((done) => setTimeout(done));
  expect([sent.length, kept.entries.size]).toEqual([1, 0]);
  expect(await suggest('xyzzy')).toEqual({ products: [], categories: [] });
});
