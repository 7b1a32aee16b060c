/**
 * Query that finds an order without an account, with its
 * planned deliveries, merchant layer (BEY-12, BEY-18).
 */

import { gql } from '#transport/gql.ts';
import type {
  GuestOrderWithDeliveriesQuery,
  GuestOrderWithDeliveriesQueryVariables,
} from '../generated/graphql.ts';
import { TrackedOrderFields } from './order-lookup.graphql.ts';

const OrderDeliveryFields = gql`
  fragment OrderDeliveryFields on CustomerOrder {
    rentals {
      item_id
      terms
      monthly_price {
        value
        currency
      }
    }
    deliveries {
      id
      date
      starts_at
      ends_at
      status
    }
  }
`;

export const GuestOrderWithDeliveriesDocument = gql<
  GuestOrderWithDeliveriesQuery,
  GuestOrderWithDeliveriesQueryVariables
>`
  query GuestOrderWithDeliveries($question: OrderInformationInput!) {
    guestOrder(input: $question) {
      ...TrackedOrderFields
      ...OrderDeliveryFields
    }
  }
  ${TrackedOrderFields}
  ${OrderDeliveryFields}
`;
