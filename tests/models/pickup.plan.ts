/** What may happen to the stores an order can be collected from, and what must hold whatever does (CHK-09). */

import type { Store } from '#machines/domain/pickup.ts';
import type { PickupEvent } from '#machines/pickup/pickup.events.ts';
import { pickupMachine, type PickupContext } from '#machines/pickup/pickup.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { alexandria, eagleFarm, failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'readStores', readonly Store[]> | Failed<'readStores'>;

class Storekeeper extends Stage<PickupContext> {
  hear(event: PickupEvent | Answer): void {
    switch (event.type) {
      case 'pickup.retry':
        if (this.state === 'failed') this.ask('reading', 'readStores');
        return;
      case 'pickup.search':
        if (this.state === 'offered') this.memory.query = event.query;
        return;
      case 'xstate.done.actor.readStores':
        this.memory.stores = event.output;
        this.state = event.output.length === 0 ? 'none' : 'offered';
        return this.tell({ type: 'pickup.storesRead', stores: event.output });
      default:
        this.state = 'failed';
    }
  }
}

const wishes: readonly PickupEvent[] = [
  { type: 'pickup.retry' },
  { type: 'pickup.search', query: 'sydney' },
  { type: 'pickup.search', query: '' },
];

const contextOf = (step: Step): PickupContext => step.view.context as unknown as PickupContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  if (now === undefined) return [];
  const isOffered = contextOf(now).stores.length > 0;
  return isOffered === (now.view.state === 'offered')
    ? []
    : ['offered without a store, or a store unoffered'];
};

const begin = (): Storekeeper => {
  const keeper = new Storekeeper('idle', { stores: [], query: '' });
  keeper.ask('reading', 'readStores');
  return keeper;
};

export const pickupPlan: ModelPlan = {
  machine: pickupMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'reading'
      ? [
          done('readStores', [eagleFarm, alexandria]),
          done('readStores', []),
          failed('readStores', failure('network')),
        ]
      : []),
  ],
  projection: (context) => {
    const { stores, query } = context as unknown as PickupContext;
    return [stores.length, query];
  },
  oracle: oracleFrom(Storekeeper, begin, (keeper: Storekeeper, event: PickupEvent | Answer) =>
    keeper.hear(event),
  ),
  invariants,
};
