/** The checkout's machines in a small shop that locks and syncs the cart. */

import { sendTo, setup } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { deliveryMachine } from '#machines/checkout/delivery.machine.ts';
import { identityMachine } from '#machines/checkout/identity.machine.ts';
import { placingMachine } from '#machines/checkout/placing.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { tabsMachine } from '#machines/checkout/tabs.machine.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { cardMachine } from '#machines/payment/card.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { pickupMachine } from '#machines/pickup/pickup.machine.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import { plug, waiting } from '#tests/support/shopper-machines.ts';
import { cartOf, type Truth } from './checkout.replies.ts';

const step = plug(stepMachine, { submitStep: waiting });

const checkout = plug(checkoutMachine, {
  loadCheckout: waiting,
  tabs: tabsMachine,
  identity: plug(identityMachine, { step }),
  delivery: plug(deliveryMachine, {
    step,
    pickup: plug(pickupMachine, { readStores: waiting }),
    shipping: plug(shippingMachine, { estimateShipping: waiting, saveShippingInformation: waiting }),
  }),
  payment: plug(paymentMachine, {
    card: plug(cardMachine, { cardFields: waiting }),
    preparePayment: waiting,
  }),
  placing: plug(placingMachine, {
    step,
    order: plug(orderMachine, {
      rereadCart: waiting,
      sendOrder: waiting,
      readOrderState: waiting,
      orderOutcome: plug(orderOutcomeMachine, { readOrderState: waiting }),
    }),
  }),
});

/** Holds the cart still when money moves, reads it again when it is doubted. */
export const checkoutShop = setup({
  types: { input: {} as Truth, context: {} as Truth },
  actors: { checkout },
  actions: {
    confirmLock: sendTo('checkout', { type: 'checkout.confirmLock' }),
    syncCart: sendTo('checkout', ({ context }) => ({ type: 'checkout.syncCart', cart: cartOf(context) })),
  },
}).createMachine({
  // the very object, since the server's truth changes without the shop
  context: ({ input }) => input,
  invoke: { id: 'checkout', src: 'checkout', input: { receipt: null } },
  on: { 'checkout.lockWanted': { actions: 'confirmLock' }, 'checkout.cartDoubted': { actions: 'syncCart' } },
});
