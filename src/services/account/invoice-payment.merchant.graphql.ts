/** Queries and mutations for paying an invoice online, merchant layer (BEY-19). */

import { gql } from '#transport/gql.ts';
import type {
  InvoiceToPayQuery,
  InvoiceToPayQueryVariables,
  PayBillingInvoiceMutation,
  PayBillingInvoiceMutationVariables,
  SettleInvoicePaymentMutation,
  SettleInvoicePaymentMutationVariables,
} from '../generated/graphql.ts';

export const InvoiceToPayDocument = gql<InvoiceToPayQuery, InvoiceToPayQueryVariables>`
  query InvoiceToPay($number: String!) {
    invoiceToPay(number: $number) {
      invoice {
        number
        balance {
          value
          currency
        }
      }
      payment_methods {
        code
        title
      }
    }
  }
`;

export const PayBillingInvoiceDocument = gql<PayBillingInvoiceMutation, PayBillingInvoiceMutationVariables>`
  mutation PayBillingInvoice($input: PayBillingInvoiceInput!) {
    payBillingInvoice(input: $input) {
      number
      status
    }
  }
`;

export const SettleInvoicePaymentDocument = gql<
  SettleInvoicePaymentMutation,
  SettleInvoicePaymentMutationVariables
>`
  mutation SettleInvoicePayment($number: String!, $requestId: String!) {
    settleInvoicePayment(number: $number, request_id: $requestId) {
      is_paid
    }
  }
`;
