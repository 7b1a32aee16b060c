/** One step of the checkout: submitted, then accepted or rejected (§4 checkout steps, CHK-04). */

import { assign, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { submitStep } from './step.actors.ts';
import type { StepEvent, StepFact, Submission } from './step.events.ts';

export interface StepContext {
  readonly submission: Submission | null;
  readonly failure: Failure | null;
}

export const stepMachine = setup({
  types: { context: {} as StepContext, events: {} as StepEvent, emitted: {} as StepFact },
  actors: { submitStep },
  actions: {
    report: enqueueActions(({ enqueue }, fact: StepFact) => {
      enqueue.sendParent(fact);
      enqueue.emit(fact);
    }),
    setSubmission: assign({
      submission: (_, params: { submission: Submission }) => params.submission,
      failure: null,
    }),
    setFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
}).createMachine({
  id: 'step',
  context: { submission: null, failure: null },
  initial: 'untouched',
  on: {
    'step.submit': {
      target: '.submitting',
      reenter: true,
      description: 'A newer submission replaces a running one.',
      actions: { type: 'setSubmission', params: ({ event }) => event },
    },
  },
  states: {
    untouched: {},
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submitStep',
        src: 'submitStep',
        input: ({ context }) => ({ submission: present(context.submission, 'submission') }),
        onDone: 'accepted',
        onError: {
          target: 'rejected',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    accepted: {
      entry: {
        type: 'report',
        params: ({ context }) => ({
          type: 'step.accepted',
          submission: present(context.submission, 'submission'),
        }),
      },
    },
    rejected: {
      entry: {
        type: 'report',
        params: ({ context }) => ({
          type: 'step.rejected',
          submission: present(context.submission, 'submission'),
          failure: present(context.failure, 'failure'),
        }),
      },
    },
  },
});
