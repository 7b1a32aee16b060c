/** What an open checkout makes of an order that is collected: where and by whom, and the way back to delivery (§4 click-and-collect selection, CHK-09). */

import { checkoutSetup } from './checkout.setup.ts';

export const collecting = checkoutSetup.createStateConfig({
  on: {
    'checkout.changeCollection': [
      { guard: { type: 'isSameCollection', params: ({ event }) => event } },
      {
        target: '.editing',
        description: 'Another place, or another person: method, totals and payment are of the one before.',
        actions: [
          { type: 'changeCollection', params: ({ event }) => event },
          'considerDelivery',
          'reportDraft',
        ],
      },
    ],
    'delivery.storesLoaded': [
      {
        guard: { type: 'isStoreGone', params: ({ event }) => event },
        target: '.editing',
        description: 'The store that was chosen another day is not there any more.',
        actions: [{ type: 'dropStore', params: ({ event }) => event }, 'considerDelivery', 'reportDraft'],
      },
      {
        description: 'As it is now: its hours may be other ones.',
        actions: { type: 'setStore', params: ({ event }) => event },
      },
    ],
  },
});
