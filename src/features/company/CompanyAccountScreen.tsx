/**
 * Accounts or teams of a customer with their people (§2 company account, ACC-05, ACC-06, GEN-06).
 */

import { accountsOf } from '#machines/domain/customer.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './company.module.css';
import { CustomerPage } from './CustomerPage.tsx';
import { NoAccounts } from './NoAccounts.tsx';
import { PersonDialog } from './PersonDialog.tsx';

export const CompanyAccountScreen = () => (
  <CustomerPage title="Company account" description="What you buy for, and the people who buy with you.">
    {(customer) =>
      accountsOf(customer).length === 0 ? (
        <NoAccounts />
      ) : (
        <>
          <div className={styles['accounts']}>
            {accountsOf(customer).map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </div>
          <PersonDialog />
        </>
      )
    }
  </CustomerPage>
);
