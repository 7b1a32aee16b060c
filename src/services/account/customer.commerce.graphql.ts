/**
 * Query for the customer's company and role in it, commerce layer (§7 getCustomerCompany, ACC-07).
 */

import { gql } from '#transport/gql.ts';
import type { GetCustomerCompanyQuery, GetCustomerCompanyQueryVariables } from '../generated/graphql.ts';

export const CustomerCompanyDocument = gql<GetCustomerCompanyQuery, GetCustomerCompanyQueryVariables>`
  query getCustomerCompany {
    company {
      name
      roles {
        items {
          id
          name
        }
      }
    }
    customer {
      role {
        id
        name
      }
    }
  }
`;
