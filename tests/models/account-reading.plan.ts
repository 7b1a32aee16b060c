/** What may happen while one part of the account is read: read, read again, refused, gone, late, asked once more (ACC-01, BEY-02). */

import {
  accountReadingMachine,
  type AccountReadingContext,
} from '#machines/account-reading/account-reading.machine.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { historyEntry, ordersOf } from './past-orders.ts';
import { rules } from './rules.ts';

const subject: AccountSubject = { kind: 'orders', page: 1 };
const answers: readonly AccountContent[] = [ordersOf(), ordersOf(historyEntry('000000042'))];
const failures: readonly Failure[] = [failure('server'), failure('sessionExpired'), failure('notFound')];

const contextOf = (context: unknown): AccountReadingContext => context as AccountReadingContext;

export const accountReadingPlan: ModelPlan = {
  machine: accountReadingMachine,
  inputs: [{ subject }],
  events: (state) => [
    { type: 'accountReading.refresh' },
    { type: 'accountReading.retry' },
    ...(state === 'loading'
      ? [
          ...answers.map((answer) => done('readAccount', answer)),
          ...failures.map((reason) => failed('readAccount', reason)),
          after('answerPatience', 'accountReading.loading'),
        ]
      : []),
  ],
  projection: (context) => [contextOf(context).content, contextOf(context).failure],

  invariants: rules<AccountReadingContext>(
    ({ now, was, state, before, type, event, error, isDone }, must) => {
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
      must(!isDone('readAccount') || content === event['output'], 'the latest answer is shown');
      if (state === 'failed' && before === 'loading') {
        must(content === (reason?.kind === 'notFound' ? null : was.content), 'only what is gone is hidden');
        must(reason?.kind === (error?.kind ?? 'network'), 'the failure is the answer, or that none came');
      }
    },
  ),
};
