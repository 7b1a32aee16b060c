/** Query for a CMS page with the merchant's canonical address, merchant layer (CONTENT-03). */

import { gql } from '#transport/gql.ts';
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
