/** What may happen to a forgotten password: the mail asked for, the new one set (ACC-02). */

import { passwordMachine } from '#machines/desk/password/password.machine.ts';
import { failure } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

export const passwordPlan = planOf({
  machine: passwordMachine,
  proves: 'ACC-02',
  requests: [
    { type: 'password.request', email: 'hannah@example.com' },
    {
      type: 'password.create',
      choice: { email: 'aroha@example.com', resetToken: 'from-the-mail', password: 'Water5all!' },
    },
    { type: 'password.reset' },
  ],
  answers: {
    requesting: [done('requestPassword'), failed('requestPassword', failure('network'))],
    creating: [done('createPassword'), failed('createPassword', failure('refused'))],
  },
  projection: ({ email, failure: reason }) => [email, reason !== null],

  rules: ({ now, state, before, type, event, error, facts, isDone, isFailed }, must) => {
    const isFree = before !== 'requesting' && before !== 'creating';
    const kept = JSON.stringify([now, facts]);
    must(!kept.includes('Water5all') && !kept.includes('from-the-mail'), 'neither password nor link is kept');
    must.start('requestPassword', type === 'password.request' && isFree, { email: event['email'] });
    must.start('createPassword', type === 'password.create' && isFree, { choice: event['choice'] });
    must.emit('password.requested', isDone('requestPassword'));
    must.emit('password.created', isDone('createPassword'), { email: now.email });
    must.emit('password.failed', isFailed('requestPassword', 'createPassword'), { kind: error?.kind });
    if (type === 'password.reset')
      must(state === 'idle' && now.email === '' && now.failure === null, 'the form starts over');
    must.enter('idle', before === '' || error !== null || type === 'password.reset');
    must.enter('requested', isDone('requestPassword'));
    must.enter('created', isDone('createPassword'));
    if (type === 'password.create' && isFree) must.hold({ email: 'aroha@example.com' });
  },
});
