/** The toasts of the notices, and ids by which the shop's toasts are recognised. */

import { unexpectedErrorTimeout } from '../domain/constants.ts';
import type { NewToast } from '../domain/toast.ts';

export const nearlyExpiredToastId = 'nearlyExpired';
export const cartRecreatedToastId = 'cartRecreated';
export const cartMergedToastId = 'cartMerged';
export const signedOutToastId = 'signedOutForCart';

export const partFailedMessage = 'We could not load this part of the shop. Please try again.';

/** A new version of the shop is offered, never forced (PWA-01). */
export const updateToastId = 'update';

export const updateToast: NewToast = {
  id: updateToastId,
  type: 'info',
  message: 'A new version of the shop is ready.',
  actionText: 'Update now',
  icon: 'update',
  timeout: null,
};

const errorToastPrefix = 'unexpected:';

export const isErrorToast = (id: string): boolean => id.startsWith(errorToastPrefix);
export const errorIdOf = (toastId: string): string => toastId.slice(errorToastPrefix.length);

/**
 * Dismissing it marks the error handled (NET-06). The shopper sees the error's id, which the log
 * holds beside the script's message.
 */
export const unexpectedErrorToast = (id: string): NewToast => ({
  id: errorToastPrefix + id,
  type: 'error',
  message: `Sorry! An unexpected error occurred. Error id: ${id}.`,
  timeout: unexpectedErrorTimeout,
});
