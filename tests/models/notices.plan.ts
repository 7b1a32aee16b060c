/** What is said beside the page, taken back, and taken up (SHELL-12, NET-06, BEY-17). */

import { isDeepStrictEqual } from 'node:util';
import type { NoticesEvent } from '#machines/notices/notices.events.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import {
  cartMergedToastId,
  cartRecreatedToastId,
  nearlyExpiredToastId,
  unexpectedErrorToast,
  updateToast,
  updateToastId,
} from '#machines/notices/notices.messages.ts';
import { offlineToast } from '#machines/shop.toasts.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const error = { id: '7', message: 'Boom' } as never;
const { id: errorToastId = '' } = unexpectedErrorToast('7');
const notification = { type: 'error', message: 'No sums.' } as const;

const add = (toast: object) => ({ child: 'toasts', event: { type: 'toasts.add', toast } });
const remove = (id: string) => ({ child: 'toasts', event: { type: 'toasts.remove', id } });
const update = (type: string) => ({ child: 'updates', event: { type } });
const notify = (event: object) => ({ child: 'notifications', event });

/** Each event, and what it says to the children. */
const cases: readonly (readonly [NoticesEvent, readonly object[]])[] = [
  [{ type: 'notices.passRequest', request: { type: 'updates.holdPage' } }, [update('updates.holdPage')]],
  [{ type: 'notices.showToast', toast: offlineToast }, [add(offlineToast)]],
  [{ type: 'notices.hideToasts', ids: ['a', 'b'] }, [remove('a'), remove('b')]],
  [{ type: 'notices.notify', notification }, [notify({ type: 'notifications.add', notification })]],
  [
    { type: 'notices.withdraw', message: 'No sums.' },
    [notify({ type: 'notifications.withdraw', message: 'No sums.' })],
  ],
  [
    { type: 'notices.forget' },
    [
      notify({ type: 'notifications.clear' }),
      ...[nearlyExpiredToastId, cartRecreatedToastId, cartMergedToastId].map(remove),
    ],
  ],
  [{ type: 'errors.collected', error }, [add(unexpectedErrorToast('7'))]],
  [{ type: 'updates.offered' }, [add(updateToast)]],
  [{ type: 'updates.withdrawn' }, [remove(updateToastId)]],
  [
    { type: 'toasts.dismissed', id: errorToastId },
    [{ child: 'errors', event: { type: 'errors.markHandled', id: '7' } }],
  ],
  [{ type: 'toasts.dismissed', id: updateToastId }, [update('updates.refuse')]],
  [{ type: 'toasts.dismissed', id: 'other' }, []],
  [{ type: 'toasts.acted', id: updateToastId }, [update('updates.take')]],
  [{ type: 'toasts.acted', id: 'other' }, []],
];

export const noticesPlan = planOf({
  machine: noticesMachine,
  proves: 'SHELL-12, NET-06',
  requests: cases.map(([event]) => event),
  projection: () => null,
  rules: ({ type, event, facts, steps }, must) => {
    const asked = (steps.at(-1)?.view.asked ?? []).filter((one) => 'event' in one);
    const due = cases.find(([one]) => isDeepStrictEqual(one, event))?.[1] ?? [];
    must(isDeepStrictEqual(asked, due), `${type} reaches the children it is for`);
    const isRequest = type.startsWith('notices.') || type === 'xstate.init';
    must(isDeepStrictEqual(facts, isRequest ? [] : [event]), 'a fact goes up unchanged');
  },
});
