/** What may happen to an order on its way, and what must hold so that there is exactly one. */

import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import type { Receipt } from '#machines/domain/order.ts';
import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import { type OrderState } from '#machines/domain/order.ts';
import { orderContradicted, safeToRetry } from '#machines/domain/order-messages.ts';
import { mayBeDone, type Failure } from '#machines/domain/failure.ts';
import type { OrderFact } from '#machines/checkout/order/order.events.ts';
import { orderMachine } from '#machines/checkout/order/order.machine.ts';
import { cartOf, cups, dollars, failure, lineOf, orderRequest, savedCart } from './goods.ts';
import { after, done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

type Refusal = Extract<OrderFact, { type: 'order.refused' }>;

const smallerCart = cartOf('cart-1', lineOf('2', cups(1)));

/** Another tab wrote its own address. */
const redirectedCart = {
  ...savedCart,
  destination: {
    firstname: 'Boris',
    lastname: 'Other',
    street: '77 Edward Street',
    city: 'Brisbane',
    postcode: '4000',
    countryCode: 'AU',
    method: null,
  },
};

export const orderStates: readonly EventObject[] = [
  done('readOrderState', { kind: 'placed', orderNumber: '000000042' }),
  done('readOrderState', { kind: 'placed', orderNumber: null }),
  done('readOrderState', { kind: 'open' }),
  done('readOrderState', { kind: 'closed' }),
  ...failing('readOrderState', 'network', 'sessionExpired', 'cartMissing'),
];

export const orderPlan = planOf({
  machine: orderMachine,
  proves: 'BEY-01, BEY-16',
  requests: [{ type: 'order.place', request: orderRequest }, { type: 'order.reconcile' }],
  answers: {
    verifying: [
      done('rereadCart', savedCart),
      done('rereadCart', smallerCart),
      done('rereadCart', redirectedCart),
      ...failing('rereadCart', 'cartInactive', 'network', 'cartMissing'),
    ],
    redirecting: [
      done('saveDestination', orderRequest.totals.grandTotal),
      done('saveDestination', dollars(1)),
      ...failing('saveDestination', 'network'),
    ],
    placing: [
      done('sendOrder'),
      ...(
        [
          'network',
          'malformed',
          'cancelled',
          'server',
          'cardRefused',
          'cartInactive',
          'sessionExpired',
        ] as const
      ).map((kind) => failed('sendOrder', failure(kind))),
      failed('sendOrder', { ...failure('network'), isUnsent: true }),
    ],
    numbering: [...orderStates, after('numberPatience', 'order.numbering')],
    unknown: [
      { type: 'orderOutcome.unconfirmed' },
      ...(
        [
          { kind: 'placed', orderNumber: '000000042' },
          { kind: 'placed', orderNumber: null },
          { kind: 'open' },
          { kind: 'closed' },
        ] as const
      ).map((state) => done('orderOutcome', state)),
    ],
  },
  projection: ({ request, failure: reason, isSent }) => [
    request !== null,
    reason?.kind,
    reason?.isUnsent,
    isSent,
  ],

  rules: (
    {
      now,
      was,
      state,
      before,
      type,
      event,
      error,
      facts,
      told,
      steps,
      started,
      sent: requests,
      isDone,
      isFailed,
    },
    must,
  ) => {
    const isAccepted = type === 'order.place' && before === 'idle';
    const accepted = steps.filter(
      (step, index) => step.event.type === 'order.place' && steps[index - 1]?.view.state === 'idle',
    );
    const sent = steps.flatMap(({ view }) => view.asked).filter(({ child }) => child === 'sendOrder');
    must(sent.length <= accepted.length, 'an order is sent once for each time it is placed (BEY-01)');
    must(type !== 'order.place' || isAccepted || (state === before && started.length === 0), 'paid once');
    const isRedirected = isDone('rereadCart') && event['output'] === redirectedCart;
    const isAsSeen = isDone('rereadCart') && event['output'] === savedCart;
    const isPriced = isDone('saveDestination') && event['output'] === orderRequest.totals.grandTotal;
    must.start('saveDestination', isRedirected, { request: was.request });
    const isUnknown =
      (isFailed('rereadCart') && error?.kind === 'cartInactive') ||
      (isFailed('sendOrder') && error?.kind !== 'sessionExpired');
    const isStillOpen = isDone('readOrderState') && (event['output'] as OrderState).kind === 'open';
    const isContradicted = before === 'numbering' && isStillOpen;
    must.start('rereadCart', isAccepted, { cartId: orderRequest.cartId, isOwned: false });
    must.start('sendOrder', isAsSeen || isPriced, { request: was.request });
    const order = was.request === null ? null : pendingOrderOf(was.request);
    must.start('readOrderState', isDone('sendOrder'), { order });
    must.start('orderOutcome', isUnknown || isContradicted, {
      order,
      isStillPossible: now.failure !== null && mayBeDone(now.failure),
    });
    const isRetried = type === 'order.reconcile' && before === 'unknown';
    must(requests.includes('orderOutcome orderOutcome.retry') === isRetried, 'the shopper may ask at once');
    // a cart that changed since the shopper looked at it is not ordered (BEY-16)
    const isChanged = isDone('rereadCart') && !isAsSeen && !isRedirected;
    must.emit('order.stopped', isChanged || (isDone('saveDestination') && !isPriced), {
      changes: now.changes,
    });
    if (told.includes('order.stopped'))
      must(state === 'idle' && now.changes.length > 0 && !now.isSent, 'the changes are named');
    must(
      !isContradicted || (state === 'unknown' && now.failure === orderContradicted),
      'the cart is believed, not the order of a cart that is still open',
    );
    const isNumbering =
      !isContradicted && before === 'numbering' && type !== 'order.reconcile' && type !== 'order.place';
    const isKnown = isDone('orderOutcome');
    const isFound = isKnown && (event['output'] as OrderState).kind === 'placed';
    must.emit('order.placed', isNumbering || isFound);
    must(
      (state === 'placed') === (before === 'placed' || isNumbering || isFound),
      'an order is placed when the server says so',
    );
    for (const fact of facts)
      if (fact.type === 'order.placed') {
        const { orderNumber, ...receipt } = fact['receipt'] as Receipt;
        must(orderNumber === now.orderNumber, 'the receipt has the number of the order');
        const { orderNumber: _, ...due } = pendingOrderOf(orderRequest).receipt;
        must(isDeepStrictEqual(receipt, due), 'the receipt says what was ordered');
      }
    if (isFound)
      must(now.orderNumber === (event['output'] as { orderNumber: string | null }).orderNumber, 'it has it');
    const since = steps.slice(
      steps.findLastIndex((step) => /^xstate\.(done|error)\.actor\.sendOrder$/.test(step.event.type)),
    );
    const isUnsent = since.some((step) => (step.event as { error?: Failure }).error?.isUnsent === true);
    const refusal = facts.find((fact) => fact.type === 'order.refused') as unknown as Refusal | undefined;
    must(refusal?.failure !== safeToRetry || isKnown, 'a retry is safe only once the outcome is known');
    const placedAt = steps.findLastIndex(
      (step, index) => step.event.type === 'order.place' && steps[index - 1]?.view.state === 'idle',
    );
    const tries = steps
      .slice(placedAt)
      .filter(({ view }) => view.asked.some(({ child }) => child === 'sendOrder'));
    if (refusal !== undefined) {
      must(refusal.isSent === (tries.length > 0 && !isUnsent), 'what was authorised is used once');
      must(state === 'idle' && now.failure === refusal.failure, 'a refused order can be placed again');
    }
    must.emit('order.unconfirmed', type === 'orderOutcome.unconfirmed');
    must(!told.includes('order.unconfirmed') || state === 'unknown', 'it is asked for again');
    must(!isKnown || isFound === (refusal === undefined), 'an order that is not placed is refused');
    if (isFailed('rereadCart') && !isUnknown)
      must(isDeepStrictEqual(refusal?.failure, error), 'a cart that cannot be read is not ordered');
    if (isFailed('sendOrder') && !isUnknown)
      must(isDeepStrictEqual(refusal?.failure, error), 'an ended session stops the order');
  },
});
