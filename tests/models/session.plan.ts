/** What may happen while it is found out who the shopper is (§4, SESS-01). */

import { sessionMachine } from '#machines/session/session.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'restoreSession', { readonly token: string | null }> | Failed<'restoreSession'>;

export const sessionPlan: ModelPlan = {
  machine: sessionMachine,
  inputs: [undefined],
  events: (state) =>
    state === 'restoring'
      ? [done('restoreSession', { token: null }), failed('restoreSession', failure('unexpected'))]
      : [],
  projection: () => null,
  oracle: oracleFrom<object, Answer, Stage<object>>(
    Stage<object>,
    () => {
      const play = new Stage<object>('restoring', {});
      play.ask('restoring', 'restoreSession');
      return play;
    },
    (play) => {
      play.state = 'signedOut';
      play.tell({ type: 'session.restoredAsGuest' });
    },
  ),
  invariants: (steps) => (steps.length > 2 ? ['the session was restored twice'] : []),
};
