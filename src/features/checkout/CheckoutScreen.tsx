/** The checkout: tabs in order, what was entered on each finished one, the current one open, the summary beside (look.md checkout, CHK-02). */

import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectCart, selectCartFailure, selectIsCartLoading } from '#machines/cart/cart.selectors.ts';
import {
  selectIsCheckoutOpen,
  selectIsCheckoutWaiting,
  selectIsResuming,
} from '#machines/checkout/checkout.selectors.ts';
import { minimumProblem } from '#machines/domain/cart.ts';
import { paths } from '#paths.ts';
import { useCart, useCheckout, useSelected, useTitleSuffix } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { AccountFormsProvider, type AccountForms } from './AccountForms.tsx';
import styles from './CheckoutScreen.module.css';
import { OpenCheckout } from './OpenCheckout.tsx';

export interface CheckoutScreenProps {
  readonly accountForms: AccountForms;
  /** Promo code and gift cards. */
  readonly codes: ReactNode;
}

const Contents = ({ codes }: Pick<CheckoutScreenProps, 'codes'>) => {
  const checkout = useCheckout();
  const isOpen = useSelected(checkout, selectIsCheckoutOpen);
  const isResuming = useSelected(checkout, selectIsResuming);
  const isWaiting = useSelected(checkout, selectIsCheckoutWaiting);
  const cart = useCart();
  const isCartLoading = useSelected(cart, selectIsCartLoading);
  const isCartUnread = useSelected(cart, selectCart) === null;
  const cartFailure = useSelected(cart, selectCartFailure);
  const problem = minimumProblem(useSelected(cart, selectCart));

  if (isResuming) return <LoadingIndicator message="Picking up where you left off" fill />;
  if (isOpen) return <OpenCheckout codes={codes} />;
  if (isWaiting && !isCartLoading && isCartUnread && cartFailure !== null)
    return (
      <Notice
        type="error"
        title="Your cart could not be loaded"
        announce
        action={<Button onClick={() => cart.send({ type: 'cart.load' })}>Try again</Button>}
      >
        {cartFailure.message}
      </Notice>
    );
  if (isWaiting && problem !== null)
    return (
      <EmptyState
        icon={<ShoppingCart />}
        heading="Your order is not large enough yet"
        action={
          <LinkButton href={paths.cart} color="primary">
            Back to your cart
          </LinkButton>
        }
      >
        {problem}
      </EmptyState>
    );
  if (isWaiting && !isCartLoading)
    return (
      <EmptyState
        icon={<ShoppingCart />}
        heading="There is nothing to check out yet"
        action={
          <LinkButton href={paths.water} color="primary">
            Shop water
          </LinkButton>
        }
      >
        Your cart is empty.
      </EmptyState>
    );
  return <LoadingIndicator message="Preparing your checkout" fill />;
};

export const CheckoutScreen = ({ accountForms, codes }: CheckoutScreenProps) => (
  <AccountFormsProvider forms={accountForms}>
    <div className={`container ${styles['screen']}`}>
      <PageTitle title="Checkout" suffix={useTitleSuffix()} />
      <h1>Checkout</h1>
      <Contents codes={codes} />
    </div>
  </AccountFormsProvider>
);
