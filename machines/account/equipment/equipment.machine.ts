/** A service request for a cooler or filter, with the customer's comment (§2, ACC-01). */

import { assign, enqueueActions, setup } from 'xstate';
import { commentProblem, type Equipment } from '../../domain/equipment.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { requestService } from './equipment.actors.ts';
import type { EquipmentEvent, EquipmentFact, EquipmentRequest } from './equipment.events.ts';

export interface EquipmentContext {
  /** The equipment that needs a service. */
  readonly piece: Equipment | null;
  /** The request that the server is answering. */
  readonly asked: EquipmentRequest | null;
  readonly failure: Failure | null;
  /** The form was left. */
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
    setPiece: assign({
      ...nothingRequested,
      piece: (_, { piece }: { piece: Equipment }) => piece,
    }),
    setRequest: assign({ asked: (_, asked: EquipmentRequest) => asked, failure: null }),
    noteLeft: assign({ piece: null, isLeft: true }),
    clear: assign(nothingRequested),
    finish: enqueueActions(({ enqueue }) => {
      enqueue.assign(nothingRequested);
      enqueue.sendParent({ type: 'equipment.serviceRequested' } satisfies EquipmentFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
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
    // a request repeated after signing in may be for other equipment (BEY-02)
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
          actions: { type: 'setPiece', params: ({ event }) => event },
        },
        'equipment.requestService': {
          target: 'requesting',
          description: 'Repeated after the session expired, when the form is gone (BEY-02).',
          actions: [{ type: 'setRequest', params: ({ event }) => event }, 'noteLeft'],
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
            actions: { type: 'setRequest', params: ({ event }) => event },
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
            description: 'Returns to the form with its values kept.',
            actions: { type: 'fail', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
