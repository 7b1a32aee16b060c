/** What may become of an order whose page did not see its end (PAY-04, BEY-01). */

import type { EventObject } from 'xstate';
import { type OrderState } from '#machines/domain/order.ts';
import { forgottenOrderMessages } from '#machines/domain/order-messages.ts';
import { notPlacedMessage, pendingOrderOf } from '#machines/domain/pending-order.ts';
import type { RecoveryEvent, RecoveryFact } from '#machines/trade/recovery/recovery.events.ts';
import { recoveryMachine } from '#machines/trade/recovery/recovery.machine.ts';
import { failure, orderRequest } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

const order = pendingOrderOf(orderRequest);

const answers: readonly EventObject[] = [
  done('orderOutcome', { kind: 'placed', orderNumber: '000000042' }),
  done('orderOutcome', { kind: 'placed', orderNumber: null }),
  done('orderOutcome', { kind: 'open' }),
  done('orderOutcome', { kind: 'closed' }),
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

const answersIn: Readonly<Record<string, readonly EventObject[]>> = {
  idle: [failed('watchOrders', failure('unexpected'))],
  holding: [failed('holdOrder', failure('unexpected'))],
  'following.waiting': [
    { type: 'order.claimed', order: null } as EventObject,
    failed('holdOrder', failure('unexpected')),
  ],
  'following.finding': [...answers, { type: 'orderOutcome.unconfirmed' }],
};

export const recoveryPlan = planOf({
  machine: recoveryMachine,
  proves: 'PAY-04, BEY-01',
  requests: always,
  answers: answersIn,
  projection: ({ order: kept }) => kept !== null,

  rules: ({ now, state, before, type, event, steps, sent, isDone, isFailed }, must) => {
    const told = steps.flatMap(({ view }) => view.facts as readonly RecoveryFact[]);
    told.forEach((fact, index) => {
      const isAfterStart = told[index - 1]?.type === 'recovery.started';
      must((fact.type === 'recovery.started') !== isAfterStart, 'an order under way has one end');
    });
    const isFollowing = before.startsWith('following');
    must(state.startsWith('following') === (told.at(-1)?.type === 'recovery.started'), 'it is told');
    const isBegun = type === 'recovery.begin' && before === 'idle';
    const isNoticed = type === 'order.noticed' && before === 'idle' && event['order'] !== null;
    const isClaimed = type === 'order.claimed' && before === 'following.waiting' && event['order'] !== null;
    must.start('watchOrders', before === '');
    must.start('holdOrder', isBegun || isNoticed, { order, isOwn: isBegun });
    must.start('orderOutcome', isClaimed || (isFailed('holdOrder') && isFollowing), {
      order,
      isStillPossible: true,
    });
    const isRetried = type === 'recovery.retry' && before === 'following.finding';
    must(sent.includes('orderOutcome orderOutcome.retry') === isRetried, 'the shopper may ask at once');
    must(!isBegun || state === 'holding', 'the tab that orders holds the order');
    const answer = isDone('orderOutcome') ? (event['output'] as OrderState) : null;
    const isPlaced = answer?.kind === 'placed';
    const number = isPlaced ? answer.orderNumber : null;
    must.emit('recovery.started', isNoticed);
    must.emit('recovery.placed', isPlaced, {
      cartId: order.cartId,
      receipt: { ...order.receipt, orderNumber: number },
      purchase: { ...order.purchase, id: number },
    });
    must.emit('recovery.refused', answer !== null && !isPlaced, {
      kind: answer?.kind === 'open' ? 'refused' : 'cartMissing',
      message: answer?.kind === 'open' ? notPlacedMessage : forgottenOrderMessages.unconfirmed,
    });
    must.emit('recovery.abandoned', type === 'recovery.forget' && before === 'following.finding', {
      message: forgottenOrderMessages.unconfirmed,
    });
    const isEnded =
      (type === 'recovery.forget' && before === 'following.waiting') ||
      (type === 'order.noticed' && isFollowing && event['order'] === null) ||
      (type === 'order.claimed' && before === 'following.waiting' && event['order'] === null);
    must.emit('recovery.ended', isEnded);
    must(state !== 'idle' || now.order === null, 'an order that ended is forgotten');
    const isLetGo = state === 'idle' && (isFollowing || before === 'holding');
    must(sent.includes('holdOrder order.settled') === isLetGo, 'what is settled is not stored');
    must(isLetGo || !/recovery\.(end|forget)/.test(type) || before !== 'holding', 'the order is let go');
    must(type !== 'order.ceded' || !isFollowing || state === 'following.waiting', 'another tab looks');
  },
});
