/** What stands around the cart on its page, and what stands there until the cart is here. */

import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useInfoBlock, useTitleSuffix } from '#shop/use-shop.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import styles from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { loadingMessages } from './use-cart-view.ts';

export interface CartFrameProps {
  /** How much is in it. */
  readonly count?: ReactNode;
  /** Over the whole width of the page. */
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

/** Where the page was loaded the server has drawn this, and cannot know which: an empty cart is seen where this browser keeps none. */
export const CartWaiting = ({ suggestions }: Pick<CartFrameProps, 'suggestions'>) => {
  const isLoaded = useNavigationType() === 'POP';
  // what the merchant says beside the cart comes with the page
  useInfoBlock('cart');
  return (
    <CartFrame suggestions={isLoaded && <div className={styles['none']}>{suggestions}</div>}>
      {/* where removed lines will stand */}
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
