/**
 * Toasts, notifications, unexpected errors and the offer of a new version (SHELL-11, SHELL-12,
 * NET-06, BEY-17).
 */

import { enqueueActions, sendParent, sendTo, setup } from 'xstate';
import type { NewNotification } from '../domain/notification.ts';
import { nounOf } from '../domain/noun.ts';
import type { NewToast } from '../domain/toast.ts';
import type { UnexpectedError } from './errors/errors.events.ts';
import { errorsMachine } from './errors/errors.machine.ts';
import { notificationsMachine } from './notifications/notifications.machine.ts';
import { toastsMachine } from './toasts/toasts.machine.ts';
import type { UpdatesEvent } from './updates/updates.events.ts';
import { updatesMachine } from './updates/updates.machine.ts';
import type { NoticesEvent } from './notices.events.ts';
import {
  cartMergedToastId,
  cartRecreatedToastId,
  errorIdOf,
  isErrorToast,
  nearlyExpiredToastId,
  unexpectedErrorToast,
  updateToast,
  updateToastId,
} from './notices.messages.ts';

export const noticesMachine = setup({
  types: {
    events: {} as NoticesEvent,
    children: {} as {
      errors: 'errors';
      notifications: 'notifications';
      toasts: 'toasts';
      updates: 'updates';
    },
  },
  actors: {
    errors: errorsMachine,
    notifications: notificationsMachine,
    toasts: toastsMachine,
    updates: updatesMachine,
  },
  actions: {
    reportFact: sendParent(({ event }) => event),
    toUpdates: sendTo('updates', (_, event: UpdatesEvent) => event),
    showToast: sendTo('toasts', (_, { toast }: { toast: NewToast }) => ({ type: 'toasts.add', toast })),
    showError: sendTo('toasts', (_, { error: { id, message } }: { error: UnexpectedError }) => ({
      type: 'toasts.add',
      toast: unexpectedErrorToast(id, message),
    })),
    hideToasts: enqueueActions(({ enqueue }, { ids }: { ids: readonly string[] }) => {
      for (const id of ids) enqueue.sendTo('toasts', { type: 'toasts.remove', id });
    }),
    markHandled: sendTo('errors', (_, { id }: { id: string }) => ({
      type: 'errors.markHandled',
      id: errorIdOf(id),
    })),
    notify: sendTo('notifications', (_, { notification }: { notification: NewNotification }) => ({
      type: 'notifications.add',
      notification,
    })),
    withdraw: sendTo('notifications', (_, { message }: { message: string }) => ({
      type: 'notifications.withdraw',
      message,
    })),
    clearNotifications: sendTo('notifications', { type: 'notifications.clear' }),
  },
  guards: {
    isFact: ({ event }) => nounOf(event) !== 'notices',
    isErrorToast: (_, { id }: { id: string }) => isErrorToast(id),
    isUpdateToast: (_, { id }: { id: string }) => id === updateToastId,
  },
}).createMachine({
  id: 'notices',
  invoke: [
    { id: 'errors', src: 'errors', systemId: 'errors' },
    { id: 'notifications', src: 'notifications', systemId: 'notifications' },
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    { id: 'updates', src: 'updates', systemId: 'updates' },
  ],
  on: {
    'notices.passRequest': { actions: { type: 'toUpdates', params: ({ event }) => event.request } },
    'notices.showToast': { actions: { type: 'showToast', params: ({ event }) => event } },
    'notices.hideToasts': { actions: { type: 'hideToasts', params: ({ event }) => event } },
    'notices.notify': { actions: { type: 'notify', params: ({ event }) => event } },
    'notices.withdraw': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'notices.forget': {
      description: 'Toasts about the customer would otherwise stay until dismissed.',
      actions: [
        'clearNotifications',
        {
          type: 'hideToasts',
          params: { ids: [nearlyExpiredToastId, cartRecreatedToastId, cartMergedToastId] },
        },
      ],
    },
  },
  type: 'parallel',
  states: {
    answering: {
      on: {
        'errors.collected': { actions: { type: 'showError', params: ({ event }) => event } },
        'updates.offered': { actions: { type: 'showToast', params: { toast: updateToast } } },
        'updates.withdrawn': { actions: { type: 'hideToasts', params: { ids: [updateToastId] } } },
        'toasts.dismissed': [
          {
            guard: { type: 'isErrorToast', params: ({ event }) => event },
            actions: { type: 'markHandled', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUpdateToast', params: ({ event }) => event },
            actions: { type: 'toUpdates', params: { type: 'updates.refuse' } },
          },
        ],
        'toasts.acted': {
          guard: { type: 'isUpdateToast', params: ({ event }) => event },
          actions: { type: 'toUpdates', params: { type: 'updates.take' } },
        },
      },
    },
    reporting: {
      on: {
        '*': {
          guard: 'isFact',
          description: 'Re-emits facts of the children unchanged.',
          actions: 'reportFact',
        },
      },
    },
  },
});
