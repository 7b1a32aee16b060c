/** The cart at hand on every page: opens when something was added, leads to the checkout (CART-09). */

import { useRef } from 'react';
import { selectCart, selectCartFailure, selectItemCount } from '#machines/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { paths } from '#paths.ts';
import { useCart, useChrome, useSelected } from '#shop/use-shop.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import styles from './CartDrawer.module.css';
import { CartEmpty } from './CartEmpty.tsx';
import { CartHeld } from './CartHeld.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNews } from './CartNews.tsx';
import { CartOutdated } from './CartOutdated.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CartUnread } from './CartUnread.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { itemsText } from './items-text.ts';
import { RemovedLines } from './RemovedLines.tsx';
import { loadingMessages, useCartView } from './use-cart-view.ts';

export const CartDrawer = () => {
  const chrome = useChrome();
  const actor = useCart();
  const isOpen = useSelected(chrome, selectIsCartOpen);
  const cart = useSelected(actor, selectCart);
  const count = useSelected(actor, selectItemCount);
  const view = useCartView();
  const failure = useSelected(actor, selectCartFailure);
  const lines = useRef<HTMLUListElement>(null);
  return (
    <Drawer
      open={isOpen}
      onClose={() => chrome.send({ type: 'chrome.close' })}
      title={count === 0 ? 'Your cart' : `Your cart, ${itemsText(count)}`}
      closeLabel="Close cart"
      footer={
        cart !== null &&
        view === 'filled' && (
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
      {view === 'held' && <CartHeld />}
      {isOpen && view !== 'held' && <RemovedLines lines={lines} />}
      <div ref={keepFocus}>
        {(view === 'loading' || view === 'renewing') && (
          <LoadingIndicator message={loadingMessages[view]} fill />
        )}
        {isOpen && view === 'unread' && failure !== null && <CartUnread failure={failure} />}
        {view === 'empty' && <CartEmpty headingLevel={3} />}
        {cart !== null && view === 'filled' && (
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
