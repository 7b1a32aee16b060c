/** Account section of the mobile menu (§2 Account group, SHELL-04). */

import { LogOut, User } from 'lucide-react';
import { selectView } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/display/page/page.selectors.ts';
import { selectIsSignedIn, selectIsSigningOut } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useChrome, usePage, useSelected, useSession } from '#shop/use-shop.ts';
import styles from './AccountEntry.module.css';
import { useAccountGroup } from './account-links.ts';
import { useAccountName } from './account-name.ts';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';
import { isSection } from './section.ts';

export interface AccountEntryProps {
  /** Closes the menu. */
  readonly onLeave: () => void;
}

const view = 'account';

export const AccountEntry = ({ onLeave }: AccountEntryProps) => {
  const session = useSession();
  const isSignedIn = useSelected(session, selectIsSignedIn);
  const isSigningOut = useSelected(session, selectIsSigningOut);
  const seen = useSelected(useChrome(), selectView);
  const path = useSelected(usePage(), selectPath);
  const links = useAccountGroup();
  const { full, email } = useAccountName();
  if (!isSignedIn && !isSigningOut)
    return (
      <a className={styles['entry']} href={paths.signIn} onClick={onLeave}>
        <User aria-hidden="true" size={24} />
        <span>
          Account
          <span className={styles['hint']}>Sign in or register</span>
        </span>
      </a>
    );
  return (
    <section className={styles['account']} aria-label="Account">
      <div className={styles['who']}>
        <User aria-hidden="true" size={24} />
        <div className={styles['names']}>
          <p className={styles['name']}>{full}</p>
          {email !== full && <p className={styles['email']}>{email}</p>}
        </div>
      </div>
      <MobileMenuGroup
        id={view}
        name="Account"
        path={path}
        isCurrent={isSection(paths.customer, path)}
        // open until the shopper closes it or opens another
        isOpen={seen === null || seen === view}
        links={links}
      >
        <li>
          <button
            type="button"
            className={styles['entry']}
            aria-disabled={isSigningOut || undefined}
            onClick={() => {
              session.send({ type: 'session.signOut' });
              onLeave();
            }}
          >
            <LogOut aria-hidden="true" size={24} />
            {isSigningOut ? 'Signing out…' : 'Sign Out'}
          </button>
        </li>
      </MobileMenuGroup>
    </section>
  );
};
