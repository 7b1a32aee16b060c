/** Texts and layout of the guest's account tab (CHK-03). */

import type { ReactNode } from 'react';
import styles from './CheckoutScreen.module.css';

export const guestTexts = {
  heading: 'Check out as a guest',
  signIn: 'Sign in',
  creation: 'Create an account',
  email: { label: 'Email', hint: 'We send your receipt and delivery times here.' },
} as const;

export interface GuestPanelProps {
  readonly heading: ReactNode;
  /** Links to sign in or register. */
  readonly signIn: ReactNode;
  readonly creation: ReactNode;
  readonly children: ReactNode;
}

export const GuestPanel = ({ heading, signIn, creation, children }: GuestPanelProps) => (
  <section className={styles['panel']}>
    {heading}
    <p>Have an account? {signIn} and we will bring your cart along.</p>
    {children}
    <p>New to us? {creation} and your details are ready next time.</p>
  </section>
);
