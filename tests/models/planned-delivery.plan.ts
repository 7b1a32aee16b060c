/** What may happen where a planned delivery is changed from the account (BEY-19, BEY-02). */

import { plannedDeliveryMachine } from '#machines/account/planned-delivery/planned-delivery.machine.ts';
import { longestInstructions } from '#machines/domain/order-history.ts';
import { delivery } from './past-orders.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

export const friday = {
  code: 'friday',
  date: '2026-11-27',
  startsAt: '12:00',
  endsAt: '16:00',
  isFull: false,
};
const full = { ...friday, code: 'monday', isFull: true };
const change = { type: 'plannedDelivery.change', deliveryId: 7 } as const;
const tooLong = 'x'.repeat(longestInstructions + 1);

export const plannedDeliveryPlan = planOf({
  machine: plannedDeliveryMachine,
  proves: 'BEY-19, BEY-02',
  requests: [
    { type: 'plannedDelivery.openTimes', delivery: delivery(7) },
    { type: 'plannedDelivery.openInstructions', delivery: delivery(7) },
    { type: 'plannedDelivery.retry' },
    { type: 'plannedDelivery.close' },
    { ...change, change: { kind: 'confirm' } },
    { ...change, change: { kind: 'move', to: friday } },
    { ...change, change: { kind: 'move', to: full } },
    { ...change, deliveryId: 8, change: { kind: 'move', to: friday } },
    { ...change, change: { kind: 'instruct', instructions: 'At the gate' } },
    { ...change, change: { kind: 'instruct', instructions: tooLong } },
    { type: 'plannedDelivery.leave' },
    { type: 'plannedDelivery.forget' },
  ],
  answers: {
    reading: [done('readChoices', [friday, full]), ...failing('readChoices', 'network')],
    saving: [done('changeDelivery'), ...failing('changeDelivery', 'refused', 'sessionExpired')],
  },
  projection: ({ delivery: open, choices, isLeft, failure }) => [
    open === null,
    choices === null,
    isLeft,
    failure?.kind ?? null,
  ],

  rules: ({ now, was, state, before, type, event, error, facts, isDone, isFailed }, must) => {
    const asked = JSON.stringify(event['change'] ?? null);
    // a request made again after signing in is not read a second time
    const isOwn = event['deliveryId'] === was.delivery?.id;
    const fits = !asked.includes('monday') && !asked.includes(tooLong);
    const isOfDialog =
      (before === 'choosing' && asked.includes('move')) ||
      (before === 'writing' && asked.includes('instruct'));
    const isSent = type === change.type && (before === 'idle' || (isOfDialog && isOwn && fits));
    must.start('changeDelivery', isSent, { deliveryId: event['deliveryId'], change: event['change'] });
    const isMoved = was.asked?.change.kind === 'move' && !was.isLeft;
    const isReread = isFailed('changeDelivery') && isMoved && String(error?.kind) !== 'sessionExpired';
    const isRetried = type === 'plannedDelivery.retry' && before === 'unread';
    const isOpened = type === 'plannedDelivery.openTimes' && before === 'idle';
    must.start('readChoices', isOpened || isRetried || isReread, { deliveryId: 7 });
    must.emit('plannedDelivery.changed', isDone('changeDelivery'));
    must.emit('plannedDelivery.failed', isFailed('changeDelivery'), {
      failure: error,
      asked: was.asked,
      isLeft: was.isLeft,
    });
    must({
      'an ended session is shown by its dialog alone (BEY-02)':
        now.failure?.kind !== 'sessionExpired' || state === 'unread',
      'a fact of success holds no instructions (TRK-04)': !(
        isDone('changeDelivery') && JSON.stringify(facts).includes('At the gate')
      ),
      'nothing is left of a dialog that is over': state !== 'idle' || (now.delivery === null && !now.isLeft),
      'a dialog closes at once':
        type !== 'plannedDelivery.close' || state === (before === 'saving' ? before : 'idle'),
      'instructions are written at once':
        !type.endsWith('openInstructions') || before !== 'idle' || state === 'writing',
      'hours that cannot be read are a failure': state !== 'unread' || now.failure !== null,
      'hours that are read again are none': !isRetried || now.failure === null,
      'a dialog that was left is known':
        type !== 'plannedDelivery.leave' || before !== 'saving' || now.isLeft,
      'a refused change keeps its dialog open':
        !isFailed('changeDelivery') || was.isLeft || (now.delivery === null) === (was.delivery === null),
    });
    if (type === 'plannedDelivery.forget') must(state === 'idle' && now.delivery === null, 'forgotten');
  },
});
