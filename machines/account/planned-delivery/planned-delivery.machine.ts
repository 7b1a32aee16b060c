/** A planned delivery: confirms it, moves it or changes the instructions (BEY-19). */

import { assign, enqueueActions, setup } from 'xstate';
import { changedMessage, isInstruction, isOffered } from '../../domain/delivery-change.ts';
import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { PlannedDelivery } from '../../domain/order-history.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { changeDelivery, readChoices } from './planned-delivery.actors.ts';
import type {
  PlannedDeliveryEvent,
  PlannedDeliveryFact,
  PlannedDeliveryRequest,
} from './planned-delivery.events.ts';

export interface PlannedDeliveryContext {
  /** The delivery whose dialog is open. */
  readonly delivery: PlannedDelivery | null;
  /** Delivery slots it can move to; null while unknown. */
  readonly choices: readonly DeliveryWindow[] | null;
  /** The request being answered, or refused. */
  readonly asked: PlannedDeliveryRequest | null;
  readonly failure: Failure | null;
  /** The page was left during the request. */
  readonly isLeft: boolean;
}

export const nothingChanged: PlannedDeliveryContext = {
  delivery: null,
  choices: null,
  asked: null,
  failure: null,
  isLeft: false,
};

interface Thrown {
  readonly error: unknown;
}

export const plannedDeliveryMachine = setup({
  types: { context: {} as PlannedDeliveryContext, events: {} as PlannedDeliveryEvent },
  actors: { changeDelivery, readChoices },
  actions: {
    setDelivery: assign((_, { delivery }: { delivery: PlannedDelivery }) => ({
      ...nothingChanged,
      delivery,
    })),
    setChoices: assign({ choices: (_, { output }: { output: readonly DeliveryWindow[] }) => output }),
    setFailure: assign({ failure: (_, { error }: Thrown) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    setRequest: assign({ asked: (_, asked: PlannedDeliveryRequest) => asked, failure: null }),
    noteLeft: assign({ delivery: null, choices: null, isLeft: true }),
    clear: assign(nothingChanged),
    finish: enqueueActions(({ context, enqueue }) => {
      const { change } = present(context.asked, 'asked');
      enqueue.assign(nothingChanged);
      enqueue.sendParent({
        type: 'plannedDelivery.changed',
        message: changedMessage(change),
      } satisfies PlannedDeliveryFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context: { asked, isLeft }, enqueue }, { error }: Thrown) => {
      const failure = toFailure(error);
      enqueue.assign({ failure: isLeft || isSessionExpired(failure) ? null : failure });
      enqueue.sendParent({
        type: 'plannedDelivery.failed',
        failure,
        asked: present(asked, 'asked'),
        isLeft,
      } satisfies PlannedDeliveryFact);
    }),
  },
  guards: {
    isConfirmation: (_, { change }: PlannedDeliveryRequest) => change.kind === 'confirm',
    // a request repeated after signing in may be for another delivery (BEY-02)
    canMove: ({ context }, { deliveryId, change }: PlannedDeliveryRequest) =>
      context.delivery?.id === deliveryId && isOffered(change, context.choices ?? []),
    canInstruct: ({ context }, { deliveryId, change }: PlannedDeliveryRequest) =>
      context.delivery?.id === deliveryId && isInstruction(change),
    isLeft: ({ context }) => context.isLeft,
    isRefusedMove: ({ context }, { error }: Thrown) =>
      context.choices !== null && !isSessionExpired(toFailure(error)),
    isMove: ({ context }) => context.choices !== null,
    isDialogOpen: ({ context }) => context.delivery !== null,
  },
}).createMachine({
  id: 'plannedDelivery',
  context: nothingChanged,
  initial: 'idle',
  on: {
    'plannedDelivery.leave': { target: '.idle', actions: 'clear' },
    'plannedDelivery.forget': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: {
        'plannedDelivery.openTimes': {
          target: 'reading',
          actions: { type: 'setDelivery', params: ({ event }) => event },
        },
        'plannedDelivery.openInstructions': {
          target: 'writing',
          actions: { type: 'setDelivery', params: ({ event }) => event },
        },
        'plannedDelivery.change': [
          {
            guard: { type: 'isConfirmation', params: ({ event }) => event },
            target: 'saving',
            description: 'Confirming needs no dialog.',
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          {
            target: 'saving',
            description: 'Repeated after the session expired, when the dialog is gone (BEY-02).',
            actions: [{ type: 'setRequest', params: ({ event }) => event }, 'noteLeft'],
          },
        ],
      },
    },
    reading: {
      tags: 'busy',
      on: { 'plannedDelivery.close': { target: 'idle', actions: 'clear' } },
      invoke: {
        id: 'readChoices',
        src: 'readChoices',
        input: ({ context }) => ({ deliveryId: present(context.delivery, 'delivery').id }),
        onDone: { target: 'choosing', actions: { type: 'setChoices', params: ({ event }) => event } },
        onError: { target: 'unread', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      on: {
        'plannedDelivery.close': { target: 'idle', actions: 'clear' },
        'plannedDelivery.retry': { target: 'reading', actions: 'clearFailure' },
      },
    },
    choosing: {
      on: {
        'plannedDelivery.close': { target: 'idle', actions: 'clear' },
        'plannedDelivery.change': [
          {
            guard: { type: 'canMove', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          {},
        ],
      },
    },
    writing: {
      on: {
        'plannedDelivery.close': { target: 'idle', actions: 'clear' },
        'plannedDelivery.change': [
          {
            guard: { type: 'canInstruct', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          {},
        ],
      },
    },
    saving: {
      tags: 'busy',
      on: { 'plannedDelivery.leave': { actions: 'noteLeft' } },
      invoke: {
        id: 'changeDelivery',
        src: 'changeDelivery',
        input: ({ context }) => {
          const { deliveryId, change } = present(context.asked, 'asked');
          return { deliveryId, change };
        },
        onDone: { target: 'idle', actions: 'finish' },
        onError: [
          {
            guard: 'isLeft',
            target: 'idle',
            actions: [{ type: 'fail', params: ({ event }) => event }, 'clear'],
          },
          {
            guard: { type: 'isRefusedMove', params: ({ event }) => event },
            target: 'reading',
            description: 'The delivery slot is probably full now, so the free ones are read again.',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          {
            guard: 'isMove',
            target: 'choosing',
            description: 'Repeated after signing in (BEY-02).',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          {
            guard: 'isDialogOpen',
            target: 'writing',
            description: 'Returns to the form with its values kept.',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
  },
});
