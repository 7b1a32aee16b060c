/** What may happen to the notice of a delivery (ROUTE-02, BEY-02). */

import { deliveryNoticeMachine } from '#machines/desk/delivery-notice/delivery-notice.machine.ts';
import { delivery } from './past-orders.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const planned = delivery(7);
const confirmed = delivery(7, { stage: 'confirmed', instructions: 'At the gate' });

export const deliveryNoticePlan = planOf({
  machine: deliveryNoticeMachine,
  proves: 'ROUTE-02, BEY-02',
  requests: [
    { type: 'deliveryNotice.open', token: 'one' },
    { type: 'deliveryNotice.open', token: 'two' },
    { type: 'deliveryNotice.retry' },
    { type: 'deliveryNotice.confirm', instructions: null },
    { type: 'deliveryNotice.confirm', instructions: 'At the gate' },
    { type: 'deliveryNotice.forget' },
  ],
  answers: {
    reading: [done('readNotice', planned), ...failing('readNotice', 'notFound', 'sessionExpired')],
    confirming: [done('confirmNotice', confirmed), ...failing('confirmNotice', 'refused', 'sessionExpired')],
  },
  projection: ({ token, delivery: shown, asked, failure: reason }) => [token, shown, asked, reason],

  rules: ({ now, was, state, before, type, event, error, facts, isDone, isFailed }, must) => {
    const isUnderWay = before === 'reading' || before === 'confirming';
    const isOpened = type === 'deliveryNotice.open' && !(isUnderWay && was.token === event['token']);
    const isConfirmed = type === 'deliveryNotice.confirm' && before === 'shown';
    must.start('readNotice', isOpened || (type === 'deliveryNotice.retry' && before === 'unread'), {
      token: now.token,
    });
    must.start('confirmNotice', isConfirmed, { token: was.token, instructions: event['instructions'] });
    must.emit('deliveryNotice.confirmed', isDone('confirmNotice'));
    must.emit('deliveryNotice.failed', isFailed('confirmNotice'), { failure: error, asked: was.asked });
    must({
      'no fact holds the token': !/"(one|two)"/.test(JSON.stringify(facts)),
      'the delivery of another link is not shown': state !== 'reading' || now.delivery === null,
    });
    if (type === 'deliveryNotice.forget')
      must(state === 'unopened' && Object.values(now).every((value) => value === null), 'all is forgotten');
  },
});
