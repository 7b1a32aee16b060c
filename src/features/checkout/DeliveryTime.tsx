/** Delivery slot or as soon as possible; hidden when there are no slots (SHIP-05, BEY-07). */

import { selectMethod } from '#machines/checkout/draft.selectors.ts';
import { dayOf } from '#machines/domain/delivery-promise.ts';
import { dayText, deliveryWindowText, slotUnavailableMessage } from '#machines/domain/delivery-window.ts';
import {
  selectAreWindowsFailed,
  selectAreWindowsRead,
  selectChosenWindow,
  selectDeliveryWindows,
  selectUnavailableSlot,
} from '#machines/checkout/delivery-window/delivery-window.selectors.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useDeliveryWindow, useDraft, useSelected } from '#shop/use-shop.ts';
import { Field } from '#ui/Field.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { fieldId } from './field-id.ts';

export interface DeliveryTimeProps {
  readonly isBusy: boolean;
}

export const DeliveryTime = ({ isBusy }: DeliveryTimeProps) => {
  const deliveryWindow = useDeliveryWindow();
  const offers = useSelected(deliveryWindow, selectDeliveryWindows);
  const chosen = useSelected(deliveryWindow, selectChosenWindow);
  const isRead = useSelected(deliveryWindow, selectAreWindowsRead);
  const hasFailed = useSelected(deliveryWindow, selectAreWindowsFailed);
  const lost = useSelected(deliveryWindow, selectUnavailableSlot);
  const promise = usePromise();
  const method = useSelected(useDraft(), selectMethod);
  const soonest = promise && dayOf(promise, method);
  if (hasFailed)
    return (
      <RetryNotice
        title="The delivery times could not be loaded"
        onRetry={() => deliveryWindow.send({ type: 'deliveryWindow.retry' })}
      >
        You can go on without choosing one.
      </RetryNotice>
    );
  if (offers.length === 0)
    return isRead ? null : (
      <div aria-busy="true">
        <VisuallyHidden>Loading the delivery times</VisuallyHidden>
        <Skeleton height="5.5rem" />
      </div>
    );
  return (
    <Field
      id={fieldId('delivery.time')}
      label="Delivery time"
      error={lost === null ? undefined : slotUnavailableMessage(lost)}
      hint="Leave it as it is where any time will do."
    >
      {(wiring) => (
        <Select
          {...wiring}
          name="deliveryWindow"
          autoComplete="off"
          disabled={isBusy || !isRead}
          placeholder={soonest === null ? 'As soon as possible' : `Soonest: ${dayText(soonest)}`}
          value={chosen?.code ?? ''}
          options={offers.map((offer) => ({
            value: offer.code,
            label: offer.isFull ? `${deliveryWindowText(offer)} (full)` : deliveryWindowText(offer),
            disabled: offer.isFull,
          }))}
          onChange={({ target }) =>
            deliveryWindow.send({ type: 'deliveryWindow.choose', code: target.value || null })
          }
        />
      )}
    </Field>
  );
};
