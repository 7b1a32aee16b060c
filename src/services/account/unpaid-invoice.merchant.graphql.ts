/** Query for the unpaid invoices that the overview shows, merchant layer (ACC-01). */

import { gql } from '#transport/gql.ts';
import type { UnpaidInvoicesQuery, UnpaidInvoicesQueryVariables } from '../generated/graphql.ts';

export const UnpaidInvoicesDocument = gql<UnpaidInvoicesQuery, UnpaidInvoicesQueryVariables>`
  query UnpaidInvoices($pageSize: Int!) {
    billingInvoices(pageSize: $pageSize) {
      unpaid {
        open {
          value
          currency
        }
        overdue {
          value
          currency
        }
      }
      items {
        number
        status
        due_date
        balance {
          value
          currency
        }
      }
    }
  }
`;
