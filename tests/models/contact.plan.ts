/** What may happen to an enquiry: written, sent, refused, late, forgotten (CONTENT-03). */

import { contactMachine } from '#machines/desk/contact/contact.machine.ts';
import type { EnquiryDraft } from '#machines/domain/enquiry.ts';
import { failure } from './goods.ts';
import { after, done, failed, planOf } from '#machines/tools/models/plan.ts';

export const written = {
  name: 'Aroha Ngata',
  email: 'aroha@example.com',
  telephone: '09 555 0100',
  comment: 'Where is my cooler?',
};
const blank: EnquiryDraft = { name: null, email: null, telephone: '', comment: '' };

export const contactPlan = planOf({
  machine: contactMachine,
  inputs: [{ draft: null }],
  proves: 'CONTENT-03',
  requests: [
    { type: 'contact.keepDraft', draft: { ...blank, comment: 'Where is' } },
    { type: 'contact.send', enquiry: written },
    { type: 'contact.renew' },
    { type: 'contact.forget' },
  ],
  answers: {
    sending: [
      done('sendEnquiry'),
      failed('sendEnquiry', failure('refused', 'Comment field is required.')),
      failed('sendEnquiry', { ...failure('network'), isUnsent: true }),
      after('answerPatience', 'contact.sending'),
    ],
  },
  projection: ({ draft, failure: reason }) => [draft, reason],

  rules: ({ now, state, before, type, event, error, facts, isDone }, must) => {
    const isLate = type.startsWith('xstate.after');
    const isFault = error !== null || isLate;
    const isSent = type === 'contact.send' && before === 'idle';
    const isWritten = type === 'contact.keepDraft' && before !== 'sent';
    must(!/aroha|cooler|555/i.test(JSON.stringify(facts)), 'no fact says who wrote what');
    must.emit('contact.draftChanged', isWritten || type === 'contact.forget', { draft: now.draft });
    must.start('sendEnquiry', isSent, { enquiry: written });
    must.emit('contact.sent', isDone('sendEnquiry'));
    must.emit('contact.failed', isFault, { kind: error?.kind ?? 'network' });
    if (type === 'contact.forget')
      must(
        state === 'idle' && !/aroha/i.test(JSON.stringify(now)) && now.failure === null,
        'the writer is forgotten',
      );
    const isRenewed = type === 'contact.renew' && before !== 'sending';
    must.enter(
      'idle',
      before === '' || isFault || type === 'contact.forget' || (isRenewed && before === 'sent'),
    );
    must.enter('sending', isSent);
    must.enter('sent', isDone('sendEnquiry'));
    if (isWritten) must.hold({ draft: event['draft'] });
    must(!isSent || now.draft.comment === written.comment, 'what is sent is kept until it has arrived');
    must(!isDone('sendEnquiry') || now.draft.comment === '', 'the next form is empty');
    must(
      !(isSent || (isRenewed && before !== 'sent')) || now.failure === null,
      'a failure is shown until the next try',
    );
  },
});
