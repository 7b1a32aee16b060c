/**
 * Upcoming deliveries, and the one that a mailed notice names, merchant
 * layer (§2 active orders and confirm-delivery, ROUTE-02).
 */

import { gql } from '#transport/gql.ts';
import type {
  ActiveOrdersQuery,
  ActiveOrdersQueryVariables,
  ConfirmDeliveryMutation,
  ConfirmDeliveryMutationVariables,
  DeliveryNoticeQuery,
  DeliveryNoticeQueryVariables,
} from '../generated/graphql.ts';

export const DeliveryFields = gql`
  fragment DeliveryFields on Delivery {
    id
    order_number
    date
    starts_at
    ends_at
    status
    instructions
    can_change
    change_until
    address {
      firstname
      lastname
      street
      city
      region
      postcode
      country_code
    }
  }
`;

export const ActiveOrdersDocument = gql<ActiveOrdersQuery, ActiveOrdersQueryVariables>`
  query ActiveOrders($page: Int!, $pageSize: Int!) {
    activeOrders(currentPage: $page, pageSize: $pageSize) {
      total_count
      page_info {
        current_page
        total_pages
      }
      items {
        order {
          number
          status
          items {
            product_sku
            product_name
            quantity_ordered
          }
        }
        deliveries {
          ...DeliveryFields
        }
      }
    }
  }
  ${DeliveryFields}
`;

export const DeliveryNoticeDocument = gql<DeliveryNoticeQuery, DeliveryNoticeQueryVariables>`
  query DeliveryNotice($token: String!) {
    deliveryNotice(token: $token) {
      ...DeliveryFields
    }
  }
  ${DeliveryFields}
`;

export const ConfirmDeliveryDocument = gql<ConfirmDeliveryMutation, ConfirmDeliveryMutationVariables>`
  mutation ConfirmDelivery($token: String!, $instructions: String) {
    confirmDelivery(token: $token, instructions: $instructions) {
      ...DeliveryFields
    }
  }
  ${DeliveryFields}
`;
