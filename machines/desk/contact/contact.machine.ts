/** An enquiry: sent one at a time and kept until it has arrived (§2 /contact-us, CONTENT-03). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { emptyDraft, lateAnswer, nextDraft, type Enquiry, type EnquiryDraft } from '../../domain/enquiry.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { sendEnquiry } from './contact.actors.ts';
import type { ContactEvent, ContactFact } from './contact.events.ts';

export interface ContactInput {
  /** Typed before a reload; null if nothing was. */
  readonly draft: EnquiryDraft | null;
}

export interface ContactContext {
  readonly draft: EnquiryDraft;
  /** The address for the reply; empty until an enquiry has arrived. */
  readonly replyTo: string;
  readonly failure: Failure | null;
  /** Counts the customers forgotten so far; the next one gets an empty form. */
  readonly forgotten: number;
}

const enquiryIn = (event: { readonly type: string; readonly enquiry?: Enquiry }): Enquiry =>
  present(event.enquiry, 'enquiry');

export const contactMachine = setup({
  types: { input: {} as ContactInput, context: {} as ContactContext, events: {} as ContactEvent },
  actors: { sendEnquiry },
  actions: {
    report: sendParent((_, fact: ContactFact) => fact),
    reportDraft: sendParent(({ context: { draft } }): ContactFact => ({
      type: 'contact.draftChanged',
      draft,
    })),
    updateDraft: assign({
      draft: ({ context }, { draft }: { draft: Partial<EnquiryDraft> }) => ({ ...context.draft, ...draft }),
    }),
    setEnquiry: assign({
      draft: (_, { enquiry }: { enquiry: Enquiry }) => enquiry,
      replyTo: (_, { enquiry }: { enquiry: Enquiry }) => enquiry.email,
      failure: null,
    }),
    resetDraft: assign({ draft: ({ context }) => nextDraft(context.draft) }),
    clearFailure: assign({ failure: null }),
    forget: assign({
      draft: emptyDraft,
      replyTo: '',
      failure: null,
      forgotten: ({ context }) => context.forgotten + 1,
    }),
    fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'contact.failed', kind: failure.kind } satisfies ContactFact);
    }),
  },
  delays: {
    /** Longer than a slow server takes, shorter than a customer waits. */
    answerPatience: 30_000,
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ draft: input.draft ?? emptyDraft, replyTo: '', failure: null, forgotten: 0 }),
  initial: 'idle',
  on: {
    'contact.keepDraft': {
      actions: [{ type: 'updateDraft', params: ({ event }) => event }, 'reportDraft'],
    },
    'contact.renew': { actions: 'clearFailure' },
    'contact.forget': { target: '.idle', actions: ['forget', 'reportDraft'] },
  },
  states: {
    idle: {
      on: {
        'contact.send': {
          target: 'sending',
          actions: { type: 'setEnquiry', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'busy',
      on: {
        'contact.send': { description: 'Pressed twice, it is sent once.' },
        'contact.renew': { description: 'The running request finishes even when the page is left.' },
      },
      invoke: {
        id: 'sendEnquiry',
        src: 'sendEnquiry',
        input: ({ event }) => ({ enquiry: enquiryIn(event) }),
        onDone: {
          target: 'sent',
          actions: ['resetDraft', { type: 'report', params: { type: 'contact.sent' } }],
        },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
      after: {
        answerPatience: { target: 'idle', actions: { type: 'fail', params: { error: lateAnswer } } },
      },
    },
    sent: {
      on: {
        'contact.keepDraft': { description: 'The form is no longer on the page.' },
        'contact.send': { description: 'The enquiry has arrived.' },
        'contact.renew': 'idle',
      },
    },
  },
});
