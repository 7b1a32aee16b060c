/** What an open checkout makes of the cart, the customer and the account as they are told to it (BEY-16, BEY-04, SESS-03). */

import { checkoutSetup } from './checkout.setup.ts';

export const syncing = checkoutSetup.createStateConfig({
  on: {
    'checkout.syncCart': [
      {
        guard: { type: 'isEmptyCart', params: ({ event }) => event },
        target: 'waiting',
        actions: { type: 'setCart', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasOtherReductions', params: ({ event }) => event },
        description:
          'A code applied or removed in another tab: what was summed up without it no longer holds.',
        actions: [{ type: 'setCart', params: ({ event }) => event }, 'readTotals', 'refreshOffers'],
      },
      {
        guard: { type: 'isSameCart', params: ({ event }) => event },
        actions: { type: 'setCart', params: ({ event }) => event },
      },
      {
        guard: { type: 'isRepricedAsTotalled', params: ({ event }) => event },
        description: 'Read again after the address changed its prices: the totals hold already.',
        actions: { type: 'setCart', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOtherKind', params: ({ event }) => event },
        target: 'open',
        reenter: true,
        description: 'With or without delivery: there are other tabs to go through.',
        actions: [{ type: 'setCart', params: ({ event }) => event }, 'clearMethod'],
      },
      {
        guard: 'isVirtual',
        description: 'Nothing was offered for it: its total is read again, and the old one marked.',
        actions: [{ type: 'setCart', params: ({ event }) => event }, 'readTotals'],
      },
      {
        guard: 'hasMethod',
        target: '.delivering.refreshing',
        description:
          'Other lines in the same step: delivery is offered and summed up again where the shopper is, who is told what changed.',
        actions: [
          { type: 'showCartChanges', params: ({ event }) => event },
          { type: 'setCart', params: ({ event }) => event },
          'markSums',
          'reconfirmDelivery',
        ],
      },
      {
        target: '.editing',
        description: 'Another cart: what was offered and summed up for the old one no longer holds.',
        actions: [
          { type: 'setCart', params: ({ event }) => event },
          'preferMethod',
          'withdrawOffers',
          'clearDelivery',
        ],
      },
    ],
    'checkout.syncCustomer': {
      actions: [
        { type: 'syncCustomer', params: ({ event }) => event },
        { type: 'syncAccount', params: ({ event }) => event },
      ],
    },
    'checkout.informAccount': {
      actions: [
        { type: 'setWelcome', params: ({ event }) => event },
        { type: 'informAccount', params: ({ event }) => event },
      ],
    },
    'checkout.syncAccount': {
      description: 'Perhaps switched in another tab: why delivery is chosen again is said.',
      actions: [
        { type: 'showOtherAccount', params: ({ event }) => event },
        { type: 'setAccount', params: ({ event }) => event },
        'syncOrder',
      ],
    },
  },
});
