/** What may happen to the look-up of an order (BEY-12). */

import { isDeepStrictEqual } from 'node:util';
import type { OrderQuestion, OrderQuestionDraft, TrackedOrder } from '#machines/domain/order-lookup.ts';
import { orderLookupMachine } from '#machines/desk/order-lookup/order-lookup.machine.ts';
import { failure } from './goods.ts';
import { ownOrder } from './past-orders.ts';
import { after, done, failed, planOf } from '#machines/tools/models/plan.ts';

const asked: OrderQuestion = {
  number: '000000042',
  email: 'gus@example.com',
  postcode: '2300',
  lastname: '',
};
const mended: OrderQuestion = { ...asked, postcode: '2301' };
const blank: OrderQuestionDraft = { number: '', email: null, postcode: '', lastname: '' };

const order: TrackedOrder = ownOrder('000000042', { email: 'gus@example.com' });

export const orderLookupPlan = planOf({
  machine: orderLookupMachine,
  proves: 'BEY-12',
  inputs: [{ proof: 'postcode' }],
  requests: [
    { type: 'orderLookup.keepDraft', draft: { ...blank, number: '0000' } },
    { type: 'orderLookup.find', question: asked },
    { type: 'orderLookup.find', question: mended },
    { type: 'orderLookup.prepare', question: asked },
    { type: 'orderLookup.renew' },
    { type: 'orderLookup.forget' },
  ],
  answers: {
    looking: [
      done('findOrder', order),
      failed('findOrder', failure('notFound', 'We found no order.')),
      failed('findOrder', failure('sessionExpired')),
      after('answerPatience', 'orderLookup.looking'),
    ],
  },
  projection: ({ draft, asked: question, failure: reason }) => [draft, question, reason],

  rules: ({ now, was, state, before, type, event, error, facts, isDone }, must) => {
    const isFault = error !== null || type.startsWith('xstate.after');
    const isSame = before === 'looking' && isDeepStrictEqual(was.asked, event['question']);
    const isAsked = type === 'orderLookup.find' && !isSame;
    must(!/gus|000000042|230/.test(JSON.stringify(facts)), 'no fact says whose order it was');
    must.start('findOrder', isAsked, { question: event['question'] });
    must.emit('orderLookup.found', isDone('findOrder'));
    must.emit('orderLookup.failed', isFault, { kind: error?.kind ?? 'network' });
    if (type === 'orderLookup.forget')
      must(state === 'editing' && !JSON.stringify(now).includes('gus') && now.failure === null, 'it is gone');
    const isRenewed = type === 'orderLookup.renew' && before === 'found';
    const isPrepared = type === 'orderLookup.prepare';
    must.enter('editing', before === '' || isPrepared || type === 'orderLookup.forget' || isRenewed);
    must.enter('looking', isAsked);
    must.enter('found', isDone('findOrder'));
    must.enter('failed', isFault);
    if (isDone('findOrder')) must.hold({ order: event['output'] });
    if (isRenewed) must.hold({ order: null, asked: null });
    if (isPrepared) must(now.draft.number === asked.number, 'the form begins with what is known');
    if (type === 'orderLookup.keepDraft' && before !== 'found') must.hold({ draft: event['draft'] });
  },
});
