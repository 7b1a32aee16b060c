/** Page shell: header, main, footer and toasts, reduced in the checkout (§2 page shell). */

import { Suspense, use, type ReactNode } from 'react';
import { selectIsMenuOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/display/page/page.selectors.ts';
import { paths } from '#paths.ts';
import { useChrome, usePage, useSelected } from '#shop/use-shop.ts';
import { DrawPartContext } from '#ui/draw-part.ts';
import { SkipLink } from '#ui/SkipLink.tsx';
import { LoadOnDemand } from '#ui/LoadOnDemand.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notifications } from './Notifications.tsx';
import styles from './Shell.module.css';
import { Toasts } from './Toasts.tsx';

/** Created once: the same on every page, and not rendered again with the shell. */
const notices = <Notifications />;
const footer = <Footer isReduced={false} />;

const loadMenu = () => import('./MobileMenu.tsx');

const OpenMenu = () => <LoadOnDemand isWanted={useSelected(useChrome(), selectIsMenuOpen)} load={loadMenu} />;

/** Not the path: header and footer are rendered again only when this changes. */
const selectIsCheckout = (page: Parameters<typeof selectPath>[0]): boolean =>
  selectPath(page) === paths.checkout;

export interface ShellProps {
  /** Delivery text of the header. */
  readonly delivery: ReactNode;
  readonly children: ReactNode;
}

export const Shell = ({ delivery, children }: ShellProps) => {
  const isCheckout = useSelected(usePage(), selectIsCheckout);
  const drawPart = use(DrawPartContext);
  return (
    <div className={styles['shell']}>
      <SkipLink />
      {/* filled by src/app/consent-start.tsx; early in the tab order and announced */}
      <div id="consent" aria-live="polite" />
      <Suspense>
        {isCheckout ? (
          <CheckoutHeader notices={notices} />
        ) : (
          drawPart('header', <Header delivery={delivery} notices={notices} />)
        )}
      </Suspense>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{isCheckout ? <Footer isReduced /> : drawPart('footer', footer)}</Suspense>
      {!isCheckout && <OpenMenu />}
      <Toasts />
    </div>
  );
};
