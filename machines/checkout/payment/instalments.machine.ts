/** Instalments: the provider approves the total when the order is placed (PAY-03, §7). */

import { assertEvent, assign, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { instalmentsLeft } from '../../domain/payment.ts';
import { present } from '../../domain/present.ts';
import { approveInstalments, type InstalmentsAnswer } from './instalments.actors.ts';
import type { InstalmentsEvent, InstalmentsFact } from './instalments.events.ts';

export interface InstalmentsContext {
  readonly failure: Failure | null;
}

/** Type-checks the fact. */
const fact = (sent: InstalmentsFact): InstalmentsFact => sent;

export const instalmentsMachine = setup({
  types: { context: {} as InstalmentsContext, events: {} as InstalmentsEvent },
  actors: { approveInstalments },
  actions: {
    setFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    clearFailure: assign({ failure: null }),
    reportAuthorized: sendParent(fact({ type: 'instalments.authorized' })),
    reportRedirected: sendParent((_, { to }: InstalmentsAnswer) =>
      fact({ type: 'instalments.redirected', to: present(to, 'to') }),
    ),
    reportRefused: sendParent((_, { failure }: { failure: Failure }) =>
      fact({ type: 'instalments.refused', failure }),
    ),
  },
  delays: {
    /** Longer than a browser needs to leave the page. */
    leavingPatience: 15_000,
  },
  guards: {
    isRedirected: (_, { to }: InstalmentsAnswer) => to !== null,
  },
}).createMachine({
  id: 'instalments',
  context: { failure: null },
  initial: 'ready',
  on: {
    'instalments.clearFailure': { actions: 'clearFailure' },
  },
  states: {
    ready: {
      on: { 'instalments.authorize': { target: 'approving', actions: 'clearFailure' } },
    },
    approving: {
      tags: 'busy',
      invoke: {
        id: 'approveInstalments',
        src: 'approveInstalments',
        input: ({ event }) => {
          assertEvent(event, 'instalments.authorize');
          return event.request;
        },
        onDone: [
          {
            guard: { type: 'isRedirected', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'reportRedirected', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: 'reportAuthorized' },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            { type: 'reportRefused', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          ],
        },
      },
    },
    leaving: {
      tags: 'busy',
      description: "The browser opens the provider's pages, which lead back to the checkout.",
      after: {
        leavingPatience: {
          target: 'ready',
          description: 'The page is still open, or the shopper returned with the Back button.',
          actions: [
            { type: 'setFailure', params: { failure: instalmentsLeft } },
            { type: 'reportRefused', params: { failure: instalmentsLeft } },
          ],
        },
      },
    },
  },
});
