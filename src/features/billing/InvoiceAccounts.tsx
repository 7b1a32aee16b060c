/** Filters invoices by account or team (§2 billing invoices, GEN-06). */

import {
  selectAvailableAccounts,
  selectEmail,
  selectHasSeveralAccounts,
} from '#machines/account/customer/customer.selectors.ts';
import { isActiveMember } from '#machines/domain/customer.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import styles from './BillingInvoicesScreen.module.css';
import { invoicesPath } from './invoice-address.ts';

export const InvoiceAccounts = ({ accountId }: { readonly accountId: number | null }) => {
  const customer = useCustomer();
  const accounts = useSelected(customer, selectAvailableAccounts);
  const email = useSelected(customer, selectEmail);
  const hasSeveral = useSelected(customer, selectHasSeveralAccounts);
  if (!hasSeveral) return null;
  const choices = [
    { id: null, name: 'All accounts' },
    ...accounts
      .filter((account) => isActiveMember(account, email))
      .map(({ id, name, isActive }) => ({ id, name: isActive ? name : `${name} (inactive)` })),
  ];
  return (
    <nav aria-label="Whose invoices">
      <ul className={styles['accounts']}>
        {choices.map(({ id, name }) => (
          <li key={id}>
            <a
              href={invoicesPath(1, id)}
              className={styles['account']}
              aria-current={id === accountId ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
