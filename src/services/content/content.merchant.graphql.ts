/** A CMS page with the address it stands under for search engines, which the merchant adds (CONTENT-03), merchant layer. */

import { gql } from 'urql';
import { CmsPageFields } from './content.graphql.ts';
import type { CmsPageOfMerchantQuery, CmsPageOfMerchantQueryVariables } from '../generated/graphql.ts';

export const CmsPageOfMerchantDocument = gql<CmsPageOfMerchantQuery, CmsPageOfMerchantQueryVariables>`
  query CmsPageOfMerchant($id: Int, $identifier: String, $onServer: Boolean!) {
    cmsPage(id: $id, identifier: $identifier) {
      ...CmsPageFields
      canonical_url
    }
  }
  ${CmsPageFields}
`;
