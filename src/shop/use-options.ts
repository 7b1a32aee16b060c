/** The choice of a product's options, or of an item's quantity; lives as long as the component. */

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectLine } from '#machines/trade/cart/cart.selectors.ts';
import type { Offer } from '#machines/domain/offer.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { usePriceFormat } from './price-format.tsx';
import { useOfCart, useShop } from './use-shop.ts';

/** An offer with a quantity and no options. */
const quantityOnly: Offer = {
  sku: '',
  name: '',
  price: { cents: 0, currency: '' },
  regularPrice: null,
  isPricedByChoice: true,
  tiers: [],
  reductions: [],
  groups: [],
  variants: [],
};

export type OptionsActor = ActorRefFrom<typeof optionsMachine>;

/** `lineId` names the cart item that is being edited (CART-03). */
export const useOptions = (offer: Offer = quantityOnly, lineId: string | null = null): OptionsActor => {
  const shop = useShop();
  const options = useActorRef(optionsMachine, {
    input: { offer, lineId, priceFormat: usePriceFormat() },
  });
  const known = useSelector(options, ({ context }) => context.line);
  const line = useOfCart(selectLine(lineId, known), null);
  // not a child of the shop actor, so its facts are forwarded here
  useEffect(() => {
    const heard = [
      options.on('options.addWanted', (fact) => shop.send(fact)),
      options.on('options.editWanted', (fact) => shop.send(fact)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [options, shop]);
  // an open page reads its product again now and then, so prices and stock may change
  useEffect(() => options.send({ type: 'options.renew', offer }), [options, offer]);
  useEffect(() => options.send({ type: 'options.followLine', line }), [options, line]);
  return options;
};
