/** Consent to tracking: asked once, stored, withdrawn at any time (TRK-05). */

import { assign, setup } from 'xstate';
import { everythingAllowed, nothingAllowed, type ConsentChoice } from '../domain/consent.ts';
import type { ConsentEvent } from './consent.events.ts';

export interface ConsentInput {
  /** The choice of an earlier visit; null where the shopper was never asked. */
  readonly choice: ConsentChoice | null;
  /** Refused by Do Not Track or Global Privacy Control. */
  readonly isRefusedByBrowser: boolean;
}

type Chosen = { readonly choice: ConsentChoice };

export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentInput,
    events: {} as ConsentEvent,
  },
  actions: {
    setChoice: assign({ choice: (_, { choice }: Chosen) => choice }),
  },
  guards: {
    isRefusedByBrowser: ({ context }) => context.isRefusedByBrowser,
    hasChoice: ({ context }) => context.choice !== null,
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isRefusedByBrowser', target: 'barred' },
        { guard: 'hasChoice', target: 'answered.decided' },
        { target: 'answered.asking' },
      ],
    },
    barred: {
      description: 'The browser refuses for the shopper; an earlier choice does not count.',
      on: { 'consent.review': 'explaining' },
    },
    explaining: { on: { 'consent.cancel': 'barred' } },
    answered: {
      initial: 'asking',
      on: {
        'consent.accept': {
          target: '.decided',
          actions: { type: 'setChoice', params: { choice: everythingAllowed } },
        },
        'consent.refuse': {
          target: '.decided',
          actions: { type: 'setChoice', params: { choice: nothingAllowed } },
        },
        'consent.save': {
          target: '.decided',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
        'consent.follow': {
          target: '.decided',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
        'consent.review': '.choosing',
        'consent.choose': '.choosing',
      },
      states: {
        asking: { description: 'Nothing is allowed until the shopper agrees.' },
        choosing: {
          on: { 'consent.cancel': [{ guard: 'hasChoice', target: 'decided' }, { target: 'asking' }] },
        },
        decided: {
          description: 'The choice is made: a second press changes nothing.',
          on: {
            'consent.accept': {},
            'consent.refuse': {},
            'consent.save': {},
            'consent.choose': {},
          },
        },
      },
    },
  },
});
