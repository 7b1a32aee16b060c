/** What the server may say of an order whose answer was lost (BEY-01, PAY-04). */

import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import type { OrderState } from '#machines/domain/order.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { orderRequest } from './goods.ts';
import { orderStates } from './order.plan.ts';
import { after, planOf } from '#machines/tools/models/plan.ts';

const order = pendingOrderOf(orderRequest);
const timePasses = after('untilSettled', 'orderOutcome.finding');

export const orderOutcomePlan = planOf({
  machine: orderOutcomeMachine,
  proves: 'BEY-01, PAY-04',
  inputs: [
    { order, isStillPossible: true },
    { order, isStillPossible: false },
  ],
  requests: [{ type: 'orderOutcome.retry' }],
  answers: {
    'finding.asking': [...orderStates, timePasses],
    'finding.pausing': [after('untilAskedAgain', 'orderOutcome.finding.pausing'), timePasses],
    'finding.unknown': [after('untilAskedAgain', 'orderOutcome.finding.unknown'), timePasses],
  },
  projection: ({ hasHadTime }) => hasHadTime,
  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const isResting = before === 'finding.pausing' || before === 'finding.unknown';
    const isAskedAgain = /untilAskedAgain|orderOutcome\.retry/.test(type) && isResting;
    must.start('readOrderState', before === '' || isAskedAgain, { order });
    const answer = isDone('readOrderState') ? (event['output'] as OrderState) : null;
    const isLost = isFailed('readOrderState') && error?.kind === 'cartMissing';
    const isSure = answer !== null && (answer.kind === 'placed' || was.hasHadTime);
    must((state === 'known') === (isSure || isLost), 'the outcome is told once it is sure');
    if (isSure) must(now.state === answer, 'the outcome is the server’s');
    if (isLost) must(now.state?.kind === 'closed', 'a lost cart has no order');
    if (answer !== null && !isSure) must(state === 'finding.pausing', 'a silent server gets time');
    const isUnknown = isFailed('readOrderState') && !isLost;
    must.emit('orderOutcome.unconfirmed', isUnknown);
    must(!isUnknown || state === 'finding.unknown', 'a failed question is asked again');
    if (type === timePasses.type) must(now.hasHadTime && state === before, 'time passes for the server');
  },
});
