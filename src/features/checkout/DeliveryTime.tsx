/** When the order is wanted: the next hours the van comes by, or as soon as it can; not shown where there are none. */

import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import {
  selectChosenWindow,
  selectDeliveryWindows,
} from '#machines/delivery-window/delivery-window.selectors.ts';
import { useDeliveryWindow, useSelected } from '#shop/use-shop.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

export interface DeliveryTimeProps {
  readonly isBusy: boolean;
}

export const DeliveryTime = ({ isBusy }: DeliveryTimeProps) => {
  const deliveryWindow = useDeliveryWindow();
  const offers = useSelected(deliveryWindow, selectDeliveryWindows);
  const chosen = useSelected(deliveryWindow, selectChosenWindow);
  if (offers.length === 0) return null;
  return (
    <Field label="Delivery time" hint="Leave it as it is where any time will do.">
      {(wiring) => (
        <Select
          {...wiring}
          name="deliveryWindow"
          autoComplete="off"
          disabled={isBusy}
          placeholder="As soon as possible"
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
