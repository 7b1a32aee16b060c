/** A wing of the shop, loaded when first needed; requests queue until then (MACH-05). */

import { assign, enqueueActions, sendParent, sendTo, setup, type AnyStateMachine } from 'xstate';
import { toFailure, type Failure } from './domain/failure.ts';
import { nounOf } from './domain/noun.ts';
import { present } from './domain/present.ts';
import { isAddition, withNoted, withRepeated } from './wing-queue.ts';
import { loadWing, type LoadedWing } from './wing.actors.ts';
import type { WingEvent, WingFact, WingName, WingRequest } from './wing.events.ts';

export interface WingInput {
  readonly name: WingName;
  /** The machine where it is present from the start; null where it is loaded. */
  readonly logic: AnyStateMachine | null;
  /** The input of the wing itself. */
  readonly start: object;
}

export interface WingContext extends WingInput {
  readonly queue: readonly WingRequest[];
  readonly failure: Failure | null;
}

/** XState types an id only of children that the setup names; this one is given or loaded. */
type SpawnWing = (
  logic: AnyStateMachine,
  options: { readonly id: 'wing'; readonly systemId: WingName; readonly input: object },
) => void;

export const wingMachine = setup({
  types: { input: {} as WingInput, context: {} as WingContext, events: {} as WingEvent },
  actors: { loadWing },
  actions: {
    reportFact: sendParent(({ event }) => event),
    queueRequest: assign({
      queue: ({ context }, { request }: { request: WingRequest }) => [...context.queue, request],
    }),
    repeatRequest: assign({
      queue: ({ context }, { request }: { request: WingRequest }) => withRepeated(context.queue, request),
    }),
    noteRequest: assign({
      queue: ({ context }, { request }: { request: WingRequest }) => withNoted(context.queue, request),
    }),
    setLogic: assign(({ context: { start } }, { output: { logic, stored } }: { output: LoadedWing }) => ({
      logic,
      start: { ...start, ...stored },
      failure: null,
    })),
    fail: enqueueActions(({ context: { name }, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'wing.failed', name, failure } satisfies WingFact);
    }),
    startWing: enqueueActions(({ context: { name, logic, start }, enqueue }) => {
      const spawnWing = enqueue.spawnChild as unknown as SpawnWing;
      spawnWing(present(logic, 'logic'), { id: 'wing', systemId: name, input: start });
    }),
    deliverQueue: enqueueActions(({ context, enqueue }) => {
      for (const request of context.queue) enqueue.sendTo('wing', request);
      enqueue.assign({ queue: [] });
    }),
    passRequest: sendTo('wing', (_, { request }: { request: WingRequest }) => request),
  },
  guards: {
    isHere: ({ context }) => context.logic !== null,
    isFact: ({ event }) => nounOf(event) !== 'wing',
  },
}).createMachine({
  id: 'wing',
  context: ({ input }) => ({ ...input, queue: [], failure: null }),
  initial: 'absent',
  states: {
    absent: {
      always: { guard: 'isHere', target: 'present' },
      on: {
        'wing.ask': { target: 'loading', actions: { type: 'queueRequest', params: ({ event }) => event } },
        'wing.note': { actions: { type: 'noteRequest', params: ({ event }) => event } },
        'wing.open': 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWing',
        src: 'loadWing',
        input: ({ context: { name, queue } }) => ({ name, isPressed: queue.some(isAddition) }),
        onDone: { target: 'present', actions: { type: 'setLogic', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: {
        'wing.ask': { actions: { type: 'queueRequest', params: ({ event }) => event } },
        'wing.note': { actions: { type: 'queueRequest', params: ({ event }) => event } },
      },
    },
    failed: {
      description:
        'The queue is kept: the next request, a retry or a restored connection loads the wing again.',
      on: {
        'wing.ask': { target: 'loading', actions: { type: 'repeatRequest', params: ({ event }) => event } },
        'wing.note': { actions: { type: 'queueRequest', params: ({ event }) => event } },
        'wing.open': 'loading',
        'wing.retry': 'loading',
      },
    },
    present: {
      entry: ['startWing', 'deliverQueue'],
      on: {
        'wing.ask': { actions: { type: 'passRequest', params: ({ event }) => event } },
        'wing.note': { actions: { type: 'passRequest', params: ({ event }) => event } },
        '*': {
          guard: 'isFact',
          description: 'Re-emits facts of the children unchanged.',
          actions: 'reportFact',
        },
      },
    },
  },
});
