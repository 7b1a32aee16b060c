/** Checkout header: logo, help, customer and offline indicator, no other links (CHK-01). */

import { Lock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { useBlock, useShopName } from '#shop/use-reading.ts';
import { keepFree } from '#ui/keep-free.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAccountName } from './account-name.ts';
import styles from './CheckoutHeader.module.css';
import { Logo } from './Logo.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';

const SignedInMark = () => {
  const { short } = useAccountName();
  return (
    <span className={styles['who']}>
      <UserRound aria-hidden="true" size={18} />
      <span className={styles['name']}>
        <VisuallyHidden>Signed in as </VisuallyHidden>
        {short}
      </span>
    </span>
  );
};

export interface CheckoutHeaderProps {
  readonly notices: ReactNode;
}

export const CheckoutHeader = ({ notices }: CheckoutHeaderProps) => {
  const isSignedIn = useSelected(useSession(), selectIsSignedIn);
  const name = useShopName();
  const help = useBlock('checkout-help');
  return (
    <header className={styles['header']} ref={keepFree}>
      <div className={`container ${styles['bar']}`}>
        <Logo brand={name} />
        <div className={styles['controls']}>
          <OfflineIndicator />
          {help !== null && (
            <div className={styles['help']}>
              <DrawnContent tree={help} />
            </div>
          )}
          {isSignedIn && <SignedInMark />}
          <span className={styles['secure']}>
            <Lock aria-hidden="true" size={18} />
            <span className={styles['secure-text']}>Secure checkout</span>
          </span>
        </div>
      </div>
      {notices}
    </header>
  );
};
