/** The head of the checkout: logo, help, a lock and the offline indicator, nothing that leads away (look.md checkout). */

import { Lock } from 'lucide-react';
import { useBlock } from '#shop/use-shop.ts';
import { Html } from '#ui/Html.tsx';
import styles from './CheckoutHeader.module.css';
import { Logo } from './Logo.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';

export const CheckoutHeader = () => {
  const help = useBlock('checkout-help');
  return (
    <header className={styles['header']}>
      <div className={`container ${styles['bar']}`}>
        <Logo />
        <div className={styles['controls']}>
          <OfflineIndicator />
          {help !== null && <Html html={help} className={styles['help']} />}
          <span className={styles['secure']}>
            <Lock aria-hidden="true" size={18} />
            <span className={styles['secure-text']}>Secure checkout</span>
          </span>
        </div>
      </div>
    </header>
  );
};
