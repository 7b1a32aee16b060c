/** Header account control: sign-in link, or the customer with their pages (SHELL-02, SHELL-14). */

import { ChevronDown, User } from 'lucide-react';
import { selectIsAccountOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/display/page/page.selectors.ts';
import { selectIsSignedIn, selectIsSigningOut } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useChrome, usePage, useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useDismissal } from '#ui/use-dismissal.ts';
import styles from './AccountControl.module.css';
import { useAccountLinks } from './account-links.ts';
import { useAccountName } from './account-name.ts';

const menuId = 'account-menu';

const SignedIn = () => {
  const session = useSession();
  const chrome = useChrome();
  const isOpen = useSelected(chrome, selectIsAccountOpen);
  const path = useSelected(usePage(), selectPath);
  const { short, full, email } = useAccountName();
  const links = useAccountLinks();
  const close = () => chrome.send({ type: 'chrome.close' });
  const holder = useDismissal<HTMLDivElement>({ isOpen, onDismiss: close });
  return (
    <div ref={holder} className={styles['holder']}>
      <button
        type="button"
        className={styles['control']}
        aria-label={`Account of ${short}`}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => chrome.send({ type: 'chrome.toggleAccount' })}
      >
        <User aria-hidden="true" size={24} />
        <span className={styles['words']}>{short}</span>
        <ChevronDown aria-hidden="true" size={16} className={styles['caret']} />
      </button>
      <section id={menuId} aria-label="Account" className={styles['menu']} hidden={!isOpen}>
        <p className={styles['name']}>{full}</p>
        {email !== full && <p className={styles['email']}>{email}</p>}
        {links.length > 0 && (
          <ul className={styles['links']}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  className={styles['link']}
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Button
          color="outline"
          wide
          onClick={() => {
            session.send({ type: 'session.signOut' });
            close();
          }}
        >
          Sign Out
        </Button>
      </section>
    </div>
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
