/** Delivery or pickup, asked first if a pickup store exists (CHK-09). */

import { selectPickup, selectIsPickup } from '#machines/checkout/draft.selectors.ts';
import { selectIsPickupOffered, selectOnlyStore } from '#machines/checkout/pickup/pickup.selectors.ts';
import { useAddresses, useDraft, usePickup, useSelected } from '#shop/use-shop.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';

export const DeliveryOrPickup = () => {
  const draft = useDraft();
  const addresses = useAddresses();
  const stores = usePickup();
  const pickup = useSelected(draft, selectPickup);
  const isPickup = useSelected(draft, selectIsPickup);
  const onlyStore = useSelected(stores, selectOnlyStore);
  if (!useSelected(stores, selectIsPickupOffered) && !isPickup) return null;
  const choose = (isWanted: boolean): void =>
    addresses.send({
      type: 'addresses.changePickup',
      pickup: { ...pickup, isWanted, store: pickup.store ?? onlyStore },
    });
  return (
    <RadioCardGroup legend="Delivery or collection" hideLegend inRow>
      <RadioCard
        name="wayOfDelivery"
        value="delivery"
        title="Deliver it"
        detail="To your home or workplace"
        checked={!isPickup}
        onChange={() => choose(false)}
      />
      <RadioCard
        name="wayOfDelivery"
        value="pickup"
        title="Click and collect"
        detail="From one of our stores"
        checked={isPickup}
        onChange={() => choose(true)}
      />
    </RadioCardGroup>
  );
};
