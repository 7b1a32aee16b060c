/** What is found out about whoever comes back before they are taken anywhere: their stores, their book (BEY-04, CHK-09, CHK-15). */

import { checkoutSetup } from './checkout.setup.ts';

export const detailsArriving = checkoutSetup.createStateConfig({
  on: {
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
          { type: 'followChoice', params: ({ event }) => event },
          'tellDraft',
        ],
      },
      {
        description: 'Out of their book, to go on with.',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'tellDraft',
        ],
      },
    ],
  },
});
