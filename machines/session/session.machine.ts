/** Who the shopper is to the server. So far only the guest's side: a kept token is looked for, none can be made yet (§4, SESS-01). */

import { sendParent, setup } from 'xstate';
import { restoreSession } from './session.actors.ts';
import type { SessionFact } from './session.events.ts';

export const sessionMachine = setup({
  actors: { restoreSession },
  actions: { report: sendParent((_, fact: SessionFact) => fact) },
}).createMachine({
  id: 'session',
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: 'signedOut',
        // storage that cannot be read is no reason to keep anyone out
        onError: 'signedOut',
      },
    },
    signedOut: {
      entry: { type: 'report', params: { type: 'session.restoredAsGuest' } },
    },
  },
});
