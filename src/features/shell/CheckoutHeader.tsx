/** The head of the checkout: logo, help, a lock and the offline indicator, nothing that leads away (look.md checkout). */

import { Lock } from 'lucide-react';
import styles from './CheckoutHeader.module.css';
import { Logo } from './Logo.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';

export const CheckoutHeader = () => (
  <header className={styles['header']}>
    <div className={`container ${styles['bar']}`}>
      <Logo />
      <div className={styles['controls']}>
        <OfflineIndicator />
        <a className={styles['help']} href="tel:1300555014">
          Help: 1300 555 014
        </a>
        <span className={styles['secure']}>
          <Lock aria-hidden="true" size={18} />
          <span className={styles['secure-text']}>Secure checkout</span>
        </span>
      </div>
    </div>
  </header>
);
