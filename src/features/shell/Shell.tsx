/** The page around every page: header, main, footer, toasts; at the checkout reduced to what matters there (§2 page shell). */

import { Suspense, type ReactNode } from 'react';
import { selectIsMenuOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/display/page/page.selectors.ts';
import { paths } from '#paths.ts';
import { useChrome, usePage, useSelected } from '#shop/use-shop.ts';
import { SkipLink } from '#ui/SkipLink.tsx';
import { WhenWanted } from '#ui/WhenWanted.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notifications } from './Notifications.tsx';
import styles from './Shell.module.css';
import { Toasts } from './Toasts.tsx';

/** They stick under the header, at every page the same. */
const notices = <Notifications />;

const loadMenu = () => import('./MobileMenu.tsx');

export interface ShellProps {
  /** What the header says of the shopper's delivery. */
  readonly delivery: ReactNode;
  readonly children: ReactNode;
}

export const Shell = ({ delivery, children }: ShellProps) => {
  const isCheckout = useSelected(usePage(), selectPath) === paths.checkout;
  const isMenuOpen = useSelected(useChrome(), selectIsMenuOpen);
  return (
    <div className={styles['shell']}>
      <SkipLink />
      {/* the banner of src/app/consent-start.tsx: early for the keyboard, announced by a screen reader */}
      <div id="consent" aria-live="polite" />
      <Suspense>
        {isCheckout ? <CheckoutHeader notices={notices} /> : <Header delivery={delivery} notices={notices} />}
      </Suspense>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer isReduced={isCheckout} />
      </Suspense>
      {!isCheckout && <WhenWanted isWanted={isMenuOpen} load={loadMenu} />}
      <Toasts />
    </div>
  );
};
