/** What the toasts machine is asked. */

import type { NewToast } from '../domain/toast.ts';

export type ToastsEvent =
  | { readonly type: 'toasts.add'; readonly toast: NewToast }
  | { readonly type: 'toasts.dismiss'; readonly id: string }
  /** The time of the showing with this serial is over; a refreshed toast has a newer one. */
  | { readonly type: 'toasts.expire'; readonly serial: number }
  | { readonly type: 'toasts.clear' };
