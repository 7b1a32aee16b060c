/** A delivery opened by a mailed token: reads, confirms and amends it (§2, ROUTE-02). */

import { assign, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { PlannedDelivery } from '../../domain/order-history.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { confirmNotice, readNotice } from './delivery-notice.actors.ts';
import type {
  DeliveryNoticeEvent,
  DeliveryNoticeFact,
  DeliveryNoticeRequest,
} from './delivery-notice.events.ts';

export interface DeliveryNoticeContext {
  /** Null before a link was opened. */
  readonly token: string | null;
  readonly delivery: PlannedDelivery | null;
  /** The confirmation being sent, or the last one. */
  readonly asked: DeliveryNoticeRequest | null;
  readonly failure: Failure | null;
}

export const unopenedNotice: DeliveryNoticeContext = {
  token: null,
  delivery: null,
  asked: null,
  failure: null,
};

export const deliveryNoticeMachine = setup({
  types: { context: {} as DeliveryNoticeContext, events: {} as DeliveryNoticeEvent },
  actors: { readNotice, confirmNotice },
  actions: {
    setToken: assign((_, { token }: { token: string }) => ({ ...unopenedNotice, token })),
    setDelivery: assign({
      delivery: (_, { output }: { output: PlannedDelivery }) => output,
      failure: null,
    }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    setRequest: assign({ asked: (_, asked: DeliveryNoticeRequest) => asked, failure: null }),
    receiveConfirmed: enqueueActions(({ enqueue }, { output }: { output: PlannedDelivery }) => {
      enqueue.assign({ delivery: output, failure: null });
      enqueue.sendParent({ type: 'deliveryNotice.confirmed' } satisfies DeliveryNoticeFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    failConfirming: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const asked = present(context.asked, 'asked');
      enqueue.assign({ failure: isSessionExpired(failure) ? null : failure });
      enqueue.sendParent({ type: 'deliveryNotice.failed', failure, asked } satisfies DeliveryNoticeFact);
    }),
    forget: assign(unopenedNotice),
  },
  guards: {
    isOpenAlready: ({ context }, { token }: { token: string }) => context.token === token,
  },
}).createMachine({
  id: 'deliveryNotice',
  context: unopenedNotice,
  initial: 'unopened',
  on: {
    'deliveryNotice.open': {
      target: '.reading',
      actions: { type: 'setToken', params: ({ event }) => event },
    },
    'deliveryNotice.forget': { target: '.unopened', actions: 'forget' },
  },
  states: {
    unopened: {},
    reading: {
      tags: 'busy',
      on: {
        'deliveryNotice.open': [
          { guard: { type: 'isOpenAlready', params: ({ event }) => event } },
          {
            target: 'reading',
            reenter: true,
            actions: { type: 'setToken', params: ({ event }) => event },
          },
        ],
      },
      invoke: {
        id: 'readNotice',
        src: 'readNotice',
        input: ({ context }) => ({ token: present(context.token, 'token') }),
        onDone: { target: 'shown', actions: { type: 'setDelivery', params: ({ event }) => event } },
        onError: { target: 'unread', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    unread: { on: { 'deliveryNotice.retry': 'reading' } },
    shown: {
      on: {
        'deliveryNotice.confirm': {
          target: 'confirming',
          description: 'Confirming again is safe; new instructions replace the old ones.',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      tags: 'busy',
      on: {
        'deliveryNotice.open': [
          {
            guard: { type: 'isOpenAlready', params: ({ event }) => event },
            description: 'The running request finishes.',
          },
          { target: 'reading', actions: { type: 'setToken', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'confirmNotice',
        src: 'confirmNotice',
        input: ({ context }) => ({
          token: present(context.token, 'token'),
          instructions: present(context.asked, 'asked').instructions,
        }),
        onDone: { target: 'shown', actions: { type: 'receiveConfirmed', params: ({ event }) => event } },
        onError: { target: 'shown', actions: { type: 'failConfirming', params: ({ event }) => event } },
      },
    },
  },
});
