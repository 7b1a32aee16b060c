/** Search on the real backend: results and other words. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { SearchPage } from '#machines/domain/catalog.ts';
import { wholeList, type ListQuery } from '#machines/domain/list-query.ts';
import { toSearch } from '#services/catalog/search-phrase.ts';
import { createCatalogService } from '#services/catalog/catalog.service.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const open = () => {
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
});

test('suggests other words where nothing is found, and asks nothing without a word [CAT-03]', async () => {
  const { find, sent } = open();
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
