/** The sentences the shop says by itself, in toasts. */

import { connectionToastTimeout } from './constants.ts';
import type { NewLine } from './cart.ts';
import type { NewToast } from './toast.ts';

export const offlineToast: NewToast = {
  id: 'connection',
  type: 'error',
  message: 'You are offline. Some features may be unavailable.',
  timeout: connectionToastTimeout,
};

export const onlineToast: NewToast = {
  id: 'connection',
  type: 'info',
  message: 'You are online.',
  timeout: connectionToastTimeout,
};

export const errorToast = (message: string): NewToast => ({ type: 'error', message });

/** What became of a cart the server had lost (BEY-03). */
export const cartRecreatedToast = (missing: readonly NewLine[]): NewToast =>
  missing.length === 0
    ? {
        id: 'cartRecreated',
        type: 'info',
        message: 'We had to renew your cart. Everything in it is still here.',
      }
    : {
        id: 'cartRecreated',
        type: 'warning',
        message: `We had to renew your cart. These could not be brought back: ${missing.map(({ name }) => name).join(', ')}.`,
        timeout: null,
      };
