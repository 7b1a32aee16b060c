/** Accounts or teams to switch to; the whole entry or its button switches (SHELL-07, ACC-05). */

import styles from './AccountList.module.css';
import { Button } from './Button.tsx';

export interface ListedAccount {
  readonly id: number;
  readonly name: string;
  /** One line each; empty strings render as empty lines. */
  readonly details: readonly string[];
  readonly isActive: boolean;
}

export interface AccountListProps {
  readonly accounts: readonly ListedAccount[];
  readonly onChoose: (id: number) => void;
  /** The whole entry is a button. */
  readonly isCompact?: boolean;
}

const AccountText = ({ account: { name, details, isActive } }: { readonly account: ListedAccount }) => (
  <>
    <span className={styles['name']}>{name}</span>
    {details.map((detail) => (
      <span key={detail} className={styles['detail']}>
        {detail}
      </span>
    ))}
    {!isActive && <span className={styles['inactive']}>Inactive</span>}
  </>
);

export const AccountList = ({ accounts, onChoose, isCompact = false }: AccountListProps) => (
  <ul className={styles['list']}>
    {accounts.map((account) => (
      <li key={account.id} className={isCompact ? undefined : styles['entry']}>
        {isCompact ? (
          <button type="button" className={styles['choice']} onClick={() => onChoose(account.id)}>
            <AccountText account={account} />
          </button>
        ) : (
          <>
            <div className={styles['words']}>
              <AccountText account={account} />
            </div>
            <Button
              color="outline"
              size="small"
              aria-label={`Switch To ${account.name}`}
              onClick={() => onChoose(account.id)}
            >
              Switch To
            </Button>
          </>
        )}
      </li>
    ))}
  </ul>
);
