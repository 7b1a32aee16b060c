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

const recreated = { id: 'cartRecreated', type: 'info' } as const;

/** What became of a cart the server would not take any more (BEY-03, BEY-15). */
export const cartRecreatedToast = (missing: readonly NewLine[], wasOrdered: boolean): NewToast => {
  if (wasOrdered)
    return {
      ...recreated,
      message: 'Your last cart has already been ordered. This is a new one.',
      timeout: null,
    };
  if (missing.length === 0)
    return { ...recreated, message: 'We had to renew your cart. Please check that nothing is missing.' };
  const names = missing.map(({ name }) => name).join(', ');
  return {
    ...recreated,
    type: 'warning',
    message: `We had to renew your cart. These could not be brought back: ${names}.`,
    timeout: null,
  };
};
