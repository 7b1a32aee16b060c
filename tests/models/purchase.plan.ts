/** What may become of a purchase to be told: there is one, there is none, it cannot be read (CHK-06, BEY-11). */

import type { EventObject } from 'xstate';
import type { Purchase } from '#machines/domain/order.ts';
import type { PurchaseEvent } from '#machines/purchase/purchase.events.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure, totals } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'takePurchase', Purchase | null> | Failed<'takePurchase'>;

const purchase: Purchase = {
  id: '000000042',
  coupon: 'WATER10',
  discount: totals.discount,
  revenue: totals.grandTotal,
};

const answers: readonly EventObject[] = [
  done('takePurchase', purchase),
  done('takePurchase', null),
  failed('takePurchase', failure('unexpected')),
];

class Clerk extends Stage<object> {
  hear(event: PurchaseEvent | Answer): void {
    if (event.type === 'purchase.tell') {
      if (this.state === 'resting') this.ask('taking', 'takePurchase');
      return;
    }
    this.state = 'resting';
    if (event.type === 'xstate.done.actor.takePurchase' && event.output !== null)
      this.tell({ type: 'purchase.told', purchase: event.output });
  }
}

export const purchasePlan: ModelPlan = {
  machine: purchaseMachine,
  inputs: [undefined],
  events: (state) => [{ type: 'purchase.tell' }, ...(state === 'taking' ? answers : [])],
  projection: () => [],
  oracle: oracleFrom(
    Clerk,
    () => new Clerk('resting', {}),
    (clerk, event: PurchaseEvent | Answer) => clerk.hear(event),
  ),
  invariants: () => [],
};
