/** What may happen where a service is asked for, and what must hold whatever does (§2 equipment and services, ACC-01, BEY-02). */

import { commentMaximum, type Equipment } from '#machines/domain/equipment.ts';
import type { EquipmentEvent } from '#machines/equipment/equipment.events.ts';
import {
  equipmentMachine,
  nothingRequested,
  type EquipmentContext,
} from '#machines/equipment/equipment.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

type Answer = { readonly type: 'xstate.done.actor.requestService' } | Failed<'requestService'>;

export const cooler: Equipment = {
  id: 4,
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler',
  serialNumber: 'BT-24-00817',
  location: 'Kitchen',
  isRental: true,
  installedOn: '2025-09-20',
  lastServiceOn: null,
  nextServiceOn: '2026-12-01',
  serviceStatus: 'scheduled',
  accountName: null,
};

const request = { type: 'equipment.requestService', equipmentId: 4, comment: 'It leaks.' } as const;

const wishes: readonly EquipmentEvent[] = [
  { type: 'equipment.openRequest', piece: cooler },
  { type: 'equipment.closeRequest' },
  request,
  { ...request, comment: 'x'.repeat(commentMaximum + 1) },
  { type: 'equipment.leave' },
  { type: 'equipment.forget' },
];

class Workshop extends Stage<EquipmentContext> {
  close(): void {
    this.state = 'idle';
    Object.assign(this.memory, nothingRequested);
  }

  request(event: typeof request): void {
    if (this.state === 'requesting' || (this.state === 'writing' && event !== request)) return;
    Object.assign(this.memory, { asked: event, failure: null });
    if (this.state === 'idle') Object.assign(this.memory, { piece: null, isLeft: true });
    this.ask('requesting', 'requestService', { equipmentId: 4, comment: event.comment });
  }

  hear(event: EquipmentEvent | Answer): void {
    const { state, memory } = this;
    switch (event.type) {
      case 'equipment.openRequest':
        if (state !== 'idle') return;
        this.close();
        this.state = 'writing';
        memory.piece = cooler;
        return;
      case 'equipment.closeRequest':
        return state === 'writing' ? this.close() : undefined;
      case 'equipment.requestService':
        return this.request(event as typeof request);
      case 'equipment.leave':
        if (state === 'requesting') return void Object.assign(memory, { piece: null, isLeft: true });
        return this.close();
      case 'equipment.forget':
        return this.close();
      case 'xstate.done.actor.requestService':
        this.close();
        return this.tell({ type: 'equipment.serviceRequested' });
      default: {
        const { asked, isLeft } = memory;
        if (isLeft) this.close();
        else {
          this.state = 'writing';
          const isSaid = event.error.kind !== 'sessionExpired';
          Object.assign(memory, { asked: null, failure: isSaid ? event.error : null });
        }
        return this.tell({ type: 'equipment.failed', failure: event.error, asked, isLeft });
      }
    }
  }
}

export const equipmentPlan: ModelPlan = {
  machine: equipmentMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'requesting'
      ? [
          done('requestService'),
          failed('requestService', failure('refused')),
          failed('requestService', failure('sessionExpired')),
        ]
      : []),
  ],
  projection: (context) => {
    const { isLeft, piece } = context as unknown as EquipmentContext;
    return [isLeft, piece === null];
  },
  oracle: oracleFrom(
    Workshop,
    () => new Workshop('idle', nothingRequested),
    (workshop, event: EquipmentEvent | Answer) => workshop.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1);
    if (now === undefined) return [];
    const { piece, failure: said } = now.view.context as unknown as EquipmentContext;
    const broken: string[] = [];
    if (now.view.state === 'writing' && piece === null) broken.push('a form about nothing');
    if (said?.kind === 'sessionExpired') broken.push('the dialog says it already (BEY-02)');
    return broken;
  },
};
