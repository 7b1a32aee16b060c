/** What may happen while an order is to be collected, and what must hold whatever does (CHK-09). */

import type { Store } from '#machines/domain/pickup.ts';
import type { PickupEvent } from '#machines/pickup/pickup.events.ts';
import { pickupMachine, type PickupContext } from '#machines/pickup/pickup.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { eagleFarm, failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'readStores', readonly Store[]> | Failed<'readStores'>;

const alexandria: Store = { ...eagleFarm, code: 'sydney', name: 'Brightwater Sydney' };

class Storekeeper extends Stage<PickupContext> {
  hear(event: PickupEvent | Answer): void {
    const { memory } = this;
    const isOffered = this.state === 'offered';
    switch (event.type) {
      case 'pickup.begin':
        if (this.state !== 'idle') return;
        if (memory.stores.length > 0) this.state = 'offered';
        else this.ask('reading', 'readStores');
        return;
      case 'pickup.leave':
        this.state = 'idle';
        return;
      case 'pickup.retry':
        if (this.state === 'failed') this.ask('reading', 'readStores');
        return;
      case 'pickup.chooseStore':
        if (isOffered && memory.stores.some(({ code }) => code === event.code)) memory.chosen = event.code;
        return;
      case 'pickup.setSomeoneElse':
        if (isOffered) memory.isSomeoneElse = event.isSomeoneElse;
        return;
      case 'xstate.done.actor.readStores': {
        const codes = event.output.map(({ code }) => code);
        memory.stores = event.output;
        if (memory.chosen === null || !codes.includes(memory.chosen)) memory.chosen = codes[0] ?? null;
        this.state = 'offered';
        return;
      }
      default:
        this.state = 'failed';
    }
  }
}

const wishes: readonly PickupEvent[] = [
  { type: 'pickup.begin' },
  { type: 'pickup.leave' },
  { type: 'pickup.retry' },
  { type: 'pickup.chooseStore', code: 'sydney' },
  { type: 'pickup.chooseStore', code: 'nowhere' },
  { type: 'pickup.setSomeoneElse', isSomeoneElse: true },
];

const contextOf = (step: Step): PickupContext => step.view.context as unknown as PickupContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  if (now === undefined || now.view.state !== 'offered') return [];
  const { stores, chosen } = contextOf(now);
  const isKnown = chosen === null ? stores.length === 0 : stores.some(({ code }) => code === chosen);
  return isKnown ? [] : ['a store is chosen that is not there, or none where there are some'];
};

const begin = (input: unknown): Storekeeper => {
  const { store } = input as { readonly store: string | null };
  const keeper = new Storekeeper('idle', { stores: [], chosen: store, isSomeoneElse: false });
  if (store !== null) keeper.ask('reading', 'readStores');
  return keeper;
};

export const pickupPlan: ModelPlan = {
  machine: pickupMachine,
  inputs: [{ store: null }, { store: 'sydney' }],
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
    const { stores, chosen, isSomeoneElse } = context as unknown as PickupContext;
    return [stores.length, chosen, isSomeoneElse];
  },
  oracle: oracleFrom(Storekeeper, begin, (keeper: Storekeeper, event: PickupEvent | Answer) =>
    keeper.hear(event),
  ),
  invariants,
};
