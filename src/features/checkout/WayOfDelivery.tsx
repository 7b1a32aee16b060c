/** Delivery or pickup, asked first if a pickup store exists (CHK-09). */

import { selectCollection, selectIsCollected } from '#machines/checkout/draft.selectors.ts';
import { selectIsCollectionOffered, selectOnlyStore } from '#machines/checkout/pickup/pickup.selectors.ts';
import { useAddresses, useDraft, usePickup, useSelected } from '#shop/use-shop.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';

export const WayOfDelivery = () => {
  const draft = useDraft();
  const addresses = useAddresses();
  const pickup = usePickup();
  const collection = useSelected(draft, selectCollection);
  const isCollected = useSelected(draft, selectIsCollected);
  const onlyStore = useSelected(pickup, selectOnlyStore);
  if (!useSelected(pickup, selectIsCollectionOffered) && !isCollected) return null;
  const choose = (isWanted: boolean): void =>
    addresses.send({
      type: 'addresses.changeCollection',
      collection: { ...collection, isWanted, store: collection.store ?? onlyStore },
    });
  return (
    <RadioCardGroup legend="Delivery or collection" hideLegend inRow>
      <RadioCard
        name="wayOfDelivery"
        value="delivery"
        title="Deliver it"
        detail="To your home or workplace"
        checked={!isCollected}
        onChange={() => choose(false)}
      />
      <RadioCard
        name="wayOfDelivery"
        value="collection"
        title="Click and collect"
        detail="From one of our stores"
        checked={isCollected}
        onChange={() => choose(true)}
      />
    </RadioCardGroup>
  );
};
