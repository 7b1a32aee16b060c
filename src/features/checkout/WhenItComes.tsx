/** The room of the delivery day, filled once its code is here (BEY-18). */

import { Suspense } from 'react';
import { DeliveryLine } from '#ui/DeliveryLine.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const DeliveryDay = lazyPart(() => import('./DeliveryDay.tsx'));

export const WhenItComes = () => (
  <Suspense fallback={<DeliveryLine text={null} />}>
    <DeliveryDay />
  </Suspense>
);
