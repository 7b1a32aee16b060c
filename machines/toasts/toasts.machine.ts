/** The short messages at the edge of the page: newest in front, each gone by itself or by hand (§4 toast list, SHELL-11). */

import { assign, enqueueActions, setup } from 'xstate';
import { toToast, withToast, type NewToast, type Toast } from '../domain/toast.ts';
import type { ToastsEvent } from './toasts.events.ts';

export const toastsMachine = setup({
  types: {
    context: {} as { readonly toasts: readonly Toast[]; readonly serial: number },
    events: {} as ToastsEvent,
  },
  actions: {
    showToast: enqueueActions(({ context, enqueue }, params: { toast: NewToast }) => {
      const serial = context.serial + 1;
      const toast = toToast(params.toast, serial);
      enqueue.assign({ serial, toasts: withToast(context.toasts, toast) });
      if (toast.timeout !== null) enqueue.raise({ type: 'toasts.expire', serial }, { delay: toast.timeout });
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
    isLastToast: ({ context }, params: { id: string }) => context.toasts.every(({ id }) => id === params.id),
    isLastShowing: ({ context }, params: { serial: number }) =>
      context.toasts.every(({ serial }) => serial === params.serial),
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
  },
  states: {
    empty: {
      on: { 'toasts.dismiss': {}, 'toasts.expire': {}, 'toasts.clear': {} },
    },
    showing: {
      on: {
        'toasts.dismiss': [
          {
            guard: { type: 'isLastToast', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) } },
        ],
        'toasts.expire': [
          {
            guard: { type: 'isLastShowing', params: ({ event }) => ({ serial: event.serial }) },
            target: 'empty',
            actions: { type: 'removeExpired', params: ({ event }) => ({ serial: event.serial }) },
          },
          { actions: { type: 'removeExpired', params: ({ event }) => ({ serial: event.serial }) } },
        ],
        'toasts.clear': { target: 'empty', actions: 'removeAll' },
      },
    },
  },
});
