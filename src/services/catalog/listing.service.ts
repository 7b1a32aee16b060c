/**
 * Reads product lists: filtered, sorted, one page at a time, with facets and counts (§7, BEY-13).
 */

import type { Facet, Listing, SearchPage } from '#machines/domain/catalog.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { narrowedBy, without, withoutFilters, type ListQuery } from '#machines/domain/list-query.ts';
import type { Content } from '#machines/domain/subject.ts';
import { pageNotFound } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import type { ContentParser } from '../content/content-parser.ts';
import { listExtras } from '../http/extras.ts';
import type { CategoryPageQuery, ListingFieldsFragment, SearchPageQuery } from '../generated/graphql.ts';
import { CategoryPageDocument, FacetsDocument } from './listing.graphql.ts';
import { SearchPageDocument } from './search.graphql.ts';
import { toSearch } from './search-phrase.ts';
import {
  categoryCodes,
  searchCodesLeft,
  toCategoryPage,
  toFacets,
  toListing,
  toProductFilter,
  toProductSort,
} from './listing.wire.ts';

export interface ListingNeeds {
  readonly parseDescription: ContentParser;
  /** The merchant's number of products per page. */
  readonly readPageSize: () => Promise<number>;
}

/** A product list with any filters. */
interface List<Answer> {
  /** Rejects if there is no such page. */
  readPage(query: ListQuery, pageSize: number, signal: AbortSignal): Promise<Answer>;
  readFacets(query: ListQuery, signal: AbortSignal): Promise<readonly Facet[]>;
  productsOf(answer: Answer): ListingFieldsFragment | null;
  facetsOf(answer: Answer): readonly Facet[];
}

/** Reads the last page if the requested one is beyond it. */
const readPageOrLast = async <Answer>(
  list: List<Answer>,
  query: ListQuery,
  pageSize: number,
  signal: AbortSignal,
): Promise<Answer> => {
  try {
    return await list.readPage(query, pageSize, signal);
  } catch (cause) {
    if (query.page === 1 || toFailure(cause).kind !== 'refused') throw cause;
    const first = await list.readPage({ ...query, page: 1 }, pageSize, signal);
    const last = list.productsOf(first)?.page_info?.total_pages ?? 1;
    return last > 1 ? list.readPage({ ...query, page: last }, pageSize, signal) : first;
  }
};

/** Chosen options stay visible, even without a matching product. */
const keepingChosen = (facet: Facet, offered: Facet, values: readonly string[]): Facet => ({
  ...facet,
  options: [
    ...facet.options,
    ...offered.options
      .filter(({ value }) => values.includes(value) && facet.options.every((one) => one.value !== value))
      .map((option) => ({ ...option, count: 0 })),
  ],
});

/**
 * The server counts within the results, so an active facet would show only its chosen
 * options. It is read again without itself to show what each further option would add.
 */
const readList = async <Answer>(
  list: List<Answer>,
  asked: ListQuery,
  pageSize: number,
  signal: AbortSignal,
): Promise<{ readonly answer: Answer; readonly listing: Listing }> => {
  const offered = asked.filters.length === 0 ? [] : await list.readFacets(withoutFilters(asked), signal);
  const query = narrowedBy(asked, offered);
  const own = new Map<string, readonly Facet[]>();
  const readOwn = async (code: string): Promise<void> =>
    void own.set(
      code,
      query.filters.length === 1 ? offered : await list.readFacets(without(query, code), signal),
    );
  const [answer] = await Promise.all([
    readPageOrLast(list, query, pageSize, signal),
    ...query.filters.map(({ code }) => readOwn(code)),
  ]);
  const found = list.facetsOf(answer);
  const facets = (query.filters.length === 0 ? found : offered).flatMap((facet) => {
    const values = query.filters.find(({ code }) => code === facet.code)?.values;
    const counted = (values === undefined ? found : own.get(facet.code))?.find(
      ({ code }) => code === facet.code,
    );
    if (values !== undefined) return [keepingChosen(counted ?? { ...facet, options: [] }, facet, values)];
    return counted === undefined ? [] : [counted];
  });
  return { answer, listing: toListing(list.productsOf(answer), facets) };
};

const shelf = (graphql: Transport['graphql'], id: number): List<CategoryPageQuery> => {
  const filterOf = ({ filters }: ListQuery) => ({
    ...toProductFilter(filters),
    category_id: { eq: String(id) },
  });
  return {
    readPage: (query, pageSize, signal) => {
      const { filters, sort, page: currentPage } = query;
      const variables = {
        ids: String(id),
        filter: filterOf(query),
        sort: toProductSort(sort),
        pageSize,
        currentPage,
      };
      // visited pages work offline, but not every filter that was tried
      const read = filters.length === 0 ? graphql.read : graphql.readOnce;
      return read(CategoryPageDocument, variables, signal, listExtras.category);
    },
    readFacets: async (query, signal) => {
      const { products } = await graphql.readOnce(FacetsDocument, { filter: filterOf(query) }, signal);
      return toFacets(products, categoryCodes);
    },
    productsOf: ({ products }) => products,
    facetsOf: ({ products }) => toFacets(products, categoryCodes),
  };
};

const finds = (graphql: Transport['graphql'], phrase: string): List<SearchPageQuery> => ({
  readPage: ({ filters, sort, page: currentPage }, pageSize, signal) => {
    const filter = toProductFilter(filters);
    const variables = { search: toSearch(phrase), filter, sort: toProductSort(sort), pageSize, currentPage };
    return graphql.readOnce(SearchPageDocument, variables, signal, listExtras.search);
  },
  readFacets: async ({ filters }, signal) => {
    const variables = { search: toSearch(phrase), filter: toProductFilter(filters) };
    const { products } = await graphql.readOnce(FacetsDocument, variables, signal);
    return toFacets(products, searchCodesLeft);
  },
  productsOf: ({ products }) => products,
  facetsOf: ({ products }) => toFacets(products, searchCodesLeft),
});

const nothingFound = { ...toListing(null, []), suggestions: [] };

export const createListings = ({ graphql }: Pick<Transport, 'graphql'>, needs: ListingNeeds) => {
  const { parseDescription, readPageSize } = needs;

  const readCategory = async (id: number, query: ListQuery, signal: AbortSignal): Promise<Content> => {
    const pageSize = await readPageSize();
    const { answer, listing } = await readList(shelf(graphql, id), query, pageSize, signal);
    const category = answer.categoryList?.[0];
    if (category === null || category === undefined) throw pageNotFound();
    const description = await parseDescription(category.description ?? '');
    return { kind: 'category', category: { ...toCategoryPage(category, listing), description } };
  };

  const readResults = async (query: ListQuery, signal: AbortSignal): Promise<SearchPage> => {
    const { phrase } = query;
    // servers reject an empty search
    if (phrase === '') return { ...nothingFound, phrase };
    const list = finds(graphql, phrase);
    const { answer, listing } = await readList(list, query, await readPageSize(), signal);
    const words = (answer.products?.suggestions ?? []).flatMap((one) => (one === null ? [] : [one.search]));
    return { ...listing, phrase, suggestions: words };
  };

  const readSearch = async (query: ListQuery, signal: AbortSignal): Promise<Content> => ({
    kind: 'search',
    results: await readResults(query, signal),
  });

  return { readCategory, readSearch };
};
