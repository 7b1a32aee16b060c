/** What may happen to a forgotten password: the mail asked for, the new one set (ACC-02). */

import type { EventObject } from 'xstate';
import type { PasswordEvent } from '#machines/session/password.events.ts';
import { passwordMachine, type PasswordContext } from '#machines/session/password.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

type Child = 'requestPassword' | 'createPassword';
type Answer = { readonly type: `xstate.done.actor.${Child}` } | Failed<Child>;

const wishes: readonly PasswordEvent[] = [
  { type: 'password.request', email: 'hannah@example.com' },
  {
    type: 'password.create',
    choice: { email: 'aroha@example.com', resetToken: 'from-the-mail', password: 'Water5all!' },
  },
  { type: 'password.reset' },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  requesting: [done('requestPassword'), failed('requestPassword', failure('network'))],
  creating: [done('createPassword'), failed('createPassword', failure('refused'))],
};

class Desk extends Stage<PasswordContext> {
  begin(state: string, child: Child, email: string, input: unknown): void {
    if (this.state === 'requesting' || this.state === 'creating') return;
    this.memory.email = email;
    this.memory.failure = null;
    this.ask(state, child, input);
  }

  hear(event: PasswordEvent | Answer): void {
    switch (event.type) {
      case 'password.request':
        return this.begin('requesting', 'requestPassword', event.email, { email: event.email });
      case 'password.create':
        return this.begin('creating', 'createPassword', event.choice.email, { choice: event.choice });
      case 'password.reset':
        this.state = 'idle';
        this.memory.email = '';
        this.memory.failure = null;
        return;
      case 'xstate.done.actor.requestPassword':
        this.state = 'requested';
        return this.tell({ type: 'password.requested' });
      case 'xstate.done.actor.createPassword':
        this.state = 'created';
        return this.tell({ type: 'password.created', email: this.memory.email });
      default:
        this.state = 'idle';
        this.memory.failure = event.error;
    }
  }
}

export const passwordPlan: ModelPlan = {
  machine: passwordMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: ({ email, failure: reason }) => [email, reason !== null],
  oracle: oracleFrom(
    Desk,
    () => new Desk('idle', { email: '', failure: null }),
    (desk, event: PasswordEvent | Answer) => desk.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    const kept = JSON.stringify([now?.context, now?.facts]);
    const isSecretKept = kept.includes('Water5all') || kept.includes('from-the-mail');
    return isSecretKept ? ['a password or its link was kept or told'] : [];
  },
};
