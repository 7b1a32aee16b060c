/** Delivery day for the shopper's postcode, remembered for the next visit (BEY-18). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import type { DeliveryPromise, PromisedPlace } from '../../domain/delivery-promise.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { isPostcode, tidyPostcode } from '../../domain/postcode.ts';
import { present } from '../../domain/present.ts';
import { readPromise } from './delivery-promise.actors.ts';
import type { DeliveryPromiseEvent, DeliveryPromiseFact } from './delivery-promise.events.ts';

export interface DeliveryPromiseInput {
  /** The place asked about on an earlier visit. */
  readonly promisedPlace: PromisedPlace | null;
}

export interface DeliveryPromiseContext {
  readonly place: PromisedPlace | null;
  readonly promise: DeliveryPromise | null;
  /** The last input is not a valid postcode of its country. */
  readonly isMistyped: boolean;
  readonly failure: Failure | null;
}

export const nothingPromised: DeliveryPromiseContext = {
  place: null,
  promise: null,
  isMistyped: false,
  failure: null,
};

const tidied = ({ countryCode, postcode }: PromisedPlace): PromisedPlace => ({
  countryCode,
  postcode: tidyPostcode(postcode),
});

const isSame = (one: PromisedPlace | null, other: PromisedPlace): boolean =>
  one?.countryCode === other.countryCode && one.postcode === tidied(other).postcode;

export const deliveryPromiseMachine = setup({
  types: {
    input: {} as DeliveryPromiseInput,
    context: {} as DeliveryPromiseContext,
    events: {} as DeliveryPromiseEvent,
  },
  actors: { readPromise },
  actions: {
    // the answer for the same place stays visible while it is asked again
    setPlace: assign(({ context }, { place }: { place: PromisedPlace }) => ({
      place: tidied(place),
      promise: isSame(context.place, place) ? context.promise : null,
      isMistyped: false,
      failure: null,
    })),
    refusePostcode: assign({ isMistyped: true }),
    receivePromise: enqueueActions(({ context, enqueue }, { output }: { output: DeliveryPromise | null }) => {
      enqueue.assign({ promise: output, failure: null });
      const place = present(context.place, 'place');
      enqueue.sendParent({ type: 'deliveryPromise.answered', place } satisfies DeliveryPromiseFact);
    }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forget: assign(nothingPromised),
    reportForgotten: sendParent({ type: 'deliveryPromise.forgotten' } satisfies DeliveryPromiseFact),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    isPostcode: (_, { place }: { place: PromisedPlace }) =>
      isPostcode(tidied(place).postcode, place.countryCode),
    isUnanswerable: (_, { output }: { output: DeliveryPromise | null }) => output === null,
    isNewPlace: ({ context }, { place }: { place: PromisedPlace }) =>
      !isSame(context.place, place) && isPostcode(tidied(place).postcode, place.countryCode),
  },
}).createMachine({
  id: 'deliveryPromise',
  context: ({ input }) => ({ ...nothingPromised, place: input.promisedPlace }),
  initial: 'starting',
  on: {
    'deliveryPromise.ask': [
      {
        guard: { type: 'isPostcode', params: ({ event }) => event },
        target: '.asking',
        reenter: true,
        actions: { type: 'setPlace', params: ({ event }) => event },
      },
      { actions: 'refusePostcode' },
    ],
    'deliveryPromise.noteAddress': {
      guard: { type: 'isNewPlace', params: ({ event }) => event },
      target: '.asking',
      reenter: true,
      actions: { type: 'setPlace', params: ({ event }) => event },
    },
    'deliveryPromise.forget': { target: '.unasked', actions: ['forget', 'reportForgotten'] },
  },
  states: {
    starting: { always: [{ guard: 'hasPlace', target: 'asking' }, { target: 'unasked' }] },
    unasked: {},
    asking: {
      tags: 'busy',
      invoke: {
        id: 'readPromise',
        src: 'readPromise',
        input: ({ context }) => present(context.place, 'place'),
        onDone: [
          {
            guard: { type: 'isUnanswerable', params: ({ event }) => event },
            target: 'unasked',
            description: 'The backend knows no delivery days: the shop shows no check.',
            actions: 'forget',
          },
          { target: 'known', actions: { type: 'receivePromise', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    known: {},
    failed: { on: { 'deliveryPromise.retry': 'asking' } },
  },
});
