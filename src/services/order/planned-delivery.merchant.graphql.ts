/** The day that was planned for an order just placed, a guest's or a customer's own (BEY-18), merchant layer. */

import { gql } from 'urql';
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
