/**
 * Queries before the choice of a payment method: terms and
 * saved payments, stock layer (CHK-08, PAY-02).
 */

import { gql } from '#transport/gql.ts';
import type {
  AgreementsQuery,
  AgreementsQueryVariables,
  SavedPaymentsQuery,
  SavedPaymentsQueryVariables,
} from '../generated/graphql.ts';

export const AgreementsDocument = gql<AgreementsQuery, AgreementsQueryVariables>`
  query Agreements {
    checkoutAgreements {
      agreement_id
      name
      checkbox_text
      content
      is_html
      mode
    }
  }
`;

export const SavedPaymentsDocument = gql<SavedPaymentsQuery, SavedPaymentsQueryVariables>`
  query SavedPayments {
    customerPaymentTokens {
      items {
        public_hash
        payment_method_code
        type
        details
      }
    }
  }
`;
