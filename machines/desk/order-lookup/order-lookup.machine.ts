/** Finds an order without an account; the latest question wins and input is kept (BEY-12). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import {
  emptyQuestion,
  isSameQuestion,
  lateOrderAnswer,
  nextQuestion,
  type OrderProof,
  type OrderQuestion,
  type OrderQuestionDraft,
  type TrackedOrder,
} from '../../domain/order-lookup.ts';
import { present } from '../../domain/present.ts';
import { findOrder } from './order-lookup.actors.ts';
import type { OrderLookupEvent, OrderLookupFact } from './order-lookup.events.ts';

export interface OrderLookupContext {
  /** The proof that is needed besides number and email. */
  readonly proof: OrderProof;
  readonly draft: OrderQuestionDraft;
  /** The last question; null before the first. */
  readonly asked: OrderQuestion | null;
  readonly order: TrackedOrder | null;
  readonly failure: Failure | null;
  /** Counts the customers forgotten so far; the next one gets an empty form. */
  readonly forgotten: number;
}

export const orderLookupMachine = setup({
  types: {
    input: {} as { readonly proof: OrderProof },
    context: {} as OrderLookupContext,
    events: {} as OrderLookupEvent,
  },
  actors: { findOrder },
  actions: {
    report: sendParent((_, fact: OrderLookupFact) => fact),
    updateDraft: assign({
      draft: ({ context }, { draft }: { draft: Partial<OrderQuestionDraft> }) => ({
        ...context.draft,
        ...draft,
      }),
    }),
    setQuestion: assign({
      draft: (_, { question }: { question: OrderQuestion }) => question,
      asked: (_, { question }: { question: OrderQuestion }) => question,
      order: null,
      failure: null,
    }),
    prepare: assign({
      draft: (_, { question }: { question: OrderQuestion }) => question,
      asked: null,
      order: null,
      failure: null,
    }),
    setOrder: assign({ order: (_, { output }: { output: TrackedOrder }) => output }),
    resetQuestion: assign({ draft: ({ context }) => nextQuestion(context.draft), asked: null, order: null }),
    forget: assign({
      draft: emptyQuestion,
      asked: null,
      order: null,
      failure: null,
      forgotten: ({ context }) => context.forgotten + 1,
    }),
    fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'orderLookup.failed', kind: failure.kind } satisfies OrderLookupFact);
    }),
  },
  guards: {
    isAskedAlready: ({ context }, { question }: { question: OrderQuestion }) =>
      context.asked !== null && isSameQuestion(context.asked, question),
  },
  delays: {
    /** Longer than a slow server takes, shorter than a customer waits. */
    answerPatience: 30_000,
  },
}).createMachine({
  id: 'orderLookup',
  context: ({ input: { proof } }) => ({
    proof,
    draft: emptyQuestion,
    asked: null,
    order: null,
    failure: null,
    forgotten: 0,
  }),
  initial: 'editing',
  on: {
    'orderLookup.keepDraft': { actions: { type: 'updateDraft', params: ({ event }) => event } },
    'orderLookup.find': {
      target: '.looking',
      actions: { type: 'setQuestion', params: ({ event }) => event },
    },
    'orderLookup.prepare': { target: '.editing', actions: { type: 'prepare', params: ({ event }) => event } },
    'orderLookup.renew': { description: 'Only a found order is replaced by another question.' },
    'orderLookup.forget': { target: '.editing', actions: 'forget' },
  },
  states: {
    editing: {},
    looking: {
      tags: 'busy',
      on: {
        'orderLookup.find': [
          {
            guard: { type: 'isAskedAlready', params: ({ event }) => event },
            description: 'Pressed twice, it is asked once.',
          },
          {
            target: 'looking',
            reenter: true,
            actions: { type: 'setQuestion', params: ({ event }) => event },
          },
        ],
      },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ question: present(context.asked, 'question') }),
        onDone: {
          target: 'found',
          actions: [
            { type: 'setOrder', params: ({ event }) => event },
            { type: 'report', params: { type: 'orderLookup.found' } },
          ],
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      after: {
        answerPatience: { target: 'failed', actions: { type: 'fail', params: { error: lateOrderAnswer } } },
      },
    },
    found: {
      on: {
        'orderLookup.keepDraft': { description: 'The form is no longer on the page.' },
        'orderLookup.renew': { target: 'editing', actions: 'resetQuestion' },
      },
    },
    failed: { description: 'The input is kept, to be corrected or sent again.' },
  },
});
