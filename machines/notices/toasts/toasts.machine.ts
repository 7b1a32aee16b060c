/** Short messages at the page edge, newest first; closed by time or by hand (§4, SHELL-11). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toastOf, toToast, withToast, type NewToast, type Toast } from '../../domain/toast.ts';
import type { ToastsEvent, ToastsFact } from './toasts.events.ts';

export interface ToastsContext {
  /** Newest first. */
  readonly toasts: readonly Toast[];
  readonly serial: number;
}

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actions: {
    report: sendParent((_, fact: ToastsFact) => fact),
    showToast: enqueueActions(({ context, enqueue }, params: { toast: NewToast }) => {
      const serial = context.serial + 1;
      const toast = toToast(params.toast, serial);
      enqueue.assign({ serial, toasts: withToast(context.toasts, toast) });
      if (toast.timeout !== null) enqueue.raise({ type: 'toasts.expire', serial }, { delay: toast.timeout });
    }),
    restartTimes: enqueueActions(({ context, enqueue }) => {
      const toasts = context.toasts.map((toast, index) => ({
        ...toast,
        serial: context.serial + context.toasts.length - index,
      }));
      enqueue.assign({ serial: context.serial + toasts.length, toasts });
      for (const { serial, timeout } of toasts)
        if (timeout !== null) enqueue.raise({ type: 'toasts.expire', serial }, { delay: timeout });
    }),
    removeToast: assign({
      toasts: ({ context }, params: { id: string }) => context.toasts.filter(({ id }) => id !== params.id),
    }),
    removeExpired: assign({
      toasts: ({ context }, params: { serial: number }) =>
        context.toasts.filter(({ serial }) => serial !== params.serial),
    }),
    removeAll: assign({ toasts: [] }),
  },
  guards: {
    canDismiss: ({ context }, params: { id: string }) =>
      context.toasts.some(({ id, isDismissable }) => id === params.id && isDismissable),
    canAct: ({ context }, params: { id: string }) =>
      context.toasts.some(({ id, actionText }) => id === params.id && actionText !== null),
    isEmpty: ({ context }) => context.toasts.length === 0,
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], serial: 0 },
  initial: 'empty',
  on: {
    'toasts.add': {
      target: '.showing',
      actions: { type: 'showToast', params: ({ event }) => ({ toast: event.toast }) },
    },
    'toasts.addBrief': {
      target: '.showing',
      actions: { type: 'showToast', params: ({ event }) => ({ toast: toastOf(event.toast) }) },
    },
    'toasts.dismiss': [
      {
        guard: { type: 'canDismiss', params: ({ event }) => event },
        actions: [
          { type: 'removeToast', params: ({ event }) => event },
          { type: 'report', params: ({ event }) => ({ type: 'toasts.dismissed', id: event.id }) },
        ],
      },
      {},
    ],
    'toasts.act': [
      {
        guard: { type: 'canAct', params: ({ event }) => event },
        actions: [
          { type: 'removeToast', params: ({ event }) => event },
          { type: 'report', params: ({ event }) => ({ type: 'toasts.acted', id: event.id }) },
        ],
      },
      {},
    ],
    'toasts.remove': { actions: { type: 'removeToast', params: ({ event }) => event } },
    'toasts.expire': { actions: { type: 'removeExpired', params: ({ event }) => event } },
    'toasts.clear': { actions: 'removeAll' },
  },
  states: {
    empty: {},
    showing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: { 'toasts.hold': 'held' },
    },
    held: {
      description: 'Hovered or focused: expired times are ignored, and each time starts again on release.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toasts.add': { actions: { type: 'showToast', params: ({ event }) => ({ toast: event.toast }) } },
        'toasts.addBrief': {
          actions: { type: 'showToast', params: ({ event }) => ({ toast: toastOf(event.toast) }) },
        },
        'toasts.dismiss': [
          {
            guard: { type: 'canDismiss', params: ({ event }) => event },
            target: 'showing',
            description: 'The hovered toast is gone, so the browser may never report that the pointer left.',
            actions: [
              { type: 'removeToast', params: ({ event }) => event },
              'restartTimes',
              { type: 'report', params: ({ event }) => ({ type: 'toasts.dismissed', id: event.id }) },
            ],
          },
          {},
        ],
        'toasts.act': [
          {
            guard: { type: 'canAct', params: ({ event }) => event },
            target: 'showing',
            actions: [
              { type: 'removeToast', params: ({ event }) => event },
              'restartTimes',
              { type: 'report', params: ({ event }) => ({ type: 'toasts.acted', id: event.id }) },
            ],
          },
          {},
        ],
        'toasts.remove': {
          target: 'showing',
          actions: [{ type: 'removeToast', params: ({ event }) => event }, 'restartTimes'],
        },
        'toasts.expire': {},
        'toasts.hold': {},
        'toasts.release': { target: 'showing', actions: 'restartTimes' },
      },
    },
  },
});
