/** Cart drawer of every page: opens when an item is added, links to the checkout (CART-09). */

import { useRef } from 'react';
import { selectCart, selectCartFailure, selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectIsWingHere, selectWingFailure } from '#machines/wing.selectors.ts';
import { paths } from '#paths.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useChrome, useOfCart, useSelected, useWing } from '#shop/use-shop.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import styles from './CartDrawer.module.css';
import { CartEmpty } from './CartEmpty.tsx';
import { CartLockedNotice } from './CartLockedNotice.tsx';
import { CartLine } from './CartLine.tsx';
import { CartAnnouncement } from './CartAnnouncement.tsx';
import { CartOutdated } from './CartOutdated.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CartUnread } from './CartUnread.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { itemsText } from './items-text.ts';
import { RemovedLines } from './RemovedLines.tsx';
import { loadingMessages, useCartView } from './use-cart-view.ts';
import { WhenPlaceKnown } from './WhenPlaceKnown.tsx';

const CartDrawer = () => {
  const chrome = useChrome();
  const ask = useAsk();
  const lost = useSelected(useWing('trade'), selectWingFailure);
  const isOpen = useSelected(chrome, selectIsCartOpen);
  const cart = useOfCart(selectCart, null);
  const count = useOfCart(selectItemCount, 0);
  const view = useCartView();
  const failure = useOfCart(selectCartFailure, null);
  const lines = useRef<HTMLUListElement>(null);
  const isHere = useSelected(useWing('trade'), selectIsWingHere);
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
            <WhenPlaceKnown cart={cart} withDay />
            <CartTotals cart={cart} withCodes />
            {isOpen && <CartAnnouncement cart={cart} />}
            {isOpen && <CartOutdated />}
            <CheckoutLink cart={cart} />
            <LinkButton href={paths.cart} color="outline" wide>
              View cart
            </LinkButton>
          </div>
        )
      }
    >
      {view === 'held' && <CartLockedNotice />}
      {isOpen && view !== 'held' && isHere && <RemovedLines lines={lines} />}
      <div ref={keepFocus}>
        {lost === null && (view === 'loading' || view === 'renewing') && (
          <LoadingIndicator message={loadingMessages[view]} fill />
        )}
        {isOpen && view === 'unread' && failure !== null && <CartUnread failure={failure} />}
        {isOpen && lost !== null && (
          <RetryNotice title="Your cart could not be loaded" onRetry={() => ask.open('trade')}>
            {lost.message}
          </RetryNotice>
        )}
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

export default CartDrawer;
