/** What may happen to the messages in the page (§4 notifications, SHELL-12). */

import { assign } from 'xstate';
import type { NewNotification, Notification } from '#machines/domain/notification.ts';
import type { NotificationsEvent } from '#machines/notifications/notifications.events.ts';
import {
  notificationsMachine,
  type NotificationsContext,
} from '#machines/notifications/notifications.machine.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

/** The draw is taken from the dice: ids come in a row, with gaps between them. */
const dice = notificationsMachine.provide({
  actions: { chooseId: assign({ nextId: ({ context }) => context.serial * 7 + 3 }) },
});

const given: readonly NewNotification[] = [
  { type: 'notice', message: 'Saved.' },
  { type: 'warning', message: 'Inactive.', options: { persist: true, noRepeat: true } },
  { type: 'error', message: 'Inactive.' },
];
/** Whether each is there until dismissed. */
const stays = new Map([
  ['notice: Saved.', false],
  ['warning: Inactive.', true],
  ['error: Inactive.', true],
]);

class Page extends Stage<NotificationsContext> {
  leave(isMeant: (notification: Notification) => boolean): void {
    this.memory.notifications = this.memory.notifications.map((notification) =>
      isMeant(notification) ? { ...notification, isLeaving: true } : notification,
    );
  }

  add({ type, message, options }: NewNotification): void {
    const { notifications, serial } = this.memory;
    if (options?.noRepeat === true && notifications.some((one) => !one.isLeaving && one.message === message))
      return;
    this.memory.nextId = serial * 7 + 3;
    this.memory.serial += 1;
    const isPersistent = stays.get(`${type}: ${message}`) ?? false;
    this.memory.notifications = [
      ...notifications,
      {
        id: this.memory.nextId,
        type,
        message,
        isPersistent,
        isLeaving: false,
        serial: this.memory.serial,
      },
    ];
  }

  hear(event: NotificationsEvent): void {
    switch (event.type) {
      case 'notifications.add':
        return this.add(event.notification);
      case 'notifications.dismiss':
        return this.leave(({ id }) => id === event.id);
      case 'notifications.withdraw':
        return this.leave(({ message }) => message === event.message);
      case 'notifications.expire':
        return this.leave(({ serial }) => serial === event.serial);
      case 'notifications.remove':
        this.memory.notifications = this.memory.notifications.filter(({ serial }) => serial !== event.serial);
        return;
      case 'notifications.clear':
        this.memory.notifications = [];
    }
  }
}

const contextOf = (context: unknown): NotificationsContext => context as NotificationsContext;

const taking: readonly NotificationsEvent[] = [
  ...[3, 10, 999].map((id) => ({ type: 'notifications.dismiss', id }) as const),
  ...[1, 2].map((serial) => ({ type: 'notifications.expire', serial }) as const),
  ...[1, 2].map((serial) => ({ type: 'notifications.remove', serial }) as const),
  { type: 'notifications.withdraw', message: 'Inactive.' },
  { type: 'notifications.clear' },
];
const adding = given.map((notification): NotificationsEvent => ({ type: 'notifications.add', notification }));

export const notificationsPlan: ModelPlan = {
  machine: dice,
  inputs: [undefined],
  // of two messages every pair is tried, and the third is one too many
  events: (_, snapshot) => [...taking, ...(contextOf(snapshot.context).serial < 2 ? adding : [])],
  projection: (context) =>
    contextOf(context).notifications.map(({ serial, message, isLeaving }) => [serial, message, isLeaving]),
  oracle: oracleFrom(
    Page,
    () => new Page('', { notifications: [], nextId: 0, serial: 0 }),
    (play, event: NotificationsEvent) => play.hear(event),
  ),
  invariants: (steps) => {
    const { notifications } = contextOf(steps.at(-1)?.view.context ?? { notifications: [] });
    return new Set(notifications.map(({ id }) => id)).size === notifications.length
      ? []
      : ['two notifications go by the same number'];
  },
};
