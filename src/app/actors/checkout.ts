/** Wires the checkout machine to its services, in a chunk of its own. */

import { fromPromise } from 'xstate';
import { addressLookupMachine } from '#machines/checkout/address-lookup/address-lookup.machine.ts';
import { addressEntryMachine } from '#machines/checkout/address-entry.machine.ts';
import { addressesMachine } from '#machines/checkout/addresses.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { deliveryMachine } from '#machines/checkout/delivery.machine.ts';
import { draftMachine } from '#machines/checkout/draft.machine.ts';
import { fulfilmentMachine } from '#machines/checkout/fulfilment.machine.ts';
import { identityMachine } from '#machines/checkout/identity.machine.ts';
import { placingMachine } from '#machines/checkout/placing.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { deliveryWindowMachine } from '#machines/checkout/delivery-window/delivery-window.machine.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { orderMachine } from '#machines/checkout/order/order.machine.ts';
import { cardMachine } from '#machines/checkout/payment/card.machine.ts';
import type { InstalmentsAnswer } from '#machines/checkout/payment/instalments.actors.ts';
import type { InstalmentsRequest } from '#machines/checkout/payment/instalments.events.ts';
import { instalmentsMachine } from '#machines/checkout/payment/instalments.machine.ts';
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { paypalMachine } from '#machines/checkout/payment/paypal.machine.ts';
import { pickupMachine } from '#machines/checkout/pickup/pickup.machine.ts';
import { shippingMachine } from '#machines/checkout/shipping/shipping.machine.ts';
import { totalsMachine } from '#machines/checkout/totals/totals.machine.ts';
import { paymentNotReady } from '#machines/domain/payment.ts';
import { createAddressService } from '#services/checkout/address.service.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { createDeliveryWindowService } from '#services/checkout/delivery-window.service.ts';
import { createInstalmentsReturn } from '#services/payment/instalments-return.ts';
import { createInstalmentsService } from '#services/payment/instalments.service.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { createPaymentService } from '#services/payment/payment.service.ts';
import { createPayPalService } from '#services/payment/paypal.service.ts';
import { createPickupService } from '#services/checkout/pickup.service.ts';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { createTotalsService } from '#services/checkout/totals.service.ts';
import type { Storage } from '#transport/storage.ts';
import { checkoutSavers, readReceipt } from '../checkout-savers.ts';
import { createReloadGuard } from '../without-reload.ts';
import type { SharedWires } from './shared-wires.ts';
import type { WingCode } from './wing-code.ts';

const wire = (wires: SharedWires) => {
  const { transport, session, clean, page, recaptcha, tokens, readStoreConfig, search = '' } = wires;
  const back = createInstalmentsReturn(session, search);
  const { preparePayment, cardFields } = createPaymentService(transport, clean, undefined, page);
  const { loadCheckout, submitStep } = createCheckoutService(
    transport,
    session,
    tokens,
    page,
    back,
    readStoreConfig,
  );
  const withoutReload = createReloadGuard();
  const orderOutcomeService = createOrderOutcomeService(transport, tokens, async (...asked) => {
    // only needed after the order is placed, so loaded then
    const { createPlannedDelivery } = await withoutReload(
      () => import('#services/order/planned-delivery.ts'),
    );
    return createPlannedDelivery(transport)(...asked);
  });
  const orderOutcome = orderOutcomeMachine.provide({ actors: orderOutcomeService });
  const step = stepMachine.provide({ actors: { submitStep } });
  const addressLookup = addressLookupMachine.provide({ actors: createAddressService(transport) });
  const pickup = pickupMachine.provide({ actors: createPickupService(transport) });
  const shipping = shippingMachine.provide({
    actors: createShippingService(transport, tokens, withoutReload),
  });
  const deliveryWindow = deliveryWindowMachine.provide({
    actors: createDeliveryWindowService(transport, tokens),
  });
  const order = orderMachine.provide({
    actors: {
      ...createOrderService(transport, tokens, recaptcha, back),
      ...orderOutcomeService,
      orderOutcome,
    },
  });
  return checkoutMachine.provide({
    actors: {
      loadCheckout,
      draft: draftMachine.provide({
        actors: {
          identity: identityMachine.provide({ actors: { step } }),
          fulfilment: fulfilmentMachine.provide({
            actors: {
              addresses: addressesMachine.provide({
                actors: { addressEntry: addressEntryMachine.provide({ actors: { addressLookup } }) },
              }),
              delivery: deliveryMachine.provide({ actors: { step, pickup, shipping, deliveryWindow } }),
              totals: totalsMachine.provide({ actors: createTotalsService(transport, tokens) }),
            },
          }),
        },
      }),
      payment: paymentMachine.provide({
        actors: {
          preparePayment,
          card: cardMachine.provide({ actors: { cardFields } }),
          paypal: paypalMachine.provide({ actors: createPayPalService(transport) }),
          instalments: instalmentsMachine.provide({
            actors: createInstalmentsService(transport, back, tokens, recaptcha),
          }),
        },
      }),
      placing: placingMachine.provide({ actors: { step, order } }),
    },
  });
};

/** Payment of an invoice: there is no cart and there are no instalments (BEY-19). */
export const wireInvoicePayment = ({ transport, clean, page }: SharedWires) => {
  const { preparePayment, cardFields } = createPaymentService(transport, clean, undefined, page, false);
  const approveInstalments = fromPromise<InstalmentsAnswer, InstalmentsRequest>(() =>
    Promise.reject(paymentNotReady),
  );
  return paymentMachine.provide({
    actors: {
      preparePayment,
      card: cardMachine.provide({ actors: { cardFields } }),
      paypal: paypalMachine.provide({ actors: createPayPalService(transport) }),
      instalments: instalmentsMachine.provide({ actors: { approveInstalments } }),
    },
  });
};

export const checkoutWing = {
  wire,
  savers: checkoutSavers,
  readKept: (session: Storage) => ({ receipt: readReceipt(session) }),
} satisfies WingCode;
