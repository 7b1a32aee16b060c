/** Documents of search results and suggestions, stock layer (§7 GraphQL operations). */

import { gql } from '#transport/gql.ts';
import { ProductCardFields } from './catalog.graphql.ts';
import type {
  SearchPageQuery,
  SearchPageQueryVariables,
  SearchSuggestionsQuery,
  SearchSuggestionsQueryVariables,
} from '../generated/graphql.ts';
import { ListingFields } from './listing.graphql.ts';

export const SearchPageDocument = gql<SearchPageQuery, SearchPageQueryVariables>`
  query SearchPage(
    $search: String!
    $filter: ProductAttributeFilterInput!
    $sort: ProductAttributeSortInput
    $pageSize: Int!
    $currentPage: Int!
  ) {
    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      ...ListingFields
      suggestions {
        search
      }
    }
  }
  ${ListingFields}
`;

export const SearchSuggestionsDocument = gql<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>`
  query SearchSuggestions($search: String!, $productCount: Int!, $categoryCount: Int!) {
    products(search: $search, pageSize: $productCount) {
      items {
        ...ProductCardFields
      }
    }
    categories(filters: { name: { match: $search } }, pageSize: $categoryCount) {
      items {
        name
        url_path
        url_suffix
      }
    }
  }
  ${ProductCardFields}
`;
