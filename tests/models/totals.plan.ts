/** What may happen while the sums of a cart are read, and what must hold whatever does (CHK-12, PAY-01). */

import type { EventObject } from 'xstate';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { totalsMachine, type TotalsContext } from '#machines/totals/totals.machine.ts';
import type { TotalsEvent } from '#machines/totals/totals.events.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { card, failure, totals } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'readTotals', ShippingInformation> | Failed<'readTotals'>;

const information: ShippingInformation = { totals, paymentMethods: [card], message: null };

class Bookkeeper extends Stage<TotalsContext> {
  hear(event: TotalsEvent | Answer): void {
    switch (event.type) {
      case 'totals.read':
        this.memory.cartId = event.cartId;
        return this.ask('reading', 'readTotals', { cartId: event.cartId });
      case 'totals.retry':
        if (this.state === 'failed') this.ask('reading', 'readTotals', { cartId: this.memory.cartId });
        return;
      case 'totals.clear':
        this.state = 'idle';
        return;
      case 'xstate.done.actor.readTotals':
        this.state = 'idle';
        return this.tell({ type: 'totals.loaded', information: event.output });
      case 'xstate.error.actor.readTotals':
        this.state = 'failed';
        return this.tell({ type: 'totals.loadFailed', failure: event.error });
    }
  }
}

const answers: readonly EventObject[] = [
  done('readTotals', information),
  failed('readTotals', failure('server')),
  failed('readTotals', failure('sessionExpired')),
];

const wishes: readonly TotalsEvent[] = [
  { type: 'totals.read', cartId: 'cart-1' },
  { type: 'totals.read', cartId: 'cart-2' },
  { type: 'totals.retry' },
  { type: 'totals.clear' },
];

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  const broken: string[] = [];
  if (now.view.facts.length > 0 && before.view.state !== 'reading')
    broken.push('an answer that nobody asked for was told');
  if (now.event.type === 'totals.read' && now.view.asked.length !== 1)
    broken.push('asked to read, and not asked just once');
  const latest = steps.findLast(({ event }) => event.type === 'totals.read')?.event as
    TotalsEvent | undefined;
  if (latest?.type === 'totals.read' && now.view.context['cartId'] !== latest.cartId)
    broken.push('another cart than the one last asked about');
  return broken;
};

export const totalsPlan: ModelPlan = {
  machine: totalsMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(state === 'reading' ? answers : [])],
  projection: ({ cartId }) => [cartId],
  oracle: oracleFrom<TotalsContext, TotalsEvent | Answer, Bookkeeper>(
    Bookkeeper,
    () => new Bookkeeper('idle', { cartId: null }),
    (play, event) => play.hear(event),
  ),
  invariants,
};
