/** Toasts and their required fields (§3, §5). */

import { toastTimeout } from './constants.ts';

export type ToastType = 'info' | 'warning' | 'error';

/** An icon that replaces the one of its type. */
export type ToastIcon = 'offline' | 'online' | 'update';

export interface Toast {
  /** Adding the same id again refreshes the toast and marks it a duplicate. */
  readonly id: string;
  readonly type: ToastType;
  readonly message: string;
  readonly isDismissable: boolean;
  /** Milliseconds; null stays until dismissed. */
  readonly timeout: number | null;
  readonly isDuplicate: boolean;
  /** The label of the toast's action; null without one. */
  readonly actionText: string | null;
  readonly icon: ToastIcon | null;
  /** Counts every showing, so that an old time-out does not close a refreshed toast. */
  readonly serial: number;
}

export interface NewToast {
  readonly id?: string;
  readonly type?: ToastType;
  readonly message?: string;
  readonly dismissable?: boolean;
  readonly timeout?: number | null;
  readonly actionText?: string;
  readonly icon?: ToastIcon;
}

/** The alternative form of §3. */
export interface BriefToast {
  readonly message: string;
  readonly error?: boolean;
  /** Milliseconds. */
  readonly displayTime?: number;
}

export const toastOf = ({ message, error = false, displayTime = toastTimeout }: BriefToast): NewToast => ({
  type: error ? 'error' : 'info',
  message,
  timeout: displayTime,
});

/** The error banner of §8: without the client's prefix, closed after five seconds (SHELL-18). */
export const errorToast = (message: string): NewToast =>
  toastOf({ message: message.replace(/^GraphQL error: /, ''), error: true });

/** Adds the defaults to a toast; a toast that cannot be closed is a developer's error. */
export const toToast = (given: NewToast, serial: number): Toast => {
  if (given.type === undefined) throw new Error('toast.type is required');
  if (given.message === undefined || given.message === '') throw new Error('toast.message is required');
  const isDismissable = given.dismissable ?? true;
  const timeout = given.timeout === undefined ? toastTimeout : given.timeout;
  if (!isDismissable && timeout === null)
    throw new Error('Toast should be user-dismissable or have a timeout');
  return {
    id: given.id ?? `${given.type}:${given.message}`,
    type: given.type,
    message: given.message,
    isDismissable,
    timeout,
    isDuplicate: false,
    actionText: given.actionText ?? null,
    icon: given.icon ?? null,
    serial,
  };
};

/** New toasts come first; one with the same id is refreshed and marked. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const isDuplicate = toasts.some(({ id }) => id === toast.id);
  return [{ ...toast, isDuplicate }, ...toasts.filter(({ id }) => id !== toast.id)];
};
