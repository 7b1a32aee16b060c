/** What is still to be paid, as far as the overview tells it (ACC-01), merchant layer. */

import { gql } from 'urql';
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
