/** Reserved line of the delivery day, loaded once there is one (BEY-18). */

import { Suspense } from 'react';
import { selectIsPickup } from '#machines/checkout/draft.selectors.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useDraft, useSelected } from '#shop/use-shop.ts';
import { DeliveryLine } from '#ui/DeliveryLine.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const DeliveryDay = lazyPart(() => import('./DeliveryDay.tsx'));

export const DeliveryEstimate = () => {
  const promise = usePromise();
  const isPickup = useSelected(useDraft(), selectIsPickup);
  const empty = <DeliveryLine text={null} />;
  if (promise === null && !isPickup) return empty;
  return (
    <Suspense fallback={empty}>
      <DeliveryDay />
    </Suspense>
  );
};
