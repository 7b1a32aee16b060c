/** The other accounts or teams, each with its number and address; chosen by a press on a laptop, by its button below that (SHELL-07, ACC-05). */

import {
  selectAvailableAccounts,
  selectCurrentAccountTeamId,
} from '#machines/customer/customer.selectors.ts';
import { addressLineOf, shownId, type Account } from '#machines/domain/customer.ts';
import { useCustomer, useSelected } from './use-shop.ts';
import { Button } from '#ui/Button.tsx';
import styles from './AccountList.module.css';

export interface AccountListProps {
  readonly onSwitched?: () => void;
  /** The whole entry is the button. */
  readonly isCompact?: boolean;
}

const Words = ({ account }: { readonly account: Account }) => (
  <>
    <span className={styles['name']}>{account.name}</span>
    <span className={styles['detail']}>{`ID: ${shownId(account.customerId)}`}</span>
    <span className={styles['detail']}>{addressLineOf(account)}</span>
    {!account.isActive && <span className={styles['inactive']}>Inactive</span>}
  </>
);

export const AccountList = ({ onSwitched, isCompact = false }: AccountListProps) => {
  const customer = useCustomer();
  const accounts = useSelected(customer, selectAvailableAccounts);
  const currentId = useSelected(customer, selectCurrentAccountTeamId);
  const switchTo = (accountId: number) => {
    customer.send({ type: 'customer.switchAccount', accountId });
    onSwitched?.();
  };
  return (
    <ul className={styles['list']}>
      {accounts
        .filter(({ id }) => id !== currentId)
        .map((account) => (
          <li key={account.id} className={isCompact ? undefined : styles['entry']}>
            {isCompact ? (
              <button type="button" className={styles['choice']} onClick={() => switchTo(account.id)}>
                <Words account={account} />
              </button>
            ) : (
              <>
                <div className={styles['words']}>
                  <Words account={account} />
                </div>
                <Button
                  color="outline"
                  size="small"
                  aria-label={`Switch To ${account.name}`}
                  onClick={() => switchTo(account.id)}
                >
                  Switch To
                </Button>
              </>
            )}
          </li>
        ))}
    </ul>
  );
};
