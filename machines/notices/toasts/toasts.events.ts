/** Requests to the toasts machine and the facts it reports. */

import type { BriefToast, NewToast } from '../../domain/toast.ts';

export type ToastsEvent =
  | { readonly type: 'toasts.add'; readonly toast: NewToast }
  /** The alternative form of §3: message, error flag and duration. */
  | { readonly type: 'toasts.addBrief'; readonly toast: BriefToast }
  /** The shopper closes the toast. */
  | { readonly type: 'toasts.dismiss'; readonly id: string }
  /** The shopper presses the toast's action. */
  | { readonly type: 'toasts.act'; readonly id: string }
  /** The shop removes the toast. */
  | { readonly type: 'toasts.remove'; readonly id: string }
  /** The time of this showing is over; a refreshed toast has a newer serial. */
  | { readonly type: 'toasts.expire'; readonly serial: number }
  /** A toast is hovered or focused: none closes on its own until released. */
  | { readonly type: 'toasts.hold' }
  | { readonly type: 'toasts.release' }
  | { readonly type: 'toasts.clear' };

/** Only actions of the shopper; a toast that closes on its own reports nothing. */
export type ToastsFact =
  | { readonly type: 'toasts.dismissed'; readonly id: string }
  | { readonly type: 'toasts.acted'; readonly id: string };
