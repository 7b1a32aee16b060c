/** Delivered or collected: the first question about where an order goes (CHK-09). */

import { selectDelivery } from '#machines/checkout/checkout.selectors.ts';
import { deliveredInstead } from '#machines/domain/pickup.ts';
import { selectIsCollecting } from '#machines/pickup/pickup.selectors.ts';
import { useCheckout, usePickup, useSelected } from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';

export const WayOfDelivery = () => {
  const checkout = useCheckout();
  const pickup = usePickup();
  const delivery = useSelected(checkout, selectDelivery);
  const isCollecting = useSelected(pickup, selectIsCollecting);
  return (
    <Checkbox
      label="I will collect my order from a store, free of charge"
      checked={isCollecting}
      onChange={({ target }) => {
        pickup.send({ type: target.checked ? 'pickup.begin' : 'pickup.leave' });
        if (!target.checked && delivery.pickup !== undefined)
          checkout.send({ type: 'checkout.changeDelivery', address: deliveredInstead(delivery) });
      }}
    />
  );
};
