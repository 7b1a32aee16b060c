/** What may become of an order whose page did not see its end (PAY-04, BEY-01). */

import type { EventObject } from 'xstate';
import { forgottenOrderMessages, type OrderState } from '#machines/domain/order.ts';
import { notPlacedMessage, pendingOrderOf } from '#machines/domain/pending-order.ts';
import type { RecoveryEvent, RecoveryFact } from '#machines/recovery/recovery.events.ts';
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts';
import { after, done, failed } from '#tests/support/model.ts';
import { failure, orderRequest } from './goods.ts';
import { failing, planOf } from './plan.ts';

const order = pendingOrderOf(orderRequest);

const answers: readonly EventObject[] = [
  done('readPendingState', { kind: 'placed', orderNumber: '000000042' }),
  done('readPendingState', { kind: 'placed', orderNumber: null }),
  done('readPendingState', { kind: 'open' }),
  done('readPendingState', { kind: 'closed' }),
  ...failing('readPendingState', 'network', 'cartMissing'),
];

const always: readonly RecoveryEvent[] = [
  { type: 'recovery.begin', order },
  { type: 'recovery.end' },
  { type: 'recovery.forget' },
  { type: 'recovery.retry' },
  { type: 'order.noticed', order },
  { type: 'order.noticed', order: null },
  { type: 'order.claimed', order },
  { type: 'order.ceded' },
];

const timePasses = after('untilSettled', 'recovery.following.finding');

const answersIn: Readonly<Record<string, readonly EventObject[]>> = {
  idle: [failed('watchOrders', failure('unexpected'))],
  holding: [failed('holdOrder', failure('unexpected'))],
  'following.waiting': [
    { type: 'order.claimed', order: null } as EventObject,
    failed('holdOrder', failure('unexpected')),
  ],
  'following.finding.asking': [...answers, timePasses],
  'following.finding.pausing': [after('untilAskedAgain', 'recovery.following.finding.pausing'), timePasses],
  'following.finding.unknown': [after('untilAskedAgain', 'recovery.following.finding.unknown'), timePasses],
};

export const recoveryPlan = planOf({
  machine: recoveryMachine,
  requests: always,
  answers: answersIn,
  projection: ({ hasHadTime }) => hasHadTime,

  rules: ({ was, state, before, type, event, error, steps, isDone, isFailed }, must) => {
    const told = steps.flatMap(({ view }) => view.facts as readonly RecoveryFact[]);
    told.forEach((fact, index) => {
      const isAfterStart = told[index - 1]?.type === 'recovery.started';
      must((fact.type === 'recovery.started') !== isAfterStart, 'an order under way has one end');
    });
    const times = steps.filter((step) => step.event.type === timePasses.type).length;
    const refusals = told.filter(
      (fact) => fact.type === 'recovery.refused' && fact.message === notPlacedMessage,
    );
    must(refusals.length <= times, 'an order is not called lost before the server had time to place it');
    const isFollowing = before.startsWith('following');
    must(state.startsWith('following') === (told.at(-1)?.type === 'recovery.started'), 'it is told');
    const isBegun = type === 'recovery.begin' && before === 'idle';
    const isNoticed = type === 'order.noticed' && before === 'idle' && event['order'] !== null;
    const isClaimed = type === 'order.claimed' && before === 'following.waiting' && event['order'] !== null;
    const isLater = type.startsWith('xstate.after.untilAskedAgain');
    const isRetry = type === 'recovery.retry' && before === 'following.finding.unknown';
    must.start('watchOrders', before === '');
    must.start('holdOrder', isBegun || isNoticed, { order, isOwn: isBegun });
    must.start(
      'readPendingState',
      isClaimed || isLater || isRetry || (isFailed('holdOrder') && isFollowing),
      { order },
    );
    const answer = isDone('readPendingState') ? (event['output'] as OrderState) : null;
    const isPlaced = answer?.kind === 'placed';
    const number = isPlaced ? answer.orderNumber : null;
    const isLost = isFailed('readPendingState') && error?.kind === 'cartMissing';
    must.emit('recovery.started', isNoticed);
    must.emit('recovery.placed', isPlaced, {
      cartId: order.cartId,
      receipt: { ...order.receipt, orderNumber: number },
      purchase: { ...order.purchase, id: number },
    });
    must.emit('recovery.refused', isLost || (answer !== null && !isPlaced && was.hasHadTime), {
      message: answer?.kind === 'open' ? notPlacedMessage : forgottenOrderMessages.doubted,
    });
    must.emit('recovery.abandoned', type === 'recovery.forget' && before.startsWith('following.finding'), {
      message: forgottenOrderMessages.doubted,
    });
    const isEnded =
      (type === 'recovery.forget' && before === 'following.waiting') ||
      (type === 'order.noticed' && isFollowing && event['order'] === null) ||
      (type === 'order.claimed' && before === 'following.waiting' && event['order'] === null);
    must.emit('recovery.ended', isEnded);
    if (answer !== null && !isPlaced && !was.hasHadTime)
      must(state === 'following.finding.pausing', 'the server gets time');
  },
});
