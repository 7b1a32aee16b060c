/** The customer's details as stock Magento knows them (§7 customer details query). */

import { gql } from '@urql/core';
import type { CustomerDetailsQuery, CustomerDetailsQueryVariables } from './generated/graphql.ts';

export const StockCustomerFields = gql`
  fragment StockCustomerFields on Customer {
    email
    prefix
    firstname
    lastname
    date_of_birth
    addresses {
      id
      prefix
      firstname
      lastname
      company
      telephone
      street
      city
      region {
        region_code
        region_id
      }
      postcode
      country_code
      default_billing
      default_shipping
    }
  }
`;

export const CustomerDetailsDocument = gql<CustomerDetailsQuery, CustomerDetailsQueryVariables>`
  query CustomerDetails {
    customer {
      ...StockCustomerFields
    }
  }
  ${StockCustomerFields}
`;
