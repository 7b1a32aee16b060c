/** What may happen to a delivery's notice: opened, not found, confirmed, refused, opened by another link, forgotten (ROUTE-02, BEY-02). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { DeliveryNoticeEvent } from '#machines/delivery-notice/delivery-notice.events.ts';
import {
  deliveryNoticeMachine,
  type DeliveryNoticeContext,
} from '#machines/delivery-notice/delivery-notice.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { delivery } from './past-orders.ts';
import { rules } from './rules.ts';

const planned = delivery(7);
const confirmed = delivery(7, { stage: 'confirmed', instructions: 'At the gate' });

const requests: readonly DeliveryNoticeEvent[] = [
  { type: 'deliveryNotice.open', token: 'one' },
  { type: 'deliveryNotice.open', token: 'two' },
  { type: 'deliveryNotice.retry' },
  { type: 'deliveryNotice.confirm', instructions: null },
  { type: 'deliveryNotice.confirm', instructions: 'At the gate' },
  { type: 'deliveryNotice.forget' },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  reading: [
    done('readNotice', planned),
    failed('readNotice', failure('notFound')),
    failed('readNotice', failure('sessionExpired')),
  ],
  confirming: [
    done('confirmNotice', confirmed),
    failed('confirmNotice', failure('refused')),
    failed('confirmNotice', failure('sessionExpired')),
  ],
};

export const deliveryNoticePlan: ModelPlan = {
  machine: deliveryNoticeMachine,
  inputs: [undefined],
  events: (state) => [...requests, ...(answers[state] ?? [])],
  projection: ({ token, delivery: shown, asked, failure: reason }) => [token, shown, asked, reason],

  invariants: rules<DeliveryNoticeContext>(
    ({ now, was, state, before, type, event, error, facts, isDone, isFailed }, must) => {
      const isUnderWay = before === 'reading' || before === 'confirming';
      const isOpened = type === 'deliveryNotice.open' && !(isUnderWay && was.token === event['token']);
      const isConfirmed = type === 'deliveryNotice.confirm' && before === 'shown';
      must.start('readNotice', isOpened || (type === 'deliveryNotice.retry' && before === 'unread'), {
        token: now.token,
      });
      must.start('confirmNotice', isConfirmed, { token: was.token, instructions: event['instructions'] });
      must.emit('deliveryNotice.confirmed', isDone('confirmNotice'));
      must.emit('deliveryNotice.failed', isFailed('confirmNotice'), { failure: error, asked: was.asked });
      must(!/"(one|two)"/.test(JSON.stringify(facts)), 'no fact holds the token');
      must(!isOpened || now.token === event['token'], 'the opened link counts');
      must(
        !isConfirmed || (now.asked?.instructions === event['instructions'] && now.failure === null),
        'the request is kept',
      );
      must(
        !['shown', 'confirming'].includes(state) || now.delivery !== null,
        'only a delivery can be confirmed',
      );
      must(state !== 'reading' || now.delivery === null, 'the delivery of another link is not shown');
      if (isDone('readNotice', 'confirmNotice'))
        must(
          state === 'shown' && now.delivery === event['output'] && now.failure === null,
          'the answer is shown',
        );
      if (isFailed('readNotice'))
        must(state === 'unread' && isDeepStrictEqual(now.failure, error), 'a notice that failed says why');
      if (isFailed('confirmNotice'))
        must(
          state === 'shown' &&
            isDeepStrictEqual(now.failure, error?.kind === 'sessionExpired' ? null : error),
          'a refusal is shown beside it',
        );
      if (type === 'deliveryNotice.forget')
        must(
          state === 'unopened' && Object.values(now).every((value) => value === null),
          'the reader is forgotten',
        );
    },
  ),
};
