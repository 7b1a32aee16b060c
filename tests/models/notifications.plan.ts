/** What may happen to the messages in the page (§4 notifications, SHELL-12). */

import { assign } from 'xstate';
import type { NewNotification } from '#machines/domain/notification.ts';
import type { NotificationsEvent } from '#machines/notices/notifications/notifications.events.ts';
import { notificationsMachine } from '#machines/notices/notifications/notifications.machine.ts';
import { planOf } from '#machines/tools/models/plan.ts';

/** The draw is taken from the dice: ids come in a row, with gaps between them. */
const dice = notificationsMachine.provide({
  actions: { chooseId: assign({ nextId: ({ context }) => context.serial * 7 + 3 }) },
});

const given: readonly NewNotification[] = [
  { type: 'notice', message: 'Saved.' },
  { type: 'warning', message: 'Inactive.', options: { persist: true, noRepeat: true } },
  { type: 'error', message: 'Inactive.' },
];

const taking: readonly NotificationsEvent[] = [
  ...[3, 10, 999].map((id) => ({ type: 'notifications.dismiss', id }) as const),
  ...[1, 2].map((serial) => ({ type: 'notifications.expire', serial }) as const),
  ...[1, 2].map((serial) => ({ type: 'notifications.remove', serial }) as const),
  { type: 'notifications.withdraw', message: 'Inactive.' },
  { type: 'notifications.clear' },
];
const adding = given.map((notification): NotificationsEvent => ({ type: 'notifications.add', notification }));

export const notificationsPlan = planOf({
  machine: dice,
  proves: 'SHELL-12',
  // of two messages every pair is tried, and the third is one too many
  events: (_, context) => [...taking, ...(context.serial < 2 ? adding : [])],
  projection: (context) =>
    context.notifications.map(({ serial, message, isLeaving }) => [serial, message, isLeaving]),

  rules: ({ now, was, type, event }, must) => {
    const { notifications } = now;
    const numbers = new Set(notifications.map(({ id }) => id));
    must(numbers.size === notifications.length, 'every notification has a number of its own');
    const isMeant = ({ id, message, serial }: (typeof notifications)[number]): boolean =>
      [id, message, serial].some((one, at) => one === event[['id', 'message', 'serial'][at] ?? '']);
    const isRemoved = type === 'notifications.remove';
    must({
      'what is over leaves':
        !/dismiss|withdraw|expire/.test(type) || notifications.every((one) => one.isLeaving || !isMeant(one)),
      'what has left is gone': !isRemoved || !notifications.some(isMeant),
      'all messages are cleared': type !== 'notifications.clear' || notifications.length === 0,
    });
    if (type === 'notifications.add') {
      const { message, type: kind, options } = event['notification'] as NewNotification;
      const isRepeat = was.notifications.some((one) => !one.isLeaving && one.message === message);
      const isKept = !(options?.noRepeat === true && isRepeat);
      must(notifications.length === was.notifications.length + (isKept ? 1 : 0), 'it is added once');
      const { isPersistent, isLeaving, message: shown } = notifications.at(-1) ?? {};
      must({
        'the newest message is the last one': !isKept || (shown === message && isLeaving === false),
        'warnings and errors stay until they are dismissed': !isKept || isPersistent === (kind !== 'notice'),
      });
    }
  },
});
