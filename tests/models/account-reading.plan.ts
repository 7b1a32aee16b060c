/** What may happen while one part of the account is read: read, read again, refused, gone, late, asked once more (ACC-01, BEY-02). */

import {
  accountReadingMachine,
  type AccountReadingContext,
} from '#machines/account-reading/account-reading.machine.ts';
import type { AccountReadingEvent } from '#machines/account-reading/account-reading.events.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { historyEntry, ordersOf } from './past-orders.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Late = { readonly type: 'xstate.after.answerPatience.accountReading.loading' };
type Answer = Done<'readAccount', AccountContent> | Failed<'readAccount'> | Late;

const subject: AccountSubject = { kind: 'orders', page: 1 };
const answers: readonly AccountContent[] = [ordersOf(), ordersOf(historyEntry('000000042'))];
const failures: readonly Failure[] = [failure('server'), failure('sessionExpired'), failure('notFound')];

const hear = (play: Stage<AccountReadingContext>, event: AccountReadingEvent | Answer): void => {
  const { memory } = play;
  const fail = (reason: Failure): void => {
    play.state = 'failed';
    memory.failure = reason;
    if (reason.kind === 'notFound') memory.content = null;
  };
  switch (event.type) {
    case 'accountReading.refresh':
      return play.state === 'loading' ? undefined : play.ask('loading', 'readAccount', { subject });
    case 'accountReading.retry':
      return play.state === 'failed' ? play.ask('loading', 'readAccount', { subject }) : undefined;
    case 'xstate.done.actor.readAccount':
      play.state = 'loaded';
      memory.content = event.output;
      memory.failure = null;
      return;
    case 'xstate.after.answerPatience.accountReading.loading':
      return fail({ kind: 'network', message: 'We got no answer from the shop in time.' });
    default:
      return fail(event.error);
  }
};

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
  oracle: oracleFrom(
    Stage<AccountReadingContext>,
    () => {
      const play = new Stage<AccountReadingContext>('loading', { subject, content: null, failure: null });
      play.ask('loading', 'readAccount', { subject });
      return play;
    },
    hear,
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { content, failure: reason } = contextOf(now.context);
    const broken: string[] = [];
    if (now.state === 'loaded' && (content === null || reason !== null)) broken.push('loaded nothing');
    if (now.state === 'failed' && reason === null) broken.push('failed without a reason');
    if (now.state === 'failed' && reason?.kind === 'notFound' && content !== null)
      broken.push('what is gone is shown');
    if (now.asked.length > 1) broken.push('asked twice at once');
    return broken;
  },
};
