/** The checkout while it is being found out who it is: whoever comes back goes on where they were, or as far as their details carry (BEY-04, S10). */

import { checkoutSetup } from './checkout.setup.ts';
import { detailsArriving } from './details-arriving.ts';

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
    'identity.customerWelcomed': {
      actions: { type: 'keepEmail', params: ({ event }) => event },
    },
    ...detailsArriving.on,
  },
});
