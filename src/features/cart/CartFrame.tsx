/** Layout of the cart page, and its placeholder until the cart is read. */

import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useInfoBlock, useTitleSuffix } from '#shop/use-reading.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import styles from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { loadingMessages } from './use-cart-view.ts';

export interface CartFrameProps {
  /** Number of items. */
  readonly count?: ReactNode;
  /** Full-width content below the cart. */
  readonly suggestions?: ReactNode;
  readonly children: ReactNode;
}

export const CartFrame = ({ count, suggestions, children }: CartFrameProps) => (
  <div className={styles['page']}>
    <div ref={keepFocus} className={`container ${styles['screen']}`}>
      <PageTitle title="Your cart" suffix={useTitleSuffix()} isPrivate />
      <div className={styles['head']}>
        <h1>Your cart</h1>
        {count}
      </div>
      {children}
    </div>
    {suggestions}
  </div>
);

/** The server renders both states; CSS hides one by what the browser stores. */
export const CartWaiting = ({ suggestions }: Pick<CartFrameProps, 'suggestions'>) => {
  const isLoaded = useNavigationType() === 'POP';
  // the merchant's notice is requested together with the page
  useInfoBlock('cart');
  return (
    <CartFrame suggestions={isLoaded && <div className={styles['none']}>{suggestions}</div>}>
      {/* reserved for the notices of removed lines */}
      <div />
      <div className={isLoaded ? styles['kept'] : undefined}>
        <CartSkeleton message={loadingMessages.loading} isFilledIn={isLoaded} />
      </div>
      {isLoaded && (
        <div className={styles['none']}>
          <CartEmpty />
        </div>
      )}
    </CartFrame>
  );
};
