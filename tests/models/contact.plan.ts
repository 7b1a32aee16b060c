/** What may happen to an enquiry: written, sent, refused, late, forgotten (CONTENT-03). */

import type { EventObject } from 'xstate';
import type { ContactEvent } from '#machines/contact/contact.events.ts';
import { contactMachine, type ContactContext } from '#machines/contact/contact.machine.ts';
import type { EnquiryDraft } from '#machines/domain/enquiry.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

type Late = { readonly type: 'xstate.after.answerPatience.contact.sending' };
type Answer = { readonly type: 'xstate.done.actor.sendEnquiry' } | Failed<'sendEnquiry'> | Late;

const written = {
  name: 'Aroha Ngata',
  email: 'aroha@example.com',
  telephone: '09 555 0100',
  comment: 'Where is my cooler?',
};
const blank: EnquiryDraft = { name: null, email: null, telephone: '', comment: '' };

const wishes: readonly ContactEvent[] = [
  { type: 'contact.keepDraft', draft: { ...blank, comment: 'Where is' } },
  { type: 'contact.send', enquiry: written },
  { type: 'contact.renew' },
  { type: 'contact.forget' },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  sending: [
    done('sendEnquiry'),
    failed('sendEnquiry', failure('refused', 'Comment field is required.')),
    failed('sendEnquiry', { ...failure('network'), isUnsent: true }),
    after('answerPatience', 'contact.sending'),
  ],
};

class Desk extends Stage<ContactContext> {
  fail(reason: Failure): void {
    this.state = 'idle';
    this.memory.failure = reason;
    this.tell({ type: 'contact.failed', kind: reason.kind });
  }

  hear(event: ContactEvent | Answer): void {
    switch (event.type) {
      case 'contact.keepDraft':
        if (this.state !== 'sent') this.memory.draft = event.draft;
        return;
      case 'contact.send':
        if (this.state !== 'idle') return;
        this.memory.draft = event.enquiry;
        this.memory.replyTo = event.enquiry.email;
        this.memory.failure = null;
        return this.ask('sending', 'sendEnquiry', { enquiry: event.enquiry });
      case 'contact.renew':
        if (this.state === 'sending') return;
        this.state = 'idle';
        this.memory.failure = null;
        return;
      case 'contact.forget':
        this.state = 'idle';
        this.memory.draft = blank;
        this.memory.replyTo = '';
        this.memory.failure = null;
        return;
      case 'xstate.done.actor.sendEnquiry':
        this.state = 'sent';
        this.memory.draft = { ...this.memory.draft, comment: '' };
        return this.tell({ type: 'contact.sent' });
      case 'xstate.after.answerPatience.contact.sending':
        return this.fail({ kind: 'network', message: 'We got no answer from the shop in time.' });
      default:
        return this.fail(event.error);
    }
  }
}

export const contactPlan: ModelPlan = {
  machine: contactMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: ({ draft, failure: reason }) => [draft, reason],
  oracle: oracleFrom(
    Desk,
    () => new Desk('idle', { draft: blank, replyTo: '', failure: null }),
    (desk, event: ContactEvent | Answer) => desk.hear(event),
  ),
  invariants: (steps) => {
    const broken: string[] = [];
    const now = steps.at(-1);
    const told = JSON.stringify(now?.view.facts);
    if (/aroha|cooler|555/i.test(told)) broken.push('a fact says who wrote what');
    const asked = steps.filter(({ view }) => view.asked.length > 0).length;
    const ended = steps.filter(({ event }) => /^xstate\.(done|error|after)|contact\.forget/.test(event.type));
    if (asked > ended.length + 1) broken.push('sent while one was under way');
    // whatever goes wrong, what was written is there to be sent again
    const { draft } = (now?.view.context ?? {}) as unknown as ContactContext;
    if (/^xstate\.(error|after)/.test(now?.event.type ?? '') && draft.comment === '')
      broken.push('what was written is lost');
    return broken;
  },
};
