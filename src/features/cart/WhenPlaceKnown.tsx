/** Loads the delivery text of the cart once a postcode is known (BEY-18). */

import { Suspense } from 'react';
import type { Cart } from '#machines/domain/cart.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { CartExtra } from './cart-extra.ts';

export const WhenPlaceKnown = (props: { readonly cart: Cart; readonly withDay?: boolean }) => {
  const promise = usePromise();
  if (promise === null || props.cart.isVirtual) return null;
  return (
    <Suspense>
      <CartExtra {...props} promise={promise} />
    </Suspense>
  );
};
