/** What the toasts machine is asked and tells. */

import type { BriefToast, NewToast } from '../../domain/toast.ts';

export type ToastsEvent =
  | { readonly type: 'toasts.add'; readonly toast: NewToast }
  /** The alternative shape of §3: a message, whether it is an error, and for how long. */
  | { readonly type: 'toasts.addBrief'; readonly toast: BriefToast }
  /** By the shopper's hand. */
  | { readonly type: 'toasts.dismiss'; readonly id: string }
  /** The shopper takes up what the toast offers. */
  | { readonly type: 'toasts.act'; readonly id: string }
  /** The shop takes back what it said. */
  | { readonly type: 'toasts.remove'; readonly id: string }
  /** The time of the showing with this serial is over; a refreshed toast has a newer one. */
  | { readonly type: 'toasts.expire'; readonly serial: number }
  /** Somebody is reading: nothing goes by itself until released. */
  | { readonly type: 'toasts.hold' }
  | { readonly type: 'toasts.release' }
  | { readonly type: 'toasts.clear' };

/** Only what the shopper's own hand did: a toast that went by itself tells nothing. */
export type ToastsFact =
  | { readonly type: 'toasts.dismissed'; readonly id: string }
  | { readonly type: 'toasts.acted'; readonly id: string };
