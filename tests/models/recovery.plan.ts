/** What may become of an order whose end its page did not see, and what must hold so that nobody pays twice or is told what is not so (PAY-04, BEY-01, BEY-06). */

import type { EventObject } from 'xstate';
import { forgottenOrderMessages, type OrderState } from '#machines/domain/order.ts';
import { notPlacedMessage, pendingOrderOf, type PendingOrder } from '#machines/domain/pending-order.ts';
import type { RecoveryEvent, RecoveryFact } from '#machines/recovery/recovery.events.ts';
import { recoveryMachine, type RecoveryContext } from '#machines/recovery/recovery.machine.ts';
import { after, done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure, orderRequest } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'readPendingState', OrderState>
  | Failed<'readPendingState' | 'holdOrder' | 'watchOrders'>
  | { readonly type: `xstate.after.${'untilAskedAgain' | 'untilSettled'}.${string}` };

const order = pendingOrderOf(orderRequest);

class Clerk extends Stage<RecoveryContext> {
  get kept(): PendingOrder {
    if (this.memory.order === null) throw new Error('there is no order');
    return this.memory.order;
  }

  rest(fact?: RecoveryFact): void {
    this.state = 'idle';
    if (fact !== undefined) this.tell(fact);
    this.memory.order = null;
  }

  find(): void {
    this.memory.hasHadTime = false;
    this.read();
  }

  read(): void {
    this.ask('following.finding.asking', 'readPendingState', { order: this.kept });
  }

  hear(event: RecoveryEvent | Answer): void {
    const isFollowing = this.state.startsWith('following');
    switch (event.type) {
      case 'recovery.begin':
        if (this.state !== 'idle') return;
        this.memory.order = event.order;
        return this.ask('holding', 'holdOrder', { order: event.order, isOwn: true });
      case 'recovery.end':
        return this.state === 'holding' ? this.rest() : undefined;
      case 'recovery.forget':
        if (this.state === 'holding') return this.rest();
        // as long as another tab is at it, that one tells
        if (this.state.startsWith('following.finding'))
          return this.rest({ type: 'recovery.abandoned', message: forgottenOrderMessages.doubted });
        return isFollowing ? this.rest({ type: 'recovery.ended' }) : undefined;
      case 'order.noticed':
        if (this.state === 'idle' && event.order !== null) {
          this.memory.order = event.order;
          this.tell({ type: 'recovery.started' });
          return this.ask('following.waiting', 'holdOrder', { order: event.order, isOwn: false });
        }
        return isFollowing && event.order === null ? this.rest({ type: 'recovery.ended' }) : undefined;
      case 'order.claimed':
        if (this.state !== 'following.waiting') return;
        return event.order === null ? this.rest({ type: 'recovery.ended' }) : this.find();
      case 'order.ceded':
        if (!isFollowing) return;
        this.state = 'following.waiting';
        return;
      case 'recovery.retry':
        return this.state === 'following.finding.unknown' ? this.read() : undefined;
      case 'xstate.error.actor.holdOrder':
        return isFollowing ? this.find() : undefined;
      case 'xstate.error.actor.readPendingState':
        if (event.error.kind === 'cartMissing')
          return this.rest({ type: 'recovery.refused', message: forgottenOrderMessages.doubted });
        this.state = 'following.finding.unknown';
        return;
      case 'xstate.done.actor.readPendingState': {
        const answer = event.output;
        if (answer.kind !== 'placed') {
          const { doubted } = forgottenOrderMessages;
          const message = answer.kind === 'open' ? notPlacedMessage : doubted;
          if (this.memory.hasHadTime) return this.rest({ type: 'recovery.refused', message });
          this.state = 'following.finding.pausing';
          return;
        }
        const { cartId, receipt, purchase } = this.kept;
        return this.rest({
          type: 'recovery.placed',
          cartId,
          receipt: { ...receipt, orderNumber: answer.orderNumber },
          purchase: { ...purchase, id: answer.orderNumber },
        });
      }
      default:
        if (event.type.startsWith('xstate.after.untilSettled')) this.memory.hasHadTime = true;
        else if (event.type.startsWith('xstate.after')) this.read();
    }
  }
}

const answers: readonly EventObject[] = [
  done('readPendingState', { kind: 'placed', orderNumber: '000000042' }),
  done('readPendingState', { kind: 'placed', orderNumber: null }),
  done('readPendingState', { kind: 'open' }),
  done('readPendingState', { kind: 'closed' }),
  failed('readPendingState', failure('network')),
  failed('readPendingState', failure('cartMissing')),
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

const factsOf = (steps: readonly Step[]): readonly RecoveryFact[] =>
  steps.flatMap(({ view }) => view.facts as readonly RecoveryFact[]);

export const recoveryPlan: ModelPlan = {
  machine: recoveryMachine,
  inputs: [undefined],
  events: (state) => [...always, ...(answersIn[state] ?? [])],
  projection: ({ hasHadTime }) => hasHadTime,
  oracle: oracleFrom(
    Clerk,
    () => {
      const clerk = new Clerk('idle', { order: null, hasHadTime: false });
      clerk.ask('idle', 'watchOrders');
      return clerk;
    },
    (clerk, event: RecoveryEvent | Answer) => clerk.hear(event),
  ),
  invariants: (steps) => {
    const told = factsOf(steps).map(({ type }) => type);
    const broken: string[] = [];
    // whoever was told that an order is under way is told its end, and once
    told.forEach((type, index) => {
      if ((type === 'recovery.started') === (told[index - 1] === 'recovery.started'))
        broken.push(`${type} out of turn`);
    });
    const times = steps.filter(({ event }) => event.type === timePasses.type).length;
    const refusals = factsOf(steps).filter(
      (fact) => fact.type === 'recovery.refused' && fact.message === notPlacedMessage,
    ).length;
    if (refusals > times) broken.push('said not to be placed before the server had time to place it');
    const isFollowing = steps.at(-1)?.view.state.startsWith('following') ?? false;
    if (isFollowing !== (told.at(-1) === 'recovery.started')) broken.push('the shop and the order disagree');
    return broken;
  },
};
