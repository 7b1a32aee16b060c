/**
 * The dates a planned delivery can be moved to, and the
 * mutation that changes it, merchant layer (BEY-19).
 */

import { gql } from '#transport/gql.ts';
import type {
  DeliveryChoicesQuery,
  DeliveryChoicesQueryVariables,
  UpdateDeliveryMutation,
  UpdateDeliveryMutationVariables,
} from '../generated/graphql.ts';
import { DeliveryFields } from './deliveries.merchant.graphql.ts';

export const DeliveryChoicesDocument = gql<DeliveryChoicesQuery, DeliveryChoicesQueryVariables>`
  query DeliveryChoices($deliveryId: Int!) {
    deliveryChoices(delivery_id: $deliveryId) {
      code
      date
      starts_at
      ends_at
    }
  }
`;

export const UpdateDeliveryDocument = gql<UpdateDeliveryMutation, UpdateDeliveryMutationVariables>`
  mutation UpdateDelivery($deliveryId: Int!, $input: UpdateDeliveryInput!) {
    updateDelivery(delivery_id: $deliveryId, input: $input) {
      ...DeliveryFields
    }
  }
  ${DeliveryFields}
`;
