/** The documents of what the merchant writes: CMS pages and blocks (§7 GraphQL operations), stock layer. */

import { gql } from '@urql/core';
import type {
  CmsBlocksQuery,
  CmsBlocksQueryVariables,
  CmsPageQuery,
  CmsPageQueryVariables,
} from './generated/graphql.ts';

export const CmsPageDocument = gql<CmsPageQuery, CmsPageQueryVariables>`
  query CmsPage($id: Int, $identifier: String) {
    cmsPage(id: $id, identifier: $identifier) {
      identifier
      url_key
      title
      content_heading
      content
      page_layout
      meta_title
      meta_description
    }
  }
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
