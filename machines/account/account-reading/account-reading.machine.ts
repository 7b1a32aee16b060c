/** Reads one part of a customer's account, such as orders or one invoice (§2, ACC-01). */

import { assign, sendParent, setup } from 'xstate';
import type { AccountContent, AccountSubject } from '../../domain/account-subject.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { readAccount } from './account-reading.actors.ts';
import type { AccountReadingEvent, AccountReadingFact } from './account-reading.events.ts';

export interface AccountReadingContext {
  readonly subject: AccountSubject;
  /** The last content read, of any age. */
  readonly content: AccountContent | null;
  /** Why the last read failed. */
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
    setContent: assign({ content: (_, { output }: { output: AccountContent }) => output, failure: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    // content that no longer exists is not shown
    setGone: assign({ content: null, failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    reportFailed: sendParent(({ context: { failure } }): AccountReadingFact => ({
      type: 'accountReading.failed',
      kind: present(failure, 'failure').kind,
    })),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => toFailure(error).kind === 'notFound',
  },
  delays: {
    /** Longer than a slow server takes, shorter than a customer waits. */
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
      description: 'Shows the previous content until the new response arrives.',
      on: { 'accountReading.refresh': {} },
      invoke: {
        id: 'readAccount',
        src: 'readAccount',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: { target: 'loaded', actions: { type: 'setContent', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'setGone', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
      after: {
        answerPatience: { target: 'failed', actions: { type: 'setFailure', params: { error: lateAnswer } } },
      },
    },
    loaded: {},
    failed: {
      description: 'Keeps the previous content beside the error.',
      entry: 'reportFailed',
      on: { 'accountReading.retry': 'loading' },
    },
  },
});
