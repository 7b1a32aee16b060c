/** What a checkout is made of: what it knows and hears, and the machines it owns. */

import { setup } from 'xstate';
import { addressChoiceMachine } from '../address-choice/address-choice.machine.ts';
import { addressLookupMachine } from '../address-lookup/address-lookup.machine.ts';
import type { Receipt } from '../domain/order.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { pickupMachine } from '../pickup/pickup.machine.ts';
import { totalsMachine } from '../totals/totals.machine.ts';
import { loadCheckout } from './checkout.actors.ts';
import type { CheckoutContext } from './checkout.context.ts';
import type { CheckoutEvent } from './checkout.events.ts';
import { deliveryMachine } from './delivery.machine.ts';
import { identityMachine } from './identity.machine.ts';
import { placingMachine } from './placing.machine.ts';
import { tabsMachine } from './tabs.machine.ts';

export const checkoutBase = setup({
  types: {
    input: {} as { readonly receipt: Receipt | null },
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as {
      tabs: 'tabs';
      identity: 'identity';
      deliveryChoice: 'addressChoice';
      billingChoice: 'addressChoice';
      deliveryLookup: 'addressLookup';
      billingLookup: 'addressLookup';
      delivery: 'delivery';
      pickup: 'pickup';
      totals: 'totals';
      payment: 'payment';
      placing: 'placing';
    },
  },
  actors: {
    loadCheckout,
    tabs: tabsMachine,
    identity: identityMachine,
    addressChoice: addressChoiceMachine,
    addressLookup: addressLookupMachine,
    delivery: deliveryMachine,
    pickup: pickupMachine,
    totals: totalsMachine,
    payment: paymentMachine,
    placing: placingMachine,
  },
});
