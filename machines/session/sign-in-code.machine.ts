/** The mailed code after the password (GEN-07). Outputs null for a right code, else a reason. */

import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import type { CodeAnswer, SentCode } from '../domain/session.ts';
import { confirmCode, resendCode } from './sign-in-code.actors.ts';
import type { SignInCodeEvent } from './sign-in-code.events.ts';

export interface SignInCodeContext {
  readonly sent: SentCode;
  /** The last code was sent long enough ago. */
  readonly canResend: boolean;
  readonly failure: Failure | null;
}

/** Not shown: the shopper knows. */
const cancelled: Failure = { kind: 'cancelled', message: '' };

/** The code goes from the event to the request and is never stored. */
const codeIn = (event: { readonly type: string; readonly code?: string }): string =>
  present(event.code, 'code');

export const signInCodeMachine = setup({
  types: {
    input: {} as SentCode,
    context: {} as SignInCodeContext,
    events: {} as SignInCodeEvent,
    output: {} as Failure | null,
  },
  actors: { confirmCode, resendCode },
  actions: {
    countTry: assign({
      sent: ({ context: { sent } }, { output }: { output: CodeAnswer }) => ({
        ...sent,
        triesLeft: output.triesLeft,
      }),
    }),
    setSent: assign({ sent: (_, { output }: { output: SentCode }) => output, canResend: false }),
    allowResend: assign({ canResend: true }),
    cancel: assign({ failure: cancelled }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    canResend: ({ context }) => context.canResend,
    isRight: (_, { output }: { output: CodeAnswer }) => output.isRight,
    isExpired: (_, { output }: { output: CodeAnswer }) => output.isExpired,
    hasEnded: ({ context }) => context.failure?.kind === 'notFound',
  },
  delays: { resendPatience: ({ context }) => context.sent.resendAfter },
}).createMachine({
  id: 'signInCode',
  context: ({ input }) => ({ sent: input, canResend: false, failure: null }),
  output: ({ context }) => context.failure,
  initial: 'open',
  on: { 'signInCode.cancel': { target: '.ended', actions: 'cancel' } },
  states: {
    open: {
      initial: 'asking',
      after: { resendPatience: { actions: 'allowResend' } },
      states: {
        asking: {
          initial: 'fresh',
          on: {
            'signInCode.confirm': { target: 'confirming', actions: 'clearFailure' },
            'signInCode.resend': {
              guard: 'canResend',
              target: '#signInCode.resending',
              actions: 'clearFailure',
            },
          },
          states: {
            fresh: {},
            wrong: {},
            expired: { description: 'The sign-in goes on with another code.' },
            failed: {
              description: 'The code was not checked, or no other code was sent.',
              always: { guard: 'hasEnded', target: '#signInCode.ended' },
            },
          },
        },
        confirming: {
          tags: 'busy',
          invoke: {
            id: 'confirmCode',
            src: 'confirmCode',
            input: ({ event }) => ({ code: codeIn(event) }),
            onDone: [
              { guard: { type: 'isRight', params: ({ event }) => event }, target: '#signInCode.ended' },
              {
                guard: { type: 'isExpired', params: ({ event }) => event },
                target: 'asking.expired',
              },
              { target: 'asking.wrong', actions: { type: 'countTry', params: ({ event }) => event } },
            ],
            onError: {
              target: 'asking.failed',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        onDone: { target: 'open', actions: { type: 'setSent', params: ({ event }) => event } },
        onError: {
          target: 'open.asking.failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    ended: { type: 'final' },
  },
});
