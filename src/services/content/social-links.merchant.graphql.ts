/** The merchant's places elsewhere (§7 getSocialLinks), merchant layer. */

import { gql } from 'urql';
import type { SocialLinksQuery, SocialLinksQueryVariables } from '../generated/graphql.ts';

export const SocialLinksDocument = gql<SocialLinksQuery, SocialLinksQueryVariables>`
  query SocialLinks {
    getSocialLinks {
      name
      destination
    }
  }
`;
