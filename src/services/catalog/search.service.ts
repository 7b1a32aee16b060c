/**
 * Fills the search machine's slot: products and categories that match the typed phrase (CAT-03).
 */

import { fromPromise } from 'xstate';
import type { SearchSuggestions } from '#machines/domain/search.ts';
import type { Transport } from '#transport/transport.ts';
import { toProductCard } from './catalog.wire.ts';
import { listExtras } from '../http/extras.ts';
import { toPath } from './media.wire.ts';
import { SearchSuggestionsDocument } from './search.graphql.ts';
import { toSearch } from './search-phrase.ts';

/** As many as fit below the search field on a laptop. */
const counts = { productCount: 5, categoryCount: 3 };

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

export const createSearchService = ({ graphql }: Pick<Transport, 'graphql'>) => ({
  suggestResults: fromPromise<SearchSuggestions, { readonly phrase: string }>(
    async ({ input: { phrase }, signal }) => {
      const variables = { search: toSearch(phrase), ...counts };
      const { products, categories } = await graphql.readOnce(
        SearchSuggestionsDocument,
        variables,
        signal,
        listExtras.suggestions,
      );
      return {
        products: (products?.items ?? []).filter(isPresent).map(toProductCard),
        categories: (categories?.items ?? []).filter(isPresent).flatMap(({ name, url_path, url_suffix }) => {
          const path = toPath(url_path, url_suffix);
          return path === null || name === null ? [] : [{ name, path }];
        }),
      };
    },
  ),
});
