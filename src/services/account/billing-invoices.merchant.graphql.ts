/**
 * Query for the monthly invoices of a customer's accounts or
 * teams, merchant layer (§2 billing invoices, ACC-01).
 */

import { gql } from '#transport/gql.ts';
import type { BillingInvoicesQuery, BillingInvoicesQueryVariables } from '../generated/graphql.ts';

export const BillingInvoicesDocument = gql<BillingInvoicesQuery, BillingInvoicesQueryVariables>`
  query billingInvoices($accountId: Int, $pageSize: Int!, $currentPage: Int!) {
    billingInvoices(account_id: $accountId, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      page_info {
        current_page
        total_pages
      }
      items {
        id
        number
        invoice_date
        due_date
        status
        pdf_url
        account {
          name
        }
        total {
          value
          currency
        }
        balance {
          value
          currency
        }
      }
    }
  }
`;
