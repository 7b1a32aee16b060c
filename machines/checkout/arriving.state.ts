/** The checkout while it is being found out who it is: whoever comes back goes on where they were, or as far as their details carry (BEY-04, S10). */

import { checkoutSetup } from './checkout.setup.ts';

export const arrivingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  always: [
    { guard: 'canResume', target: 'resuming' },
    { guard: 'isNobodyAwaited', target: 'editing' },
  ],
  on: {
    'tabs.changed': {
      description: 'Where everybody begins; where the shopper wants to be stays kept.',
      actions: { type: 'tellTab', params: ({ event }) => event },
    },
    'accountSection.customerWelcomed': {
      actions: { type: 'keepAccountEmail', params: ({ event }) => event },
    },
    'pickup.storesRead': [
      {
        guard: { type: 'isStoreGone', params: ({ event }) => event },
        description: 'The store of another day is gone: they are asked where, and taken no further.',
        actions: [{ type: 'dropStore', params: ({ event }) => event }, 'tellDraft'],
      },
      { actions: { type: 'keepStore', params: ({ event }) => event } },
    ],
    'addressChoice.addressChosen': [
      {
        guard: { type: 'isForBilling', params: ({ event }) => event },
        actions: [
          { type: 'fillBilling', params: ({ event }) => event },
          { type: 'judgeBilling', params: ({ event }) => event },
          'tellDraft',
        ],
      },
      {
        description: 'Out of their book, to go on with.',
        actions: [{ type: 'fillDelivery', params: ({ event }) => event }, 'followCountry', 'tellDraft'],
      },
    ],
  },
});
