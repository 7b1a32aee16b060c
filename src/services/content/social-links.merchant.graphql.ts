/** Query for the merchant's social media links, merchant layer (§7 getSocialLinks). */

import { gql } from '#transport/gql.ts';
import type { SocialLinksQuery, SocialLinksQueryVariables } from '../generated/graphql.ts';

export const SocialLinksDocument = gql<SocialLinksQuery, SocialLinksQueryVariables>`
  query SocialLinks {
    getSocialLinks {
      name
      destination
    }
  }
`;
