/** First tab: guest e-mail, sign-in, registration, or the signed-in customer (CHK-03). */

import type { ReactNode } from 'react';
import {
  viewWithoutGuests,
  selectAccountView,
  type AccountView,
} from '#machines/checkout/account-section.selectors.ts';
import { useAccountSection, useSelected } from '#shop/use-shop.ts';
import { useIsGuestCheckoutOff } from '#shop/use-reading.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import styles from './CheckoutScreen.module.css';
import { GuestAccount } from './GuestAccount.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { NewAccount, SignInHere } from './SignInHere.tsx';
import { TabHeading } from './TabHeading.tsx';

interface WelcomeProps {
  readonly heading: string;
}

const Welcome = ({ heading }: WelcomeProps) => (
  <section className={styles['panel']}>
    <TabHeading>{heading}</TabHeading>
    <LoadingIndicator message="Bringing your cart and details along…" />
  </section>
);

const faces: Readonly<Record<AccountView, ReactNode>> = {
  loading: <Welcome key="loading" heading="Signing you in" />,
  creationComplete: <Welcome key="complete" heading="Your account is ready" />,
  guest: <GuestAccount />,
  signIn: <SignInHere />,
  creation: <NewAccount />,
  customer: <OwnAccount />,
};

export const AccountTab = () => {
  const face = useSelected(useAccountSection(), selectAccountView);
  return faces[useIsGuestCheckoutOff() ? viewWithoutGuests(face) : face];
};
