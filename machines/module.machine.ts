/** A lazy module of the shop, loaded when first needed; requests queue until then (MACH-05). */

import { assign, enqueueActions, sendParent, sendTo, setup, type AnyStateMachine } from 'xstate';
import { toFailure, type Failure } from './domain/failure.ts';
import { nounOf } from './domain/noun.ts';
import { isAddition, withNoted, withRepeated } from './module-queue.ts';
import { loadModule, type LoadedModule } from './module.actors.ts';
import type { ModuleEvent, ModuleFact, ModuleName, ModuleRequest } from './module.events.ts';

export interface ModuleInput {
  readonly name: ModuleName;
  /** The machine where it is present from the start; null where it is loaded. */
  readonly logic: AnyStateMachine | null;
  /** The input of the module itself. */
  readonly start: object;
}

export interface ModuleContext extends ModuleInput {
  readonly queue: readonly ModuleRequest[];
  readonly failure: Failure | null;
}

export const moduleMachine = setup({
  types: { input: {} as ModuleInput, context: {} as ModuleContext, events: {} as ModuleEvent },
  actors: { loadModule },
  actions: {
    reportFact: sendParent(({ event }) => event),
    queueRequest: assign({
      queue: ({ context }, { request }: { request: ModuleRequest }) => [...context.queue, request],
    }),
    repeatRequest: assign({
      queue: ({ context }, { request }: { request: ModuleRequest }) => withRepeated(context.queue, request),
    }),
    noteRequest: assign({
      queue: ({ context }, { request }: { request: ModuleRequest }) => withNoted(context.queue, request),
    }),
    setLogic: assign(({ context: { start } }, { output: { logic, kept } }: { output: LoadedModule }) => ({
      logic,
      start: { ...start, ...kept },
      failure: null,
    })),
    fail: enqueueActions(({ context: { name }, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'module.failed', name, failure } satisfies ModuleFact);
    }),
    startModule: enqueueActions(({ context: { name, logic, start }, enqueue }) => {
      enqueue.spawnChild(logic as never, { id: 'module', systemId: name, input: start } as never);
    }),
    deliverQueue: enqueueActions(({ context, enqueue }) => {
      for (const request of context.queue) enqueue.sendTo('module', request);
      enqueue.assign({ queue: [] });
    }),
    passRequest: sendTo('module', (_, { request }: { request: ModuleRequest }) => request),
  },
  guards: {
    isHere: ({ context }) => context.logic !== null,
    isFact: ({ event }) => nounOf(event) !== 'module',
  },
}).createMachine({
  id: 'module',
  context: ({ input }) => ({ ...input, queue: [], failure: null }),
  initial: 'absent',
  states: {
    absent: {
      always: { guard: 'isHere', target: 'present' },
      on: {
        'module.ask': { target: 'loading', actions: { type: 'queueRequest', params: ({ event }) => event } },
        'module.note': { actions: { type: 'noteRequest', params: ({ event }) => event } },
        'module.open': 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadModule',
        src: 'loadModule',
        input: ({ context: { name, queue } }) => ({ name, isPressed: queue.some(isAddition) }),
        onDone: { target: 'present', actions: { type: 'setLogic', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: {
        'module.ask': { actions: { type: 'queueRequest', params: ({ event }) => event } },
        'module.note': { actions: { type: 'queueRequest', params: ({ event }) => event } },
      },
    },
    failed: {
      description:
        'The queue is kept: the next request, a retry or a restored connection loads the module again.',
      on: {
        'module.ask': { target: 'loading', actions: { type: 'repeatRequest', params: ({ event }) => event } },
        'module.note': { actions: { type: 'queueRequest', params: ({ event }) => event } },
        'module.open': 'loading',
        'module.retry': 'loading',
      },
    },
    present: {
      entry: ['startModule', 'deliverQueue'],
      on: {
        'module.ask': { actions: { type: 'passRequest', params: ({ event }) => event } },
        'module.note': { actions: { type: 'passRequest', params: ({ event }) => event } },
        '*': {
          guard: 'isFact',
          description: 'Re-emits facts of the children unchanged.',
          actions: 'reportFact',
        },
      },
    },
  },
});
