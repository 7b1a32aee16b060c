/** What may happen while one part of the account is read. */

import { accountReadingMachine } from '#machines/account/account-reading/account-reading.machine.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { failure } from './goods.ts';
import { historyEntry, ordersOf } from './past-orders.ts';
import { after, done, failed, planOf } from '#machines/tools/models/plan.ts';

const subject: AccountSubject = { kind: 'orders', page: 1 };
const answers: readonly AccountContent[] = [ordersOf(), ordersOf(historyEntry('000000042'))];
const failures: readonly Failure[] = [failure('server'), failure('sessionExpired'), failure('notFound')];

export const accountReadingPlan = planOf({
  machine: accountReadingMachine,
  proves: 'ACC-01, BEY-02',
  inputs: [{ subject }],
  requests: [{ type: 'accountReading.refresh' }, { type: 'accountReading.retry' }],
  answers: {
    loading: [
      ...answers.map((answer) => done('readAccount', answer)),
      ...failures.map((reason) => failed('readAccount', reason)),
      after('answerPatience', 'accountReading.loading'),
    ],
  },
  projection: (context) => [context.content, context.failure],

  rules: ({ now, was, state, before, type, error }, must) => {
    const { content, failure: reason } = now;
    must.start(
      'readAccount',
      before === '' ||
        (type === 'accountReading.refresh' && before !== 'loading') ||
        (type === 'accountReading.retry' && before === 'failed'),
      { subject },
    );
    must(state !== 'loaded' || (content !== null && reason === null), 'a loaded part has its content');
    must(state !== 'failed' || reason !== null, 'a part that failed says why');
    must.emit('accountReading.failed', state === 'failed' && before === 'loading', { kind: reason?.kind });
    if (state === 'failed' && before === 'loading') {
      must(content === (reason?.kind === 'notFound' ? null : was.content), 'only what is gone is hidden');
      must(reason?.kind === (error?.kind ?? 'network'), 'the failure is the answer, or that none came');
    }
  },
});
