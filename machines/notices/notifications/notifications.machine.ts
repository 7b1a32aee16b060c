/** Messages in the page: errors stay, others close after five seconds (§4, SHELL-12). */

import { assign, enqueueActions, setup } from 'xstate';
import { notificationTimeout, removalTime } from '../../domain/constants.ts';
import {
  drawId,
  isRepeated,
  toNotification,
  type NewNotification,
  type Notification,
} from '../../domain/notification.ts';
import type { NotificationsEvent } from './notifications.events.ts';

export interface NotificationsContext {
  /** In the order of arrival, newest last. */
  readonly notifications: readonly Notification[];
  /** The id of the next notification. */
  readonly nextId: number;
  readonly serial: number;
}

const none = -1;
const serialOf = ({ notifications }: NotificationsContext, wanted: number): number =>
  notifications.find(({ id }) => id === wanted)?.serial ?? none;
const serialsSaying = ({ notifications }: NotificationsContext, words: string): readonly number[] =>
  notifications
    .filter(({ message, isLeaving }) => message === words && !isLeaving)
    .map(({ serial }) => serial);

export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actions: {
    chooseId: assign({ nextId: ({ context }) => drawId(context.notifications, Math.random) }),
    showNotification: enqueueActions(({ context, enqueue }, given: NewNotification) => {
      const serial = context.serial + 1;
      const notification = toNotification(given, context.nextId, serial);
      enqueue.assign({ serial, notifications: [...context.notifications, notification] });
      if (!notification.isPersistent)
        enqueue.raise({ type: 'notifications.expire', serial }, { delay: notificationTimeout });
    }),
    beginLeaving: enqueueActions(({ context, enqueue }, { serials }: { serials: readonly number[] }) => {
      enqueue.assign({
        notifications: context.notifications.map((notification) =>
          serials.includes(notification.serial) ? { ...notification, isLeaving: true } : notification,
        ),
      });
      for (const serial of serials)
        enqueue.raise({ type: 'notifications.remove', serial }, { delay: removalTime });
    }),
    removeNotification: assign({
      notifications: ({ context }, params: { serial: number }) =>
        context.notifications.filter(({ serial }) => serial !== params.serial),
    }),
    removeAll: assign({ notifications: [] }),
  },
  guards: {
    isRepeated: ({ context }, notification: NewNotification) =>
      isRepeated(notification, context.notifications),
    isStaying: ({ context }, params: { serial: number }) =>
      context.notifications.some(({ serial, isLeaving }) => serial === params.serial && !isLeaving),
  },
}).createMachine({
  id: 'notifications',
  context: { notifications: [], nextId: 0, serial: 0 },
  on: {
    'notifications.add': [
      { guard: { type: 'isRepeated', params: ({ event }) => event.notification } },
      { actions: ['chooseId', { type: 'showNotification', params: ({ event }) => event.notification }] },
    ],
    'notifications.dismiss': [
      {
        guard: {
          type: 'isStaying',
          params: ({ context, event }) => ({ serial: serialOf(context, event.id) }),
        },
        actions: {
          type: 'beginLeaving',
          params: ({ context, event }) => ({ serials: [serialOf(context, event.id)] }),
        },
      },
      {},
    ],
    'notifications.withdraw': {
      actions: {
        type: 'beginLeaving',
        params: ({ context, event }) => ({ serials: serialsSaying(context, event.message) }),
      },
    },
    'notifications.expire': [
      {
        guard: { type: 'isStaying', params: ({ event }) => event },
        actions: { type: 'beginLeaving', params: ({ event }) => ({ serials: [event.serial] }) },
      },
      {},
    ],
    'notifications.remove': { actions: { type: 'removeNotification', params: ({ event }) => event } },
    'notifications.clear': { actions: 'removeAll' },
  },
});
