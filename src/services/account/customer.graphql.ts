/** Fields of a customer in stock Magento (§7 customer details query). */

import { gql } from '#transport/gql.ts';
import { BookEntryFields } from './address-book.graphql.ts';
import type { CustomerDetailsQuery, CustomerDetailsQueryVariables } from '../generated/graphql.ts';

export const StockCustomerFields = gql`
  fragment StockCustomerFields on Customer {
    email
    prefix
    firstname
    lastname
    date_of_birth
    addresses {
      ...BookEntryFields
    }
  }
  ${BookEntryFields}
`;

export const CustomerDetailsDocument = gql<CustomerDetailsQuery, CustomerDetailsQueryVariables>`
  query CustomerDetails {
    customer {
      ...StockCustomerFields
    }
  }
  ${StockCustomerFields}
`;
