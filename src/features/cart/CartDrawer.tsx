/** The cart at hand on every page: opens when something was added, leads to the checkout (CART-09). */

import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import {
  selectCart,
  selectCartFailure,
  selectIsCartLoading,
  selectIsCartRenewing,
  selectItemCount,
} from '#machines/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectIsWingHere, selectWingFailure } from '#machines/wing.selectors.ts';
import { paths } from '#paths.ts';
import { useChrome, useIsRecovering, useOfCart, useSelected, useWing } from '#shop/use-shop.ts';
import { useAsk } from '#shop/use-ask.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import styles from './CartDrawer.module.css';
import { CartHeld } from './CartHeld.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNews } from './CartNews.tsx';
import { CartOutdated } from './CartOutdated.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CartUnread } from './CartUnread.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { itemsText } from './items-text.ts';
import { RemovedLines } from './RemovedLines.tsx';

export const CartDrawer = () => {
  const chrome = useChrome();
  const ask = useAsk();
  const lost = useSelected(useWing('trade'), selectWingFailure);
  const isOpen = useSelected(chrome, selectIsCartOpen);
  const cart = useOfCart(selectCart, null);
  const count = useOfCart(selectItemCount, 0);
  const isLoading = useOfCart(selectIsCartLoading, lost === null);
  const isRenewing = useOfCart(selectIsCartRenewing, false);
  const isHeld = useIsRecovering();
  const failure = useOfCart(selectCartFailure, null);
  const lines = useRef<HTMLUListElement>(null);
  const isEmpty = cart === null || cart.lines.length === 0;
  const isHere = useSelected(useWing('trade'), selectIsWingHere);
  const isUnread = isOpen && !isHeld && !isLoading && cart === null && failure !== null;
  return (
    <Drawer
      open={isOpen}
      onClose={() => chrome.send({ type: 'chrome.close' })}
      title={isEmpty ? 'Your cart' : `Your cart, ${itemsText(count)}`}
      closeLabel="Close cart"
      footer={
        !isEmpty &&
        !isHeld && (
          <div className={styles['foot']}>
            <CartTotals cart={cart} withCodes />
            {isOpen && <CartNews cart={cart} />}
            {isOpen && <CartOutdated />}
            <CheckoutLink cart={cart} />
            <LinkButton href={paths.cart} color="outline" wide>
              View cart
            </LinkButton>
          </div>
        )
      }
    >
      {isHeld && <CartHeld />}
      {isOpen && !isHeld && isHere && <RemovedLines lines={lines} />}
      <div ref={keepFocus}>
        {!isHeld && isLoading && (
          <LoadingIndicator message={isRenewing ? 'Renewing your cart' : 'Loading your cart'} fill />
        )}
        {isUnread && <CartUnread failure={failure} />}
        {isOpen && lost !== null && (
          <RetryNotice title="Your cart could not be loaded" onRetry={() => ask.open('trade')}>
            {lost.message}
          </RetryNotice>
        )}
        {!isHeld && !isLoading && isEmpty && !isUnread && lost === null && (
          <EmptyState
            icon={<ShoppingCart />}
            heading="Your cart is empty"
            headingLevel={3}
            action={
              <LinkButton href={paths.water} color="primary">
                Shop water
              </LinkButton>
            }
          >
            Good water is only a few clicks away.
          </EmptyState>
        )}
        {!isHeld && !isEmpty && (
          <ul ref={lines} tabIndex={-1} className={styles['lines']} aria-label="Products in your cart">
            {cart.lines.map((line) => (
              <CartLine key={line.id} line={line} />
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
};
