/** Layout of the checkout, and its placeholder until the checkout is ready. */

import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useContent, useInfoBlock, useIsGuestCheckoutOff, useTitleSuffix } from '#shop/use-reading.ts';
import { AsDrawn } from '#ui/AsDrawn.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './CheckoutScreen.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { GuestPanel, guestTexts } from './GuestPanel.tsx';
import way from './WayButton.module.css';

const preparing = 'Preparing your checkout';

export const CheckoutFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={`container ${styles['screen']}`}>
    <PageTitle title="Checkout" suffix={useTitleSuffix()} isPrivate />
    <h1>Checkout</h1>
    {children}
  </div>
);

export interface NothingToOrderProps {
  readonly isOrdered?: boolean;
}

export const NothingToOrder = ({ isOrdered = false }: NothingToOrderProps) => (
  <EmptyState
    icon={<ShoppingCart />}
    heading={isOrdered ? 'Your order is placed' : 'There is nothing to check out yet'}
    action={
      <LinkButton href={isOrdered ? paths.orderConfirmation : paths.water} color="primary">
        {isOrdered ? 'Your receipt' : 'Shop water'}
      </LinkButton>
    }
  >
    Your cart is empty.
  </EmptyState>
);

const wayOf = (text: string): ReactNode => <span className={`${way['way']} ${way['still']}`}>{text}</span>;

/** Inert preview of the guest's first tab. */
const guestPanel = (
  <GuestPanel
    heading={<h2>{guestTexts.heading}</h2>}
    signIn={wayOf(guestTexts.signIn)}
    creation={wayOf(guestTexts.creation)}
  >
    <FormSkeleton fields={[guestTexts.email]} />
  </GuestPanel>
);

// constants: React does not render the same element again
const anyShape = <CheckoutSkeleton message={preparing} />;
const guestShape = <CheckoutSkeleton message={preparing} panel={guestPanel} />;
const nothing = <NothingToOrder />;

/** The server renders all three states; CSS shows one by what the browser stores. */
const Shape = () => {
  // requested together with the page
  useInfoBlock('checkout');
  useContent({ kind: 'countries' });
  const isGuestOff = useIsGuestCheckoutOff();
  const isLoaded = useNavigationType() === 'POP';
  if (!isLoaded) return anyShape;
  return (
    <>
      <div className={styles['resumed']}>{anyShape}</div>
      <div className={styles['fresh']}>{isGuestOff ? anyShape : guestShape}</div>
      <div className={styles['nothing']}>{nothing}</div>
    </>
  );
};

/** Nothing in it can be pressed, and the open checkout replaces all of it. */
export const CheckoutShape = () => (
  <AsDrawn>
    <Shape />
  </AsDrawn>
);
