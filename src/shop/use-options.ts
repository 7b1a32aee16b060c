/** The choice of a product's options, or of an item's quantity; lives as long as the component. */

import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Offer } from '#machines/domain/offer.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { createShopLink } from './options-link.ts';
import { usePriceFormat } from './price-format.tsx';
import { useShop } from './use-shop.ts';

export type OptionsActor = ActorRefFrom<typeof optionsMachine>;

/** `lineId` names the cart item that is being edited (CART-03). */
export const useOptions = (offer: Offer, lineId: string | null = null): OptionsActor => {
  const shop = useShop();
  const [linked] = useState(() => optionsMachine.provide({ actors: { shopLink: createShopLink(shop) } }));
  return useActorRef(linked, { input: { offer, lineId, priceFormat: usePriceFormat() } });
};
