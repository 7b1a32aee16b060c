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
          'considerDelivery',
          'reportDraft',
        ],
      },
    ],
    'checkout.changeBilling': {
      actions: [{ type: 'setBilling', params: ({ event }) => event }, 'goOn', 'noteBilling', 'reportDraft'],
    },
    'checkout.syncAddresses': [
      {
        guard: 'isDraftedForAnother',
        description: 'What is kept is for this account from now on.',
        actions: [{ type: 'setOffers', params: ({ event }) => event }, 'reportDraft', 'offerAddresses'],
      },
      { actions: [{ type: 'setOffers', params: ({ event }) => event }, 'offerAddresses'] },
    ],
    'addressEntry.addressChosen': [
      {
        guard: { type: 'isForBilling', params: ({ event }) => event },
        actions: [
          { type: 'fillBilling', params: ({ event }) => event },
          { type: 'resolveBilling', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'reportDraft',
        ],
      },
      {
        guard: { type: 'isAside', params: ({ event }) => event },
        description: 'Where it would be delivered, were it not collected.',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'reportDraft',
        ],
      },
      {
        target: '.editing',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          { type: 'followChoice', params: ({ event }) => event },
          'considerDelivery',
          'reportDraft',
        ],
      },
    ],
    'addressEntry.addressFound': [
      {
        guard: { type: 'isForBilling', params: ({ event }) => event },
        actions: [{ type: 'fillBilling', params: ({ event }) => event }, 'noteBilling', 'reportDraft'],
      },
      {
        target: '.editing',
        actions: [
          { type: 'fillDelivery', params: ({ event }) => event },
          'noteDelivery',
          'considerDelivery',
          'reportDraft',
        ],
      },
    ],
  },
});
