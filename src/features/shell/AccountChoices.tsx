/** The accounts to switch to: in a drop-down on laptops, in a modal below (§2 account switcher). */

import { useOtherAccounts } from '#shop/use-other-accounts.ts';
import { AccountList } from '#ui/AccountList.tsx';
import { Modal } from '#ui/Modal.tsx';
import { AccountActions } from './AccountActions.tsx';
import styles from './AccountSwitcher.module.css';

export interface AccountChoicesProps {
  /** Id of the drop-down. */
  readonly listId: string;
  readonly isDropDown: boolean;
  readonly onClose: () => void;
}

const AccountChoices = ({ listId, isDropDown, onClose }: AccountChoicesProps) => {
  const { accounts, switchTo } = useOtherAccounts();
  const choose = (id: number) => {
    switchTo(id);
    onClose();
  };
  if (isDropDown)
    return (
      <section id={listId} aria-label="Switch account" className={styles['drop-down']}>
        <AccountList accounts={accounts} onChoose={choose} isCompact />
        <AccountActions onLeave={onClose} isCompact />
      </section>
    );
  return (
    <Modal open onClose={onClose} title="Select Account" footer={<AccountActions onLeave={onClose} />}>
      <AccountList accounts={accounts} onChoose={choose} />
    </Modal>
  );
};

/** Lazy parts are default exports. */
export default AccountChoices;
