/** The account in the header: the way to sign in, or who is signed in and the way out (SHELL-02, SHELL-14). */

import { ChevronDown, User } from 'lucide-react';
import { selectIsSignedIn, selectIsSigningOut } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './AccountControl.module.css';
import { useAccountName } from './account-name.ts';

const menuId = 'account-menu';

const SignedIn = () => {
  const session = useSession();
  const { short, full, email } = useAccountName();
  return (
    <>
      <button
        type="button"
        className={styles['control']}
        aria-label={`Account of ${short}`}
        popoverTarget={menuId}
      >
        <User aria-hidden="true" size={24} />
        <span className={styles['words']}>{short}</span>
        <ChevronDown aria-hidden="true" size={16} className={styles['caret']} />
      </button>
      {/* the browser itself opens and closes it, by Esc and by a press outside too */}
      <section id={menuId} popover="auto" aria-label="Account" className={styles['menu']}>
        <p className={styles['name']}>{full}</p>
        {email !== full && <p className={styles['email']}>{email}</p>}
        <Button color="outline" wide onClick={() => session.send({ type: 'session.signOut' })}>
          Sign Out
        </Button>
      </section>
    </>
  );
};

export const AccountControl = () => {
  const session = useSession();
  const isSignedIn = useSelected(session, selectIsSignedIn);
  const isSigningOut = useSelected(session, selectIsSigningOut);
  return (
    <div className={styles['account']}>
      <output className={isSigningOut ? styles['control'] : undefined}>
        {isSigningOut && (
          <>
            <Spinner size={20} />
            <span className={styles['words']}>Signing out…</span>
          </>
        )}
      </output>
      {isSignedIn && <SignedIn />}
      {!isSignedIn && !isSigningOut && (
        <a className={styles['control']} href={paths.signIn} aria-label="Sign in or register">
          <User aria-hidden="true" size={24} />
          <span className={styles['words']}>Sign in</span>
        </a>
      )}
    </div>
  );
};
