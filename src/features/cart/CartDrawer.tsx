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
import { selectIsRecovering } from '#machines/recovery/recovery.selectors.ts';
import { paths } from '#paths.ts';
import { useCart, useChrome, useRecovery, useSelected } from '#shop/use-shop.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
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
  const actor = useCart();
  const isOpen = useSelected(chrome, selectIsCartOpen);
  const cart = useSelected(actor, selectCart);
  const count = useSelected(actor, selectItemCount);
  const isLoading = useSelected(actor, selectIsCartLoading);
  const isRenewing = useSelected(actor, selectIsCartRenewing);
  const isHeld = useSelected(useRecovery(), selectIsRecovering);
  const failure = useSelected(actor, selectCartFailure);
  const lines = useRef<HTMLUListElement>(null);
  const isEmpty = cart === null || cart.lines.length === 0;
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
      {isOpen && !isHeld && <RemovedLines lines={lines} />}
      <div ref={keepFocus}>
        {!isHeld && isLoading && (
          <LoadingIndicator message={isRenewing ? 'Renewing your cart' : 'Loading your cart'} fill />
        )}
        {isUnread && <CartUnread failure={failure} />}
        {!isHeld && !isLoading && isEmpty && !isUnread && (
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
