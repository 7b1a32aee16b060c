/** A service asked for of a cooler or filter, with what the customer has to say of it (§2 equipment and services, ACC-01). */

import { assign, enqueueActions, setup } from 'xstate';
import { commentProblem, type Equipment } from '../../domain/equipment.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { requestService } from './equipment.actors.ts';
import type { EquipmentEvent, EquipmentFact, EquipmentRequest } from './equipment.events.ts';

export interface EquipmentContext {
  /** What a service is being asked for. */
  readonly piece: Equipment | null;
  /** What is being asked of the server. */
  readonly asked: EquipmentRequest | null;
  readonly failure: Failure | null;
  /** The form is no longer in sight. */
  readonly isLeft: boolean;
}

export const nothingRequested: EquipmentContext = {
  piece: null,
  asked: null,
  failure: null,
  isLeft: false,
};

export const equipmentMachine = setup({
  types: { context: {} as EquipmentContext, events: {} as EquipmentEvent },
  actors: { requestService },
  actions: {
    keepPiece: assign({
      ...nothingRequested,
      piece: (_, { piece }: { piece: Equipment }) => piece,
    }),
    keepAsked: assign({ asked: (_, asked: EquipmentRequest) => asked, failure: null }),
    noteLeft: assign({ piece: null, isLeft: true }),
    clear: assign(nothingRequested),
    finish: enqueueActions(({ enqueue }) => {
      enqueue.assign(nothingRequested);
      enqueue.sendParent({ type: 'equipment.serviceRequested' } satisfies EquipmentFact);
    }),
    // an expired session is no answer: the dialog says it, and the same is asked again (BEY-02)
    fail: enqueueActions(({ context: { asked, isLeft }, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({
        asked: null,
        failure: isLeft || isSessionExpired(failure) ? null : failure,
      });
      enqueue.sendParent({
        type: 'equipment.failed',
        failure,
        asked: present(asked, 'asked'),
        isLeft,
      } satisfies EquipmentFact);
    }),
  },
  guards: {
    // one that an expired session kept back may be of another piece (BEY-02)
    canRequest: ({ context }, { equipmentId, comment }: EquipmentRequest) =>
      context.piece?.id === equipmentId && commentProblem(comment) === undefined,
    isLeft: ({ context }) => context.isLeft,
  },
}).createMachine({
  id: 'equipment',
  context: nothingRequested,
  initial: 'idle',
  on: {
    'equipment.leave': { target: '.idle', actions: 'clear' },
    'equipment.forget': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: {
        'equipment.openRequest': {
          target: 'writing',
          actions: { type: 'keepPiece', params: ({ event }) => event },
        },
        'equipment.requestService': {
          target: 'requesting',
          description: 'An expired session kept it from being done, and its form is gone (BEY-02).',
          actions: [{ type: 'keepAsked', params: ({ event }) => event }, 'noteLeft'],
        },
      },
    },
    writing: {
      on: {
        'equipment.closeRequest': { target: 'idle', actions: 'clear' },
        'equipment.requestService': [
          {
            guard: { type: 'canRequest', params: ({ event }) => event },
            target: 'requesting',
            actions: { type: 'keepAsked', params: ({ event }) => event },
          },
          {},
        ],
      },
    },
    requesting: {
      tags: 'busy',
      on: { 'equipment.leave': { actions: 'noteLeft' } },
      invoke: {
        id: 'requestService',
        src: 'requestService',
        input: ({ context }) => {
          const { equipmentId, comment } = present(context.asked, 'asked');
          return { equipmentId, comment };
        },
        onDone: { target: 'idle', actions: 'finish' },
        onError: [
          {
            guard: 'isLeft',
            target: 'idle',
            actions: [{ type: 'fail', params: ({ event }) => event }, 'clear'],
          },
          {
            target: 'writing',
            description: 'Back to the form, with everything in it.',
            actions: { type: 'fail', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
