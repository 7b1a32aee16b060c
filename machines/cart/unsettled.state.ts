/** A quantity changed a moment ago: it may change again, and only the last is sent (BEY-05). */

import { cartSetup } from './cart.setup.ts';

export const unsettledState = cartSetup.createStateConfig({
  description: 'Nothing but quantities waits, and the last of them was asked for just now.',
  tags: 'pending',
  always: { guard: 'isPressing', target: 'ready' },
  after: { settleDelay: { target: 'ready', actions: 'settle' } },
  on: {
    'cart.updateItem': {
      target: 'unsettled',
      reenter: true,
      actions: 'enqueue',
    },
  },
});
