/** The company a customer belongs to (§7 getCustomerCompany), commerce layer. */

import { gql } from '@urql/core';
import type { GetCustomerCompanyQuery, GetCustomerCompanyQueryVariables } from './generated/graphql.ts';

export const CustomerCompanyDocument = gql<GetCustomerCompanyQuery, GetCustomerCompanyQueryVariables>`
  query getCustomerCompany {
    company {
      name
      roles {
        items {
          id
        }
      }
    }
  }
`;
