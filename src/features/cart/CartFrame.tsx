/** Layout of the cart page, and its placeholders until the cart is read. */

import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useInfoBlock, useTitleSuffix } from '#shop/use-reading.ts';
import { AsDrawn } from '#ui/AsDrawn.tsx';
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

/** As the stylesheet decides which of both states is shown. */
const isCartStored = (): boolean =>
  document.documentElement.matches(":is([data-kept~='cart'], [data-kept~='customer'])");

/** Suggestions for an empty cart, before the cart is read. */
export const WaitingSuggestions = ({ children }: { readonly children: ReactNode }) =>
  useNavigationType() === 'POP' && (
    <AsDrawn isKept={isCartStored} className={styles['none']}>
      {children}
    </AsDrawn>
  );

/** The server renders both states; CSS hides one by what the browser stores. */
export const CartWaiting = () => {
  const isLoaded = useNavigationType() === 'POP';
  // the merchant's notice is requested together with the page
  useInfoBlock('cart');
  return (
    <>
      <AsDrawn className={isLoaded ? styles['kept'] : undefined}>
        <CartSkeleton message={loadingMessages.loading} isFilledIn={isLoaded} />
      </AsDrawn>
      {isLoaded && (
        <AsDrawn isKept={isCartStored} className={styles['none']}>
          <CartEmpty />
        </AsDrawn>
      )}
    </>
  );
};
