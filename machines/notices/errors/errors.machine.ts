/** Collects unexpected errors; a failed rendering covers the shell until a reload (§8, NET-06). */

import { assign, sendParent, setup } from 'xstate';
import { watchErrors } from './errors.actors.ts';
import type { ErrorsEvent, ErrorsFact, UnexpectedError } from './errors.events.ts';

export interface CollectedError extends UnexpectedError {
  readonly isHandled: boolean;
}

export interface ErrorsContext {
  /** Oldest first, each id once. */
  readonly errors: readonly CollectedError[];
}

/** A page that keeps failing stores only this many. */
const errorsKept = 20;

export const errorsMachine = setup({
  types: { context: {} as ErrorsContext, events: {} as ErrorsEvent },
  actors: { watchErrors },
  actions: {
    report: sendParent((_, fact: ErrorsFact) => fact),
    collect: assign({
      errors: ({ context }, { error }: { error: UnexpectedError }) =>
        [...context.errors.filter(({ id }) => id !== error.id), { ...error, isHandled: false }].slice(
          -errorsKept,
        ),
    }),
    markHandled: assign({
      errors: ({ context }, { id }: { id: string }) =>
        context.errors.map((error) => (error.id === id ? { ...error, isHandled: true } : error)),
    }),
  },
  guards: {
    isUnhandled: ({ context }, params: { id: string }) =>
      context.errors.some(({ id, isHandled }) => id === params.id && !isHandled),
  },
}).createMachine({
  id: 'errors',
  context: { errors: [] },
  invoke: { id: 'watchErrors', src: 'watchErrors', onError: {} },
  initial: 'watching',
  on: {
    'error.occurred': {
      actions: [
        { type: 'collect', params: ({ event }) => event },
        { type: 'report', params: ({ event }) => ({ type: 'errors.collected', error: event.error }) },
      ],
    },
    'errors.mask': {
      target: '.masked',
      actions: [
        { type: 'collect', params: ({ event }) => event },
        { type: 'report', params: ({ event }) => ({ type: 'errors.masked', error: event.error }) },
      ],
    },
    'errors.markHandled': [
      {
        guard: { type: 'isUnhandled', params: ({ event }) => event },
        actions: [
          { type: 'markHandled', params: ({ event }) => event },
          { type: 'report', params: ({ event }) => ({ type: 'errors.handled', id: event.id }) },
        ],
      },
      {},
    ],
  },
  states: {
    watching: {},
    masked: {
      description:
        'Only a reload helps. Later errors are collected without a message, since the page is covered.',
      on: { 'error.occurred': { actions: { type: 'collect', params: ({ event }) => event } } },
    },
  },
});
