/** What may happen to saved ways to pay, and what must hold whatever does (§2 payment methods, ACC-01, BEY-02). */

import type { SavedPaymentsEvent } from '#machines/saved-payments/saved-payments.events.ts';
import {
  nothingRemoved,
  savedPaymentsMachine,
  type SavedPaymentsContext,
} from '#machines/saved-payments/saved-payments.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

type Answer = { readonly type: 'xstate.done.actor.removeSavedPayment' } | Failed<'removeSavedPayment'>;

export const visa = {
  kind: 'card',
  publicHash: 'visa-1',
  brand: 'Visa',
  lastFour: '1111',
  expiry: '12/2034',
} as const;

const remove = { type: 'savedPayments.remove', publicHash: 'visa-1' } as const;

const wishes: readonly SavedPaymentsEvent[] = [
  { type: 'savedPayments.askRemoval', payment: visa },
  { type: 'savedPayments.cancelRemoval' },
  remove,
  { type: 'savedPayments.leave' },
  { type: 'savedPayments.forget' },
];

class Drawer extends Stage<SavedPaymentsContext> {
  empty(): void {
    this.state = 'idle';
    Object.assign(this.memory, nothingRemoved);
  }

  hear(event: SavedPaymentsEvent | Answer): void {
    const { state, memory } = this;
    switch (event.type) {
      case 'savedPayments.askRemoval':
        if (state !== 'idle') return;
        this.state = 'confirming';
        return void Object.assign(memory, { candidate: visa, failure: null, isLeft: false });
      case 'savedPayments.cancelRemoval':
        if (state !== 'confirming') return;
        this.state = 'idle';
        memory.candidate = null;
        return;
      case 'savedPayments.remove':
        if (state === 'removing') return;
        Object.assign(memory, { asked: remove, failure: null });
        if (state === 'idle') Object.assign(memory, { candidate: null, isLeft: true });
        return this.ask('removing', 'removeSavedPayment', { publicHash: 'visa-1' });
      case 'savedPayments.leave':
        if (state === 'removing') return void Object.assign(memory, { candidate: null, isLeft: true });
        return this.empty();
      case 'savedPayments.forget':
        return this.empty();
      case 'xstate.done.actor.removeSavedPayment':
        this.empty();
        return this.tell({ type: 'savedPayments.removed' });
      default: {
        const { isLeft } = memory;
        this.empty();
        if (!isLeft && event.error.kind !== 'sessionExpired') memory.failure = event.error;
        return this.tell({ type: 'savedPayments.failed', failure: event.error, asked: remove, isLeft });
      }
    }
  }
}

export const savedPaymentsPlan: ModelPlan = {
  machine: savedPaymentsMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'removing'
      ? [
          done('removeSavedPayment'),
          failed('removeSavedPayment', failure('refused')),
          failed('removeSavedPayment', failure('sessionExpired')),
        ]
      : []),
  ],
  projection: (context) => {
    const { isLeft, candidate } = context as unknown as SavedPaymentsContext;
    return [isLeft, candidate];
  },
  oracle: oracleFrom(
    Drawer,
    () => new Drawer('idle', nothingRemoved),
    (drawer, event: SavedPaymentsEvent | Answer) => drawer.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1);
    const isStarted = now?.view.asked.some(({ child }) => child === 'removeSavedPayment') ?? false;
    return isStarted && now?.event.type !== 'savedPayments.remove' ? ['deleted without being told to'] : [];
  },
};
