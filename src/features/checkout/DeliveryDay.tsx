/** Delivery slot, else the day of the chosen method, or the pickup store (BEY-18). */

import { dayOfMethodText } from '#copy/delivery-day.ts';
import {
  selectPickup,
  selectHours,
  selectIsPickup,
  selectMethod,
} from '#machines/checkout/draft.selectors.ts';
import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useDraft, useSelected } from '#shop/use-shop.ts';
import { DeliveryLine } from '#ui/DeliveryLine.tsx';

const useDeliveryDay = (): string | null => {
  const draft = useDraft();
  const promise = usePromise();
  const method = useSelected(draft, selectMethod);
  const hours = useSelected(draft, selectHours);
  const { store } = useSelected(draft, selectPickup);
  if (useSelected(draft, selectIsPickup)) return store && `Collect it from ${store.name}`;
  if (hours !== null && !hours.isFull) return `Delivery ${deliveryWindowText(hours)}`;
  return promise && dayOfMethodText(promise, method);
};

/** The default export is required by React.lazy. */
export default function DeliveryDay() {
  return <DeliveryLine text={useDeliveryDay()} />;
}
