/** Whether the shopper is connected; reports each change (§4 network, NET-05). */

import { sendParent, setup } from 'xstate';
import { watchConnection } from './network.actors.ts';
import type { NetworkEvent, NetworkFact } from './network.events.ts';

export const networkMachine = setup({
  types: {
    input: {} as { readonly isOnline: boolean },
    context: {} as { readonly wasOnlineAtStart: boolean },
    events: {} as NetworkEvent,
  },
  actors: { watchConnection },
  actions: { report: sendParent((_, fact: NetworkFact) => fact) },
  guards: { isOnlineAtStart: ({ context }) => context.wasOnlineAtStart },
}).createMachine({
  id: 'network',
  context: ({ input }) => ({ wasOnlineAtStart: input.isOnline }),
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'isOnlineAtStart', target: 'online' }, { target: 'offline' }] },
    online: {
      on: {
        'connection.lost': {
          target: 'offline',
          actions: { type: 'report', params: { type: 'network.lost' } },
        },
        'connection.restored': {},
      },
    },
    offline: {
      on: {
        'connection.restored': {
          target: 'online',
          actions: { type: 'report', params: { type: 'network.restored' } },
        },
        'connection.lost': {},
      },
    },
  },
});
