/** Requests to the notices and the facts that their children report through them. */

import type { NewNotification } from '../domain/notification.ts';
import type { NewToast } from '../domain/toast.ts';
import type { ErrorsFact } from './errors/errors.events.ts';
import type { ToastsFact } from './toasts/toasts.events.ts';
import type { UpdatesEvent, UpdatesFact } from './updates/updates.events.ts';

export type NoticesFact = ErrorsFact | ToastsFact | UpdatesFact;

export type NoticesEvent =
  /** Passed to the child that the request's prefix names. */
  | { readonly type: 'notices.passRequest'; readonly request: UpdatesEvent }
  | { readonly type: 'notices.showToast'; readonly toast: NewToast }
  | { readonly type: 'notices.hideToasts'; readonly ids: readonly string[] }
  /** Shown in the page, where it stays longer than a toast. */
  | { readonly type: 'notices.notify'; readonly notification: NewNotification }
  | { readonly type: 'notices.withdraw'; readonly message: string }
  /** The customer has signed out: messages about them are removed. */
  | { readonly type: 'notices.forget' }
  | NoticesFact;
