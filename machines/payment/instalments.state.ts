/** Paying in instalments: the provider agrees to the sum when the order is placed (PAY-03, §7 buy-later path). */

import { toFailure } from '../domain/failure.ts';
import { instalmentsLeft } from '../domain/payment.ts';
import { authorisationOf } from '../domain/payment-form.ts';
import { present } from '../domain/present.ts';
import { labelOf, paymentSetup } from './payment.setup.ts';

export const instalmentsState = paymentSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      on: {
        'payment.authorize': { guard: 'isPayable', target: 'approving', actions: 'clearFailure' },
      },
    },
    approving: {
      tags: 'busy',
      description: 'Money is about to move: another way to pay has to wait.',
      on: {
        'payment.authorize': {},
        'payment.chooseMethod': {},
        'payment.syncMethods': {},
        'payment.retryFields': {},
      },
      invoke: {
        id: 'approveInstalments',
        src: 'approveInstalments',
        input: ({ context }) => {
          const { cartId, grandTotal, email, billing } = present(context.order, 'order');
          return { cartId, grandTotal, email, billing, payment: authorisationOf(context, labelOf(context)) };
        },
        onDone: [
          {
            guard: { type: 'isAway', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'redirect', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: 'authorize' },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            { type: 'refuse', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          ],
        },
      },
    },
    leaving: {
      tags: 'busy',
      description: 'The provider asks on pages of its own; who comes back finds the checkout where it was.',
      on: {
        'payment.authorize': {},
        'payment.chooseMethod': {},
        'payment.syncMethods': {},
        'payment.retryFields': {},
      },
      after: {
        leavingPatience: {
          target: 'ready',
          description: 'Still here, or back by the browser’s own way.',
          actions: [
            { type: 'keepFailure', params: { failure: instalmentsLeft } },
            { type: 'refuse', params: { failure: instalmentsLeft } },
          ],
        },
      },
    },
  },
});
