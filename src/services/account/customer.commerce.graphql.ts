/** The company a customer belongs to, and the role they hold there (§7 getCustomerCompany, ACC-07), commerce layer. */

import { gql } from 'urql';
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
