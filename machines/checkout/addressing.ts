/** What an open checkout makes of addresses: typed, chosen from those stored, or looked up (§4 checkout, ADDR-01, CHK-15, CHK-16). */

import { checkoutSetup } from './checkout.setup.ts';

export const addressing = checkoutSetup.createStateConfig({
  on: {
    'checkout.changeDelivery': [
      { guard: { type: 'isSameDelivery', params: ({ event }) => event } },
      {
        target: '.editing',
        description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
        actions: [
          { type: 'changeDelivery', params: ({ event }) => event },
          'noteDelivery',
          'considerShipping',
          'tellDraft',
        ],
      },
    ],
    'checkout.changeBilling': {
      actions: [{ type: 'keepBilling', params: ({ event }) => event }, 'goOn', 'noteBilling', 'tellDraft'],
    },
    'checkout.syncAddresses': [
      {
        guard: 'isDraftedForAnother',
        description: 'What is kept is for this account from now on.',
        actions: [{ type: 'keepOffers', params: ({ event }) => event }, 'tellDraft', 'offerAddresses'],
      },
      { actions: [{ type: 'keepOffers', params: ({ event }) => event }, 'offerAddresses'] },
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
        guard: { type: 'isAside', params: ({ event }) => event },
        description: 'Where it would be delivered, were it not collected.',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'tellDraft',
        ],
      },
      {
        target: '.editing',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'considerShipping',
          'tellDraft',
        ],
      },
    ],
    'addressLookup.addressFound': [
      {
        guard: { type: 'isForBilling', params: ({ event }) => event },
        actions: [{ type: 'fillBilling', params: ({ event }) => event }, 'noteBilling', 'tellDraft'],
      },
      {
        target: '.editing',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          'noteDelivery',
          'considerShipping',
          'tellDraft',
        ],
      },
    ],
  },
});
