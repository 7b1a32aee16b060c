/** Documents of product lists and their facets, stock layer (§7 GraphQL operations). */

import { gql } from '#transport/gql.ts';
import { ProductCardFields } from './catalog.graphql.ts';
import type {
  CategoryPageQuery,
  CategoryPageQueryVariables,
  FacetsQuery,
  FacetsQueryVariables,
} from '../generated/graphql.ts';

const FacetFields = gql`
  fragment FacetFields on Products {
    aggregations {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
  }
`;

export const ListingFields = gql`
  fragment ListingFields on Products {
    total_count
    page_info {
      current_page
      total_pages
    }
    items {
      ...ProductCardFields
    }
    ...FacetFields
  }
  ${ProductCardFields}
  ${FacetFields}
`;

export const CategoryPageDocument = gql<CategoryPageQuery, CategoryPageQueryVariables>`
  query CategoryPage(
    $ids: String!
    $filter: ProductAttributeFilterInput!
    $sort: ProductAttributeSortInput
    $pageSize: Int!
    $currentPage: Int!
  ) {
    categoryList(filters: { ids: { eq: $ids } }) {
      id
      name
      description
      image
      url_path
      url_suffix
      meta_title
      meta_description
      breadcrumbs {
        category_name
        category_url_path
      }
      children {
        id
        name
        url_path
        url_suffix
        include_in_menu
        position
      }
    }
    products(filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      ...ListingFields
    }
  }
  ${ListingFields}
`;

/** Facets only, without products. */
export const FacetsDocument = gql<FacetsQuery, FacetsQueryVariables>`
  query Facets($search: String, $filter: ProductAttributeFilterInput!) {
    products(search: $search, filter: $filter, pageSize: 1) {
      ...FacetFields
    }
  }
  ${FacetFields}
`;
