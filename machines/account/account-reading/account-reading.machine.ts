/** Reads one part of a customer's own (their orders, one order, a bill …) and keeps it until they are gone; one is made per subject (§2 customer routes, ACC-01). */

import { assign, sendParent, setup } from 'xstate';
import type { AccountContent, AccountSubject } from '../../domain/account-subject.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { readAccount } from './account-reading.actors.ts';
import type { AccountReadingEvent, AccountReadingFact } from './account-reading.events.ts';

export interface AccountReadingContext {
  readonly subject: AccountSubject;
  /** What was last read, however long ago. */
  readonly content: AccountContent | null;
  /** Why it could not be read just now. */
  readonly failure: Failure | null;
}

const lateAnswer: Failure = { kind: 'network', message: 'We got no answer from the shop in time.' };

export const accountReadingMachine = setup({
  types: {
    input: {} as { readonly subject: AccountSubject },
    context: {} as AccountReadingContext,
    events: {} as AccountReadingEvent,
  },
  actors: { readAccount },
  actions: {
    keepContent: assign({ content: (_, { output }: { output: AccountContent }) => output, failure: null }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    // what is gone is no longer shown as if it were there
    keepAbsence: assign({ content: null, failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    reportFailed: sendParent(({ context: { failure } }): AccountReadingFact => ({
      type: 'accountReading.failed',
      kind: present(failure, 'failure').kind,
    })),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => toFailure(error).kind === 'notFound',
  },
  delays: {
    /** Longer than a slow shop, shorter than the patience of whoever waits. */
    answerPatience: 30_000,
  },
}).createMachine({
  id: 'accountReading',
  context: ({ input }) => ({ subject: input.subject, content: null, failure: null }),
  initial: 'loading',
  on: { 'accountReading.refresh': '.loading', 'accountReading.retry': {} },
  states: {
    loading: {
      tags: 'busy',
      description: 'What was read before stays in sight until the new answer is in.',
      on: { 'accountReading.refresh': {} },
      invoke: {
        id: 'readAccount',
        src: 'readAccount',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: { target: 'loaded', actions: { type: 'keepContent', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepAbsence', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      after: {
        answerPatience: { target: 'failed', actions: { type: 'keepFailure', params: { error: lateAnswer } } },
      },
    },
    loaded: {},
    failed: {
      description: 'What was read before is still better than an error alone.',
      entry: 'reportFailed',
      on: { 'accountReading.retry': 'loading' },
    },
  },
});
