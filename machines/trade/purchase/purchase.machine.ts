/** The purchase reported to tracking, once, on the confirmation (§4, §7, CHK-06, BEY-11). */

import { sendParent, setup } from 'xstate';
import type { Purchase } from '../../domain/order.ts';
import { present } from '../../domain/present.ts';
import { takePurchase } from './purchase.actors.ts';
import type { PurchaseEvent, PurchaseFact } from './purchase.events.ts';

const fact = (told: PurchaseFact): PurchaseFact => told;

export const purchaseMachine = setup({
  types: { events: {} as PurchaseEvent },
  actors: { takePurchase },
  actions: {
    report: sendParent((_, { purchase }: { purchase: Purchase }) =>
      fact({ type: 'purchase.told', purchase }),
    ),
  },
  guards: {
    isPurchase: (_, { purchase }: { purchase: Purchase | null }) => purchase !== null,
  },
}).createMachine({
  id: 'purchase',
  initial: 'resting',
  states: {
    resting: { on: { 'purchase.tell': 'taking' } },
    taking: {
      tags: 'busy',
      on: { 'purchase.tell': { description: 'It is already being taken.' } },
      invoke: {
        id: 'takePurchase',
        src: 'takePurchase',
        onDone: [
          {
            guard: { type: 'isPurchase', params: ({ event }) => ({ purchase: event.output }) },
            target: 'resting',
            actions: {
              type: 'report',
              params: ({ event }) => ({ purchase: present(event.output, 'purchase') }),
            },
          },
          { target: 'resting', description: 'Already reported, or a confirmation opened again.' },
        ],
        // a purchase that is not tracked does not disturb the shopper
        onError: 'resting',
      },
    },
  },
});
