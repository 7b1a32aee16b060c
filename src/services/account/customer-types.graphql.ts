/**
 * Query for the types of customer a shop offers, stock layer; the
 * attribute itself is the merchant's (§7 getTypesOfCustomer).
 */

import { gql } from '#transport/gql.ts';
import type { GetTypesOfCustomerQuery, GetTypesOfCustomerQueryVariables } from '../generated/graphql.ts';

export const TypesOfCustomerDocument = gql<GetTypesOfCustomerQuery, GetTypesOfCustomerQueryVariables>`
  query getTypesOfCustomer {
    customAttributeMetadata(attributes: [{ attribute_code: "type_of_customer", entity_type: "customer" }]) {
      items {
        attribute_code
        attribute_options {
          label
          value
        }
      }
    }
  }
`;
