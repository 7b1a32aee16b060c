/** What may happen to a frozen order: it is paid once, sent once, told once (BEY-01, BEY-06). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { PlacingEvent } from '#machines/checkout/placing.events.ts';
import { placingMachine } from '#machines/checkout/placing.machine.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { dollars, failure, orderRequest, visa } from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const { payment: _, ...order } = orderRequest;
/** The same goods, at a lower price. */
const repriced = { ...order.seen, subtotal: dollars(29) };
const request = { ...order, seen: repriced, payment: visa };
const submission: Submission = {
  step: 'billingAddress',
  cartId: order.cartId,
  email: order.email,
  address: order.billing,
};
const receipt = receiptOf(request, '000000042');

const requests: readonly PlacingEvent[] = [
  { type: 'placing.begin', order, isBilledElsewhere: true },
  { type: 'placing.begin', order, isBilledElsewhere: false },
  { type: 'placing.confirmLock', cart: repriced },
  { type: 'placing.confirmPayment', authorisation: visa },
  { type: 'placing.stop' },
  { type: 'placing.forget' },
  { type: 'step.accepted', submission },
  { type: 'step.rejected', submission, failure: failure('refused') },
  { type: 'order.placed', receipt },
  { type: 'order.refused', failure: failure('cardRefused'), isSent: true },
  { type: 'order.refused', failure: failure('network'), isSent: false },
  { type: 'order.stopped', changes: ['Paper cups have left your cart.'] },
  { type: 'order.unconfirmed' },
];

const outcomes: Readonly<Record<string, string>> = {
  'order.placed': 'placed',
  'order.refused': 'refused',
  'order.stopped': 'refused',
  'order.unconfirmed': 'unconfirmed',
};

export const placingPlan = planOf({
  machine: placingMachine,
  proves: 'BEY-01, BEY-06',
  requests,
  projection: ({ order: frozen, isBilledElsewhere }) => [frozen?.seen === repriced, isBilledElsewhere],
  rules: ({ now, state, before, type, event, steps, told }, must) => {
    const asked: readonly EventObject[] = (steps.at(-1)?.view.asked ?? []).flatMap((one) =>
      'event' in one ? [one.event] : [],
    );
    const one = (name: string, isDue: boolean, sent: object): void => {
      const due = isDue ? [{ type: name, ...sent }] : [];
      must(
        isDeepStrictEqual(
          asked.filter((question) => question.type === name),
          due,
        ),
        `${name} is sent once`,
      );
    };
    const isLocked = type === 'placing.confirmLock' && before === 'locking';
    const isBill = isLocked && now.isBilledElsewhere;
    const isBilled = type === 'step.accepted' && before === 'billing';
    const isPaid = type === 'placing.confirmPayment' && before === 'authorizing';
    const isOrdering = before === 'ordering';
    one('step.submit', isBill, { submission });
    one('order.place', isPaid, { request });
    must.emit('placing.billingAccepted', isBilled);
    must.emit('placing.billingRefused', type === 'step.rejected' && before === 'billing', {
      failure: event['failure'],
    });
    must.emit('placing.paymentRequested', (isLocked && !isBill) || isBilled);
    must.emit('placing.orderBegun', isPaid, { order: pendingOrderOf(request) });
    must.emit('placing.orderPlaced', isOrdering && type === 'order.placed', { receipt });
    must.emit('placing.orderRefused', isOrdering && type === 'order.refused', {
      failure: event['failure'],
      isSent: event['isSent'],
    });
    must.emit('placing.orderStopped', isOrdering && type === 'order.stopped', { changes: event['changes'] });
    must.emit('placing.orderUnconfirmed', isOrdering && type === 'order.unconfirmed');
    const outcome = before === 'forgotten' ? (outcomes[type] ?? null) : null;
    must.emit('placing.orderForgotten', outcome !== null, { outcome });
    must(state !== 'forgotten' || now.order === null, 'nothing of the order stays');
    must(before !== 'forgotten' || (outcome === null) === (state === 'forgotten'), 'it is waited for');
    must(type !== 'placing.begin' || before !== 'idle' || state === 'locking', 'an order waits for the lock');
    const isEnd = told.some((fact) => /order(Placed|Refused|Stopped)$|billingRefused/.test(fact));
    must(!told.includes('placing.billingRefused') || state === 'idle', 'a refused bill ends the attempt');
    const isLeft = type === 'placing.forget';
    if (isOrdering) must((state === 'ordering') !== (isEnd || isLeft), 'a sent order is waited for');
    else if (type === 'placing.stop' && before !== 'forgotten')
      must(state === 'idle', 'an order that was not sent stops');
  },
});
