/** The account in the mobile menu: the way to sign in, or who is signed in and the way out (SHELL-04). */

import { LogOut, User } from 'lucide-react';
import { selectIsSignedIn, selectIsSigningOut } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import styles from './AccountEntry.module.css';
import { useAccountName } from './account-name.ts';

export interface AccountEntryProps {
  /** The menu is done with. */
  readonly onLeave: () => void;
}

export const AccountEntry = ({ onLeave }: AccountEntryProps) => {
  const session = useSession();
  const isSignedIn = useSelected(session, selectIsSignedIn);
  const isSigningOut = useSelected(session, selectIsSigningOut);
  const { full, email } = useAccountName();
  if (!isSignedIn && !isSigningOut)
    return (
      <a className={styles['entry']} href={paths.signIn} onClick={onLeave}>
        <User aria-hidden="true" size={24} />
        Sign in or register
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
    </section>
  );
};
