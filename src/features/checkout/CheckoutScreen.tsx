/** Checkout page: tabs in order, their summaries, and the order summary (CHK-02). */

import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  selectCart,
  selectCartFailure,
  selectCartProblem,
  type CartProblem,
} from '#machines/trade/cart/cart.selectors.ts';
import {
  selectIsCheckoutIdle,
  selectOpenDraft,
  selectReceipt,
} from '#machines/checkout/checkout.selectors.ts';
import { selectIsResuming } from '#machines/checkout/draft.selectors.ts';
import { minimumProblem } from '#machines/domain/cart.ts';
import { paths } from '#paths.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useDraft, useIsRecovering, useOfCart, useOfCheckout, useSelected } from '#shop/use-shop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { AccountFormsProvider, type AccountForms } from './AccountForms.tsx';
import { CheckoutFrame, CheckoutShape, NothingToOrder } from './CheckoutFrame.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { OpenCheckout } from './OpenCheckout.tsx';
import { OrderUnderWay } from './OrderUnderWay.tsx';

export interface CheckoutScreenProps {
  readonly accountForms: AccountForms;
  /** Promo code and gift card forms. */
  readonly codes: ReactNode;
  /** Syncs the browser history with the checkout. */
  readonly history: ReactNode;
}

/** Renders one draft; it is replaced when the kind of cart changes. */
const Draft = ({ codes, history }: Pick<CheckoutScreenProps, 'codes' | 'history'>) => {
  const isResuming = useSelected(useDraft(), selectIsResuming);
  if (isResuming) return <CheckoutSkeleton message="Picking up where you left off" />;
  return (
    <>
      {history}
      <OpenCheckout codes={codes} />
    </>
  );
};

const shape = <CheckoutShape />;

const Unread = () => {
  const ask = useAsk();
  const failure = useOfCart(selectCartFailure, null);
  return (
    <RetryNotice title="Your cart could not be loaded" onRetry={() => ask.cart({ type: 'cart.load' })}>
      {failure?.message}
    </RetryNotice>
  );
};

const BelowMinimum = () => (
  <EmptyState
    icon={<ShoppingCart />}
    heading="Your order is not large enough yet"
    action={
      <LinkButton href={paths.cart} color="primary">
        Back to your cart
      </LinkButton>
    }
  >
    {minimumProblem(useOfCart(selectCart, null))}
  </EmptyState>
);

/** A shopper who goes back from the receipt sees that the order is placed. */
const Empty = () => <NothingToOrder isOrdered={useOfCheckout(selectReceipt, null) !== null} />;

/** Why no checkout is open. */
const closed: Readonly<Record<CartProblem, ReactNode>> = {
  unread: <Unread />,
  belowMinimum: <BelowMinimum />,
  empty: <Empty />,
};

/** One component for every state, also before the wings are loaded: the shape is rendered once. */
const Closed = () => {
  const problem = useOfCart(selectCartProblem, null);
  // no matter while the shape is shown anyway: it is rendered once
  const isIdle = useOfCheckout((of) => problem !== null && selectIsCheckoutIdle(of), false);
  return isIdle && problem !== null ? closed[problem] : shape;
};

const Contents = ({ codes, history }: Pick<CheckoutScreenProps, 'codes' | 'history'>) => {
  const draft = useOfCheckout(selectOpenDraft, undefined);
  const isRecovering = useIsRecovering();
  if (isRecovering) return <OrderUnderWay />;
  if (draft !== undefined) return <Draft key={draft.sessionId} codes={codes} history={history} />;
  return <Closed />;
};

export const CheckoutScreen = ({ accountForms, codes, history }: CheckoutScreenProps) => (
  <AccountFormsProvider forms={accountForms}>
    <CheckoutFrame>
      <Contents codes={codes} history={history} />
    </CheckoutFrame>
  </AccountFormsProvider>
);
