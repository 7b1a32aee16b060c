/** Cart page: lines, totals and one Checkout button, or suggestions when empty (CART-09). */

import { useRef, type ReactNode, type RefObject } from 'react';
import {
  selectCart,
  selectCartFailure,
  selectItemCount,
  selectStoredLines,
} from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectIsWingHere } from '#machines/wing.selectors.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useCart, useChrome, useOfCart, useSelected, useWing } from '#shop/use-shop.ts';
import { useInfoBlock } from '#shop/use-reading.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartFrame, CartWaiting, WaitingSuggestions } from './CartFrame.tsx';
import { CartLockedNotice } from './CartLockedNotice.tsx';
import { CartLine } from './CartLine.tsx';
import { CartAnnouncement } from './CartAnnouncement.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import styles from './CartScreen.module.css';
import { CartOutdated } from './CartOutdated.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CartUnread } from './CartUnread.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { itemsText } from './items-text.ts';
import { RemovedLines } from './RemovedLines.tsx';
import { loadingMessages, useCartView } from './use-cart-view.ts';
import { WhenPlaceKnown } from './WhenPlaceKnown.tsx';

export interface CartScreenProps {
  /** Promo code and gift card forms. */
  readonly codes: ReactNode;
  /** Delivery day of the cart. */
  readonly delivery: ReactNode;
  /** Product suggestions for an empty cart. */
  readonly suggestions: ReactNode;
  /** Products that go with the items. */
  readonly crossSell: ReactNode;
}

interface CartContentsProps extends Pick<CartScreenProps, 'codes' | 'delivery'> {
  readonly lines: RefObject<HTMLUListElement | null>;
}

const CartContents = ({ codes, delivery, lines }: CartContentsProps) => {
  const actor = useCart();
  const cart = useSelected(actor, selectCart);
  const failure = useSelected(actor, selectCartFailure);
  const view = useCartView();
  const kept = useSelected(actor, selectStoredLines);
  const isDrawerOpen = useSelected(useChrome(), selectIsCartOpen);
  const info = useInfoBlock('cart');

  if (view === 'held') return <CartLockedNotice />;
  if (view === 'loading' || view === 'renewing')
    return <CartSkeleton message={loadingMessages[view]} kept={kept} />;
  if (view === 'unread' && failure !== null) return <CartUnread failure={failure} />;
  if (view === 'empty' || cart === null) return <CartEmpty />;
  return (
    <div className={styles['columns']}>
      <ul ref={lines} tabIndex={-1} className={styles['lines']} aria-label="Products in your cart">
        {cart.lines.map((line) => (
          <CartLine key={line.id} line={line} withNumber />
        ))}
      </ul>
      <aside className={styles['summary']} aria-label="Summary">
        <h2>Summary</h2>
        <CartTotals cart={cart} />
        <WhenPlaceKnown cart={cart} />
        {!cart.isVirtual && delivery}
        {!isDrawerOpen && <CartAnnouncement cart={cart} />}
        <CartOutdated />
        {codes}
        <div className={styles['go']}>
          <CheckoutLink cart={cart} />
        </div>
        {info !== null && (
          <div className={styles['info']}>
            <DrawnContent tree={info} />
          </div>
        )}
      </aside>
    </div>
  );
};

/** One frame for every state, also before the wing is loaded. */
export const CartScreen = ({ codes, delivery, suggestions, crossSell }: CartScreenProps) => {
  const isHere = useSelected(useWing('trade'), selectIsWingHere);
  const count = useOfCart(selectItemCount, 0);
  const view = useCartView();
  const isHeld = view === 'held';
  const lines = useRef<HTMLUListElement>(null);
  if (!isHere)
    return (
      <CartFrame suggestions={<WaitingSuggestions>{suggestions}</WaitingSuggestions>}>
        {/* reserved for the notices of removed lines */}
        <div />
        <CartWaiting />
      </CartFrame>
    );
  return (
    <CartFrame
      count={count > 0 && !isHeld && <p className={styles['count']}>{itemsText(count)}</p>}
      suggestions={(view === 'empty' || view === 'unread') && suggestions}
    >
      {isHeld ? <div /> : <RemovedLines lines={lines} />}
      <CartContents {...{ codes, delivery, lines }} />
      {count > 0 && !isHeld && crossSell}
    </CartFrame>
  );
};
