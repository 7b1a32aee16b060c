/** The checkout of a cart that nobody has to deliver, while its total and the ways to pay are read (CHK-02, PAY-01). */

import { checkoutSetup } from './checkout.setup.ts';

export const awaitingTotalsState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'Nothing is delivered: payment follows the account.',
  entry: 'readTotals',
  on: {
    'totals.loaded': {
      target: 'editing',
      actions: [
        { type: 'keepTotals', params: ({ event }) => event },
        { type: 'syncPayment', params: ({ event }) => event.information },
        'syncOrder',
        { type: 'openTab', params: { tab: 'payment' } },
      ],
    },
    'totals.loadFailed': {
      target: 'editing',
      actions: ['clearMethod', { type: 'fail', params: ({ event }) => event }],
    },
  },
});
