/** The checkout of a virtual cart while its totals and payment methods are read (CHK-02, PAY-01). */

import { checkoutSetup } from './checkout.setup.ts';

export const awaitingTotalsState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'Nothing is delivered: payment follows the account.',
  entry: 'readTotals',
  on: {
    'totals.loaded': {
      target: 'editing',
      actions: [
        { type: 'setTotals', params: ({ event }) => event },
        'rereadRepricedCart',
        { type: 'syncPayment', params: ({ event }) => event.information },
        { type: 'openTab', params: { tab: 'payment' } },
      ],
    },
    'totals.loadFailed': [
      {
        guard: { type: 'isExpired', params: ({ event }) => event },
        target: 'editing',
        actions: ['clearMethod', { type: 'fail', params: ({ event }) => event }],
      },
      {
        target: 'editing',
        description: 'It may be asked for again, beside the sum or by the same button.',
        actions: { type: 'failTotals', params: ({ event }) => event },
      },
    ],
  },
});
