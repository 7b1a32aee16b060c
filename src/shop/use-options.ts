/** What is being chosen of one product, or of a line how many; it lives as long as what it is drawn in. */

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Offer } from '#machines/domain/offer.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';

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

export const useOptions = (offer: Offer = quantityOnly): OptionsActor => {
  const options = useActorRef(optionsMachine, { input: { offer } });
  // a page left open is read again now and then: prices and stock follow
  useEffect(() => {
    if (options.getSnapshot().context.offer !== offer) options.send({ type: 'options.renew', offer });
  }, [options, offer]);
  return options;
};
