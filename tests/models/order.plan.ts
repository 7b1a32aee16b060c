/** What may happen to an order on its way, and what must hold so that there is exactly one (BEY-01, BEY-15, BEY-16, BEY-17, PAY-04). */

import type { EventObject } from 'xstate';
import type { Cart } from '#machines/domain/cart.ts';
import { safeToRetry, type OrderRequest, type OrderState } from '#machines/domain/order.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { OrderEvent, OrderFact } from '#machines/order/order.events.ts';
import { orderMachine, type OrderContext } from '#machines/order/order.machine.ts';
import { after, done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { cartOf, cups, failure, lineOf, orderRequest, savedCart } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'rereadCart', Cart>
  | Done<'sendOrder', undefined>
  | Done<'readOrderState', OrderState>
  | Failed<'rereadCart' | 'sendOrder' | 'readOrderState'>
  | { readonly type: `xstate.after.untilAskedAgain.order.doubtful.${'unknown' | 'pausing'}` }
  | { readonly type: 'xstate.after.numberPatience.order.numbering' }
  | { readonly type: 'xstate.after.untilSettled.order.doubtful' };

type Refusal = Extract<OrderFact, { type: 'order.refused' }>;

const smallerCart = cartOf('cart-1', lineOf('2', cups(1)));
const doubted: Failure = {
  kind: 'refused',
  message:
    'We could not find out whether your order was placed. Please look for its confirmation in your email before you order again.',
};
const withoutAnswer = ['network', 'cancelled', 'malformed'];
/** Whatever the page was told of it, the server may be at it still. */
const inDoubt = [...withoutAnswer, 'server'];

class Clerk extends Stage<OrderContext> {
  get request(): OrderRequest {
    if (this.memory.request === null) throw new Error('nothing was ordered');
    return this.memory.request;
  }

  get reason(): Failure {
    if (this.memory.failure === null) throw new Error('reconciled without a reason');
    return this.memory.failure;
  }

  refuse(reason: Failure): void {
    this.memory.failure = reason;
    this.state = 'idle';
    this.tell({ type: 'order.refused', failure: reason, isSent: this.memory.isSent });
  }

  place(orderNumber: string | null): void {
    this.memory.orderNumber = orderNumber;
    this.state = 'placed';
    const { isOwned, email, delivery, billing, store, method, hours, payment, seen, totals } = this.request;
    const asked = { isOwned, email, delivery, billing, store, method, hours, totals };
    // nothing of these goods is to be chosen
    const lines = seen.lines.map((line) => ({ ...line, isChosen: false }));
    const receipt = { orderNumber, ...asked, paymentLabel: payment.label, lines };
    this.tell({ type: 'order.placed', receipt });
  }

  reconcile(): void {
    this.ask('doubtful.reconciling', 'readOrderState', { request: this.request });
  }

  doubt(reason: Failure): void {
    this.memory.failure = reason;
    this.memory.hasHadTime = false;
    this.reconcile();
  }

  hear(event: OrderEvent | Answer): void {
    switch (event.type) {
      case 'order.place':
        if (this.state !== 'idle') return;
        this.memory.request = event.request;
        this.memory.failure = null;
        this.memory.changes = [];
        this.memory.isSent = false;
        return this.ask('verifying', 'rereadCart', { cartId: event.request.cartId, isOwned: false });
      case 'order.reconcile':
      case 'xstate.after.untilAskedAgain.order.doubtful.unknown':
      case 'xstate.after.untilAskedAgain.order.doubtful.pausing':
        if (['doubtful.unknown', 'doubtful.pausing'].includes(this.state)) this.reconcile();
        return;
      case 'xstate.after.numberPatience.order.numbering':
        return this.place(null);
      case 'xstate.after.untilSettled.order.doubtful':
        this.memory.hasHadTime = true;
        return;
      case 'xstate.done.actor.rereadCart':
        this.memory.isSent = event.output === savedCart;
        if (this.memory.isSent) return this.ask('placing', 'sendOrder', { request: this.request });
        // the other answer of this plan lacks the water
        this.memory.changes = ['Spring water 15 L is no longer available and has left your cart.'];
        this.state = 'idle';
        return this.tell({ type: 'order.stopped', changes: this.memory.changes });
      case 'xstate.error.actor.rereadCart':
        return event.error.kind === 'cartInactive' ? this.doubt(event.error) : this.refuse(event.error);
      case 'xstate.done.actor.sendOrder':
        return this.ask('numbering', 'readOrderState', { request: this.request });
      case 'xstate.error.actor.sendOrder':
        this.memory.isSent = event.error.isUnsent !== true;
        return event.error.kind === 'sessionExpired' ? this.refuse(event.error) : this.doubt(event.error);
      case 'xstate.done.actor.readOrderState': {
        const number = event.output.kind === 'placed' ? event.output.orderNumber : null;
        if (event.output.kind === 'placed' || this.state === 'numbering') return this.place(number);
        const { reason } = this;
        if (!this.memory.hasHadTime && reason.isUnsent !== true && inDoubt.includes(reason.kind)) {
          this.state = 'doubtful.pausing';
          return;
        }
        if (event.output.kind === 'closed')
          return this.refuse(withoutAnswer.includes(reason.kind) ? doubted : reason);
        const message =
          'Your order did not reach us and nothing has been charged. It is safe to place it again.';
        return this.refuse(withoutAnswer.includes(reason.kind) ? { kind: 'refused', message } : reason);
      }
      case 'xstate.error.actor.readOrderState':
        if (this.state === 'numbering') this.place(this.memory.orderNumber);
        else if (event.error.kind === 'cartMissing')
          this.refuse(withoutAnswer.includes(this.reason.kind) ? doubted : this.reason);
        else {
          this.state = 'doubtful.unknown';
          this.tell({ type: 'order.doubted' });
        }
    }
  }
}

const orderStates: readonly EventObject[] = [
  done('readOrderState', { kind: 'placed', orderNumber: '000000042' }),
  done('readOrderState', { kind: 'placed', orderNumber: null }),
  done('readOrderState', { kind: 'open' }),
  done('readOrderState', { kind: 'closed' }),
  failed('readOrderState', failure('network')),
  failed('readOrderState', failure('sessionExpired')),
  failed('readOrderState', failure('cartMissing')),
];

const timePasses = after('untilSettled', 'order.doubtful');

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  verifying: [
    done('rereadCart', savedCart),
    done('rereadCart', smallerCart),
    failed('rereadCart', failure('cartInactive')),
    failed('rereadCart', failure('network')),
    failed('rereadCart', failure('cartMissing')),
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
  'doubtful.reconciling': [...orderStates, timePasses],
  'doubtful.pausing': [after('untilAskedAgain', 'order.doubtful.pausing'), timePasses],
  'doubtful.unknown': [after('untilAskedAgain', 'order.doubtful.unknown'), timePasses],
};

const wishes: readonly OrderEvent[] = [
  { type: 'order.place', request: orderRequest },
  { type: 'order.reconcile' },
];

const invariants = (steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const accepted = steps.filter(({ event }, index) => {
    return event.type === 'order.place' && steps[index - 1]?.view.state === 'idle';
  });
  const asked = steps.flatMap(({ view }) => view.asked);
  const sent = asked.filter(({ child }) => child === 'sendOrder');
  if (sent.length > accepted.length) broken.push('the order was sent more often than it was placed');
  const last = steps.at(-1);
  const before = steps.at(-2);
  if (last === undefined) return broken;
  if (last.view.state === 'placed') {
    const isProven = steps.some(
      ({ event }) =>
        event.type === 'xstate.done.actor.sendOrder' ||
        (event as Partial<Done<'readOrderState', OrderState>>).output?.kind === 'placed',
    );
    if (!isProven) broken.push('placed without anyone having said so');
  }
  const isPromised = last.view.facts.some(
    (fact) => (fact as OrderFact).type === 'order.refused' && (fact as Refusal).failure === safeToRetry,
  );
  const since = steps.slice(
    steps.findLastIndex(({ event }) => event.type === 'xstate.error.actor.sendOrder'),
  );
  const isTimePassed = since.some(({ event }) => event.type === timePasses.type);
  const isUnsent = since.some(
    ({ event }) => (event as Partial<Failed<'sendOrder'>>).error?.isUnsent === true,
  );
  if (isPromised && !isTimePassed && !isUnsent)
    broken.push('said that nothing is charged while the server may be charging');
  const refusal = last.view.facts.find((fact) => (fact as OrderFact).type === 'order.refused');
  const placedAt = steps.findLastIndex(
    ({ event }, index) => event.type === 'order.place' && steps[index - 1]?.view.state === 'idle',
  );
  const tries = steps
    .slice(placedAt)
    .filter(({ view }) => view.asked.some(({ child }) => child === 'sendOrder'));
  if (refusal !== undefined && (refusal as Refusal).isSent !== (tries.length > 0 && !isUnsent))
    broken.push('what was authorised is used twice, or thrown away unused');
  const isPaying = before !== undefined && before.view.state !== 'idle' && last.event.type === 'order.place';
  if (isPaying && (last.view.state !== before.view.state || last.view.asked.length > 0))
    broken.push(`paid again while ${before.view.state}`);
  return broken;
};

export const orderPlan: ModelPlan = {
  machine: orderMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: (context) => {
    const { request, failure: reason, isSent, hasHadTime } = context as unknown as OrderContext;
    return [request !== null, reason?.kind, reason?.isUnsent, isSent, hasHadTime];
  },
  oracle: oracleFrom<OrderContext, OrderEvent | Answer, Clerk>(
    Clerk,
    () =>
      new Clerk('idle', {
        request: null,
        failure: null,
        changes: [],
        orderNumber: null,
        isSent: false,
        hasHadTime: false,
      }),
    (play, event) => play.hear(event),
  ),
  invariants,
};
