/** Mutation that deletes a saved card or PayPal account (§2 payment methods, PAY-02). */

import { gql } from '#transport/gql.ts';
import type {
  DeletePaymentTokenMutation,
  DeletePaymentTokenMutationVariables,
} from '../generated/graphql.ts';

export const DeletePaymentTokenDocument = gql<
  DeletePaymentTokenMutation,
  DeletePaymentTokenMutationVariables
>`
  mutation deletePaymentToken($publicHash: String!) {
    deletePaymentToken(public_hash: $publicHash) {
      result
    }
  }
`;
