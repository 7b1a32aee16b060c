/**
 * A customer's saved cards and PayPal accounts: deletes one after a confirmation (§2 payment
 * methods, ACC-01, PAY-02).
 */

import { assign, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { removeSavedPayment } from './saved-payments.actors.ts';
import type { SavedPaymentsEvent, SavedPaymentsFact, SavedPaymentsRequest } from './saved-payments.events.ts';

export interface SavedPaymentsContext {
  /** The saved payment whose deletion is waiting for confirmation. */
  readonly candidate: SavedPayment | null;
  /** The request that the server is answering. */
  readonly asked: SavedPaymentsRequest | null;
  readonly failure: Failure | null;
  /** The list was left. */
  readonly isLeft: boolean;
}

export const nothingRemoved: SavedPaymentsContext = {
  candidate: null,
  asked: null,
  failure: null,
  isLeft: false,
};

const removalOf = ({ candidate }: SavedPaymentsContext): SavedPaymentsRequest => ({
  type: 'savedPayments.remove',
  publicHash: present(candidate, 'candidate').publicHash,
});

export const savedPaymentsMachine = setup({
  types: { context: {} as SavedPaymentsContext, events: {} as SavedPaymentsEvent },
  actors: { removeSavedPayment },
  actions: {
    setCandidate: assign({
      candidate: (_, { payment }: { payment: SavedPayment }) => payment,
      failure: null,
      isLeft: false,
    }),
    dropCandidate: assign({ candidate: null }),
    setRequest: assign({ asked: (_, asked: SavedPaymentsRequest) => asked, failure: null }),
    noteLeft: assign({ candidate: null, isLeft: true }),
    clear: assign(nothingRemoved),
    finish: enqueueActions(({ enqueue }) => {
      enqueue.assign(nothingRemoved);
      enqueue.sendParent({ type: 'savedPayments.removed' } satisfies SavedPaymentsFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context: { asked, isLeft }, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({
        ...nothingRemoved,
        failure: isLeft || isSessionExpired(failure) ? null : failure,
      });
      enqueue.sendParent({
        type: 'savedPayments.failed',
        failure,
        asked: present(asked, 'asked'),
        isLeft,
      } satisfies SavedPaymentsFact);
    }),
  },
}).createMachine({
  id: 'savedPayments',
  context: nothingRemoved,
  initial: 'idle',
  on: {
    'savedPayments.leave': { target: '.idle', actions: 'clear' },
    'savedPayments.forget': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: {
        'savedPayments.askRemoval': {
          target: 'confirming',
          actions: { type: 'setCandidate', params: ({ event }) => event },
        },
        'savedPayments.remove': {
          target: 'removing',
          description: 'The deletion was confirmed before the session expired (BEY-02).',
          actions: [{ type: 'setRequest', params: ({ event }) => event }, 'noteLeft'],
        },
      },
    },
    confirming: {
      on: {
        'savedPayments.cancelRemoval': { target: 'idle', actions: 'dropCandidate' },
        'savedPayments.confirmRemoval': {
          target: 'removing',
          actions: { type: 'setRequest', params: ({ context }) => removalOf(context) },
        },
        'savedPayments.remove': {
          target: 'removing',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    removing: {
      tags: 'busy',
      on: { 'savedPayments.leave': { actions: 'noteLeft' } },
      invoke: {
        id: 'removeSavedPayment',
        src: 'removeSavedPayment',
        input: ({ context }) => ({ publicHash: present(context.asked, 'asked').publicHash }),
        onDone: { target: 'idle', actions: 'finish' },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
});
