/**
 * Queries for the delivery day of a new order, for guests and customers, merchant layer (BEY-18).
 */

import { gql } from '#transport/gql.ts';
import type {
  GuestPlannedDeliveryQuery,
  GuestPlannedDeliveryQueryVariables,
  OwnPlannedDeliveryQuery,
  OwnPlannedDeliveryQueryVariables,
} from '../generated/graphql.ts';

const PlannedFields = gql`
  fragment PlannedFields on CustomerOrder {
    deliveries {
      date
      starts_at
      ends_at
    }
  }
`;

export const GuestPlannedDeliveryDocument = gql<
  GuestPlannedDeliveryQuery,
  GuestPlannedDeliveryQueryVariables
>`
  query GuestPlannedDelivery($question: OrderInformationInput!) {
    guestOrder(input: $question) {
      ...PlannedFields
    }
  }
  ${PlannedFields}
`;

export const OwnPlannedDeliveryDocument = gql<OwnPlannedDeliveryQuery, OwnPlannedDeliveryQueryVariables>`
  query OwnPlannedDelivery($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          ...PlannedFields
        }
      }
    }
  }
  ${PlannedFields}
`;
