/** The cart page: lines, totals, one Checkout; empty, it suggests what to buy (CART-09, look.md cart). */

import { ShoppingCart } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
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
import { DrawnContent } from '#shop/DrawnContent.tsx';
import {
  useCart,
  useChrome,
  useInfoBlock,
  useRecovery,
  useSelected,
  useTitleSuffix,
} from '#shop/use-shop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { CartHeld } from './CartHeld.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNews } from './CartNews.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import styles from './CartScreen.module.css';
import { CartOutdated } from './CartOutdated.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CartUnread } from './CartUnread.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { itemsText } from './items-text.ts';
import { RemovedLines } from './RemovedLines.tsx';

export interface CartScreenProps {
  /** Promo code and gift cards. */
  readonly codes: ReactNode;
  /** What to buy while there is nothing in it. */
  readonly suggestions: ReactNode;
  /** What goes with what is in it. */
  readonly crossSell: ReactNode;
}

interface CartContentsProps extends Pick<CartScreenProps, 'codes'> {
  readonly lines: RefObject<HTMLUListElement | null>;
}

const CartContents = ({ codes, lines }: CartContentsProps) => {
  const actor = useCart();
  const cart = useSelected(actor, selectCart);
  const failure = useSelected(actor, selectCartFailure);
  const isLoading = useSelected(actor, selectIsCartLoading);
  const isRenewing = useSelected(actor, selectIsCartRenewing);
  const isHeld = useSelected(useRecovery(), selectIsRecovering);
  const isDrawerOpen = useSelected(useChrome(), selectIsCartOpen);
  const info = useInfoBlock('cart');

  if (isHeld) return <CartHeld />;
  if (isLoading) return <CartSkeleton message={isRenewing ? 'Renewing your cart' : 'Loading your cart'} />;
  if (cart === null && failure !== null) return <CartUnread failure={failure} />;
  if (cart === null || cart.lines.length === 0)
    return (
      <EmptyState
        icon={<ShoppingCart />}
        heading="Your cart is empty"
        action={
          <LinkButton href={paths.water} color="primary">
            Shop water
          </LinkButton>
        }
      >
        Good water is only a few clicks away.
      </EmptyState>
    );
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
        {!isDrawerOpen && <CartNews cart={cart} />}
        <CartOutdated />
        {codes}
        <CheckoutLink cart={cart} />
        {info !== null && (
          <div className={styles['info']}>
            <DrawnContent tree={info} />
          </div>
        )}
      </aside>
    </div>
  );
};

/** Lazy routes are default exports. */
export default function CartScreen({ codes, suggestions, crossSell }: CartScreenProps) {
  const cart = useCart();
  const count = useSelected(cart, selectItemCount);
  const isLoading = useSelected(cart, selectIsCartLoading);
  const isHeld = useSelected(useRecovery(), selectIsRecovering);
  const lines = useRef<HTMLUListElement>(null);
  return (
    <div className={styles['page']}>
      <div ref={keepFocus} className={`container ${styles['screen']}`}>
        <PageTitle title="Your cart" suffix={useTitleSuffix()} isPrivate />
        <div className={styles['head']}>
          <h1>Your cart</h1>
          {count > 0 && !isHeld && <p className={styles['count']}>{itemsText(count)}</p>}
        </div>
        {!isHeld && <RemovedLines lines={lines} />}
        <CartContents {...{ codes, lines }} />
        {count > 0 && !isHeld && crossSell}
      </div>
      {count === 0 && !isLoading && !isHeld && suggestions}
    </div>
  );
}
