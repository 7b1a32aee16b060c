/** Switches account or team: drop-down on laptops, modal below (§2 account switcher, SHELL-07). */

import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import {
  selectCurrentAccount,
  selectHasSeveralAccounts,
  selectWantedAccount,
} from '#machines/account/customer/customer.selectors.ts';
import { addressLineOf, shownId } from '#machines/domain/customer.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { useChrome, useCustomer, useOfCustomer, useSelected, useSession } from '#shop/use-shop.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useDismissal } from '#ui/use-dismissal.ts';
import styles from './AccountSwitcher.module.css';
import { modal, useAccountModal } from './account-modal.ts';

// only customers with several accounts open it
const AccountChoices = lazyPart(() => import('./AccountChoices.tsx'));

const listId = 'account-switcher';

const SwitcherButton = () => {
  const chrome = useChrome();
  const customer = useCustomer();
  const account = useSelected(customer, selectCurrentAccount);
  const wanted = useSelected(customer, selectWantedAccount);
  const { isOpen, isLaptop } = useAccountModal();
  const close = () => chrome.send({ type: 'chrome.close' });
  const prepare = () => void AccountChoices.prepare().catch(() => undefined);
  const holder = useDismissal<HTMLDivElement>({ isOpen: isOpen && isLaptop, onDismiss: close });
  if (account === null) return null;
  const known = [`ID: ${shownId(account.customerId)}`, addressLineOf(account)].filter((part) => part !== '');
  const detail = wanted === null ? known.join(' · ') : `Switching to ${wanted.name}…`;
  return (
    <div ref={holder} className={styles['switcher']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={`Switch account: ${account.name} ${detail}`}
        aria-expanded={isOpen}
        aria-controls={isOpen && isLaptop ? listId : undefined}
        aria-haspopup={isLaptop ? undefined : 'dialog'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => chrome.send({ type: 'chrome.toggleModal', modal })}
      >
        <span className={styles['words']}>
          <span className={styles['name']}>{account.name}</span>
          <span className={styles['detail']}>{detail}</span>
        </span>
        <ChevronDown aria-hidden="true" size={16} className={styles['caret']} />
      </button>
      {isOpen && (
        <Suspense>
          <AccountChoices listId={listId} isDropDown={isLaptop} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};

/** Lazy parts are default exports. */
export default function Switcher() {
  const isSignedIn = useSelected(useSession(), selectIsSignedIn);
  const hasSeveral = useOfCustomer(selectHasSeveralAccounts, false);
  return isSignedIn && hasSeveral ? <SwitcherButton /> : null;
}
