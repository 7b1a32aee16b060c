/** A forgotten password: requests the mail and sets a new password by its link (§2, ACC-02). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import type { NewPassword } from '../../domain/session.ts';
import { createPassword, requestPassword } from './password.actors.ts';
import type { PasswordEvent, PasswordFact } from './password.events.ts';

export interface PasswordContext {
  readonly email: string;
  readonly failure: Failure | null;
}

/** The password goes from the event to the request and is never stored. */
const choiceIn = (event: { readonly type: string; readonly choice?: NewPassword }): NewPassword =>
  present(event.choice, 'choice');

export const passwordMachine = setup({
  types: { context: {} as PasswordContext, events: {} as PasswordEvent },
  actors: { requestPassword, createPassword },
  actions: {
    report: sendParent((_, fact: PasswordFact) => fact),
    setEmail: assign({ email: (_, { email }: { email: string }) => email, failure: null }),
    fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'password.failed', kind: failure.kind } satisfies PasswordFact);
    }),
    forget: assign({ email: '', failure: null }),
  },
}).createMachine({
  id: 'password',
  context: { email: '', failure: null },
  initial: 'idle',
  on: {
    'password.request': {
      target: '.requesting',
      actions: { type: 'setEmail', params: ({ event }) => event },
    },
    'password.create': {
      target: '.creating',
      actions: { type: 'setEmail', params: ({ event }) => event.choice },
    },
    'password.reset': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    requesting: {
      tags: 'busy',
      on: { 'password.request': {}, 'password.create': {} },
      invoke: {
        id: 'requestPassword',
        src: 'requestPassword',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'requested', actions: { type: 'report', params: { type: 'password.requested' } } },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    requested: { description: 'The message is the same whether or not the account exists.' },
    creating: {
      tags: 'busy',
      on: { 'password.request': {}, 'password.create': {} },
      invoke: {
        id: 'createPassword',
        src: 'createPassword',
        input: ({ event }) => ({ choice: choiceIn(event) }),
        onDone: {
          target: 'created',
          actions: {
            type: 'report',
            params: ({ context }) => ({ type: 'password.created', email: context.email }),
          },
        },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    created: {},
  },
});
