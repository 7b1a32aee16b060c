/** What may happen to the promise of a delivery day (BEY-18). */

import { deliveryPromiseMachine } from '#machines/desk/delivery-promise/delivery-promise.machine.ts';
import type { DeliveryPromise, PromisedPlace } from '#machines/domain/delivery-promise.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const place = (countryCode: string, postcode: string): PromisedPlace => ({ countryCode, postcode });
const brisbane = place('AU', '4064');
const wellington = place('NZ', '6011');

const promise: DeliveryPromise = {
  ...brisbane,
  locality: 'Paddington',
  isServed: true,
  weekdays: [2, 6],
  next: '2026-11-28',
  orderBy: '2026-11-27 14:00',
  methods: [],
  said: { place: '4064', sentence: 'On Tuesdays.', next: null, short: null, orderBy: null },
};

export const deliveryPromisePlan = planOf({
  machine: deliveryPromiseMachine,
  proves: 'BEY-18',
  inputs: [{ promisedPlace: null }, { promisedPlace: brisbane }],
  requests: [
    { type: 'deliveryPromise.ask', place: place('AU', ' 40 64') },
    { type: 'deliveryPromise.ask', place: wellington },
    { type: 'deliveryPromise.ask', place: place('AU', '40') },
    { type: 'deliveryPromise.noteAddress', place: brisbane },
    { type: 'deliveryPromise.noteAddress', place: wellington },
    { type: 'deliveryPromise.noteAddress', place: place('AU', '') },
    { type: 'deliveryPromise.retry' },
    { type: 'deliveryPromise.forget' },
  ],
  answers: {
    asking: [done('readPromise', promise), done('readPromise', null), ...failing('readPromise', 'network')],
  },
  projection: ({ place: asked, promise: known, isMistyped, failure: reason }) => [
    asked,
    known,
    isMistyped,
    reason,
  ],

  rules: ({ now, was, state, before, type, event, isDone, isFailed }, must) => {
    const asked = event['place'] as PromisedPlace | undefined;
    const code = asked?.postcode.replaceAll(' ', '') ?? '';
    const isWhole = code.length === 4;
    const isNew = was.place?.postcode !== code;
    const isAsked = type === 'deliveryPromise.ask' && isWhole;
    const isNoted = type === 'deliveryPromise.noteAddress' && isWhole && isNew;
    const isStarted = type === 'xstate.init' && now.place !== null;
    must.start(
      'readPromise',
      isAsked || isNoted || isStarted || (type === 'deliveryPromise.retry' && before === 'failed'),
      now.place ?? undefined,
    );
    const isAnswered = isDone('readPromise') && event['output'] !== null;
    must.emit('deliveryPromise.answered', isAnswered, { place: was.place });
    must.emit('deliveryPromise.forgotten', type === 'deliveryPromise.forget');
    must({
      'a mistyped postcode is said and asks nothing':
        type !== 'deliveryPromise.ask' || now.isMistyped === !isWhole,
      'the answer for another place is not shown': !((isAsked || isNoted) && isNew) || now.promise === null,
      'the answer stays in sight while the same is asked': !isAsked || isNew || now.promise === was.promise,
      'a failure can be asked again':
        !isFailed('readPromise') || (state === 'failed' && now.failure !== null),
      'an answer is known': !isAnswered || state === 'known',
      'the start ends at once': state !== 'starting',
      'a backend that cannot answer leaves no trace':
        !isDone('readPromise') || isAnswered || now.place === null,
    });
    if (type === 'deliveryPromise.forget')
      must(state === 'unasked' && now.place === null && now.promise === null, 'all is forgotten');
  },
});
