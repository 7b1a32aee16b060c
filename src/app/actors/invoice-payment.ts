/** The checkout's payment with its slots filled for an invoice: a chunk of its own, loaded when one is to be paid (BEY-19). */

import { fromPromise } from 'xstate';
import { cardMachine } from '#machines/checkout/payment/card.machine.ts';
import { instalmentsMachine } from '#machines/checkout/payment/instalments.machine.ts';
import type { InstalmentsRequest } from '#machines/checkout/payment/instalments.events.ts';
import type { InstalmentsAnswer } from '#machines/checkout/payment/instalments.actors.ts';
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { paypalMachine } from '#machines/checkout/payment/paypal.machine.ts';
import { paymentNotReady } from '#machines/domain/payment.ts';
import { createPaymentService } from '#services/payment/payment.service.ts';
import { createPayPalService } from '#services/payment/paypal.service.ts';
import type { SharedWires } from './shared-wires.ts';

export const wireInvoicePayment = ({ transport, clean, page }: SharedWires) => {
  const { preparePayment, cardFields } = createPaymentService(transport, clean, undefined, page, false);
  return paymentMachine.provide({
    actors: {
      preparePayment,
      card: cardMachine.provide({ actors: { cardFields } }),
      paypal: paypalMachine.provide({ actors: createPayPalService(transport) }),
      // no invoice is offered in instalments
      instalments: instalmentsMachine.provide({
        actors: {
          approveInstalments: fromPromise<InstalmentsAnswer, InstalmentsRequest>(() =>
            Promise.reject(paymentNotReady),
          ),
        },
      }),
    },
  });
};
