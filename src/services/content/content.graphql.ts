/** Documents of CMS pages and blocks, stock layer (§7 GraphQL operations). */

import { gql } from '#transport/gql.ts';
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

/** Fields for search engines are requested on the server only. */
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
