/** Links below the account list: account pages and logout (SHELL-07). */

import { selectPath } from '#machines/display/page/page.selectors.ts';
import { accountPaths, isBuiltAccountPage } from '#paths.ts';
import { usePage, useSelected, useSession } from '#shop/use-shop.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './AccountActions.module.css';

export interface AccountActionsProps {
  readonly onLeave: () => void;
  readonly isCompact?: boolean;
}

export const AccountActions = ({ onLeave, isCompact = false }: AccountActionsProps) => {
  const session = useSession();
  const path = useSelected(usePage(), selectPath);
  return (
    <div className={classNames(styles['actions'], isCompact && styles['compact'])}>
      {isBuiltAccountPage(accountPaths.overview) && (
        <a
          href={accountPaths.overview}
          className={styles['action']}
          onClick={(event) => {
            // navigation closes the list; on the overview itself there is none
            if (path !== accountPaths.overview) return;
            event.preventDefault();
            onLeave();
          }}
        >
          Go To Accounts
        </a>
      )}
      <button
        type="button"
        className={styles['action']}
        onClick={() => {
          session.send({ type: 'session.signOut' });
          onLeave();
        }}
      >
        Log out
      </button>
    </div>
  );
};
