/** What is being chosen of one product, or of a line how many; it lives as long as what it is drawn in. */

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectLine } from '#machines/trade/cart/cart.selectors.ts';
import type { Offer } from '#machines/domain/offer.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { usePriceFormat } from './price-format.tsx';
import { useOfCart, useShop } from './use-shop.ts';

/** Nothing but a quantity. */
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

/** `lineId` names the line of the cart that is being changed (CART-03). */
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
  // a page left open is read again now and then: prices and stock follow
  useEffect(() => options.send({ type: 'options.renew', offer }), [options, offer]);
  useEffect(() => options.send({ type: 'options.followLine', line }), [options, line]);
  return options;
};
