/** The documents of what the merchant writes: CMS pages and blocks (§7 GraphQL operations), stock layer. */

import { gql } from 'urql';
import type {
  CmsBlocksQuery,
  CmsBlocksQueryVariables,
  CmsPageQuery,
  CmsPageQueryVariables,
} from '../generated/graphql.ts';

export const CmsPageFields = gql`
  fragment CmsPageFields on CmsPage {
    identifier
    url_key
    title
    content_heading
    content
    page_layout
    meta_title
    meta_description
    meta_keywords @include(if: $onServer)
  }
`;

/** What is written for search engines alone is asked for only where they are answered: on the server. */
export const CmsPageDocument = gql<CmsPageQuery, CmsPageQueryVariables>`
  query CmsPage($id: Int, $identifier: String, $onServer: Boolean!) {
    cmsPage(id: $id, identifier: $identifier) {
      ...CmsPageFields
    }
  }
  ${CmsPageFields}
`;

export const CmsBlocksDocument = gql<CmsBlocksQuery, CmsBlocksQueryVariables>`
  query CmsBlocks($identifiers: [String]!) {
    cmsBlocks(identifiers: $identifiers) {
      items {
        identifier
        content
      }
    }
  }
`;
