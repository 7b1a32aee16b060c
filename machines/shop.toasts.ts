/** Texts of the toasts that report the outcome of requests. */

import { connectionToastTimeout } from './domain/constants.ts';
import type { AddressKind } from './domain/address.ts';
import type { NewLine } from './domain/cart.ts';
import type { CartAction } from './domain/cart-actions.ts';
import type { Account } from './domain/customer.ts';
import type { Failure } from './domain/failure.ts';
import { isHalfDone, isNotBegun } from './domain/line-edit.ts';
import type { LostCodes } from './domain/lost-lines.ts';
import { missedMessage, type MissedLine } from './domain/several-lines.ts';
import { errorToast, toastOf, type NewToast } from './domain/toast.ts';
import {
  cartMergedToastId,
  cartRecreatedToastId,
  nearlyExpiredToastId,
  partFailedMessage,
  signedOutToastId,
} from './notices/notices.messages.ts';

export const offlineToast: NewToast = {
  id: 'connection',
  type: 'error',
  message: 'You are offline. Some features may be unavailable.',
  timeout: connectionToastTimeout,
  icon: 'offline',
};

export const onlineToast: NewToast = {
  id: 'connection',
  type: 'info',
  message: 'You are online.',
  timeout: connectionToastTimeout,
  icon: 'online',
};

/** The customer signed out during an order, or returns after their session ended. */
export const orderForgottenToast = (message: string): NewToast => ({
  id: 'orderForgotten',
  type: 'warning',
  message,
  timeout: null,
});

export const nearlyExpiredToast: NewToast = {
  id: nearlyExpiredToastId,
  type: 'warning',
  message: 'For your safety you will be signed out in two minutes. What you have entered is kept.',
  timeout: null,
};

/** One id: machines and screen of a part may both be missing. */
export const partFailedToast: NewToast = { ...errorToast(partFailedMessage), id: 'part' };

/** Shown instead of the cart, which would cover what the shopper has opened. */
export const addedToast: NewToast = { id: 'added', type: 'info', message: 'Added to your cart.' };

const accountToastId = 'account';

/** The new name in the header may be off screen, or not announced (BEY-10). */
export const accountSwitchedToast = ({ name }: Account): NewToast => ({
  id: accountToastId,
  type: 'info',
  message: `You are now buying for ${name}.`,
});

export const switchFailedToast = (told: {
  readonly account: Account;
  readonly kept: Account | null;
  readonly failure: Failure;
}): NewToast => ({
  ...errorToast(
    [
      `We could not switch to ${told.account.name}.`,
      told.failure.message,
      told.kept === null ? '' : `You are still buying for ${told.kept.name}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  ),
  id: accountToastId,
});

const entryToast = (message: string): NewToast => ({ id: 'addressBook', type: 'info', message });

export const entrySavedToast = entryToast('Your address is saved.');
export const entryRemovedToast = entryToast('The address is deleted.');

export const defaultEntryToast = (kind: AddressKind): NewToast =>
  entryToast(
    kind === 'delivery'
      ? 'Your orders now begin with this delivery address.'
      : 'Your orders now begin with this billing address.',
  );

export const accountAreaToast = (message: string): NewToast => ({ id: 'accountArea', type: 'info', message });

export const detailsSavedToast = accountAreaToast('Your details are saved.');
export const passwordChangedToast = accountAreaToast('Your password is changed.');
export const personSavedToast = accountAreaToast('The changes to this person are saved.');
export const paymentRemovedToast = accountAreaToast('The payment method is deleted.');
export const serviceRequestedToast = accountAreaToast(
  'Your service is requested. We will get in touch about when.',
);
export const defaultAccountToast = accountAreaToast('Your default is changed.');

/** The shopper opened the sign-in page while signed in. */
export const alreadySignedInToast: NewToast = {
  id: 'alreadySignedIn',
  type: 'info',
  message: 'You are signed in already.',
};

/** The shopper restored a removed line (BEY-12). */
export const itemReturnedToast = ({ name }: NewLine): NewToast => ({
  type: 'info',
  message: `${name} is back in your cart.`,
});

/** Lines that could not be added; stays until dismissed (CART-07). */
export const missedToast = (told: {
  readonly lines: readonly NewLine[];
  readonly missed: readonly MissedLine[];
}): NewToast => ({
  type: 'warning',
  message: missedMessage(told.missed, told.lines.length),
  timeout: null,
});

const recreated = { id: cartRecreatedToastId, type: 'info' } as const;

/** Their value is lost with the cart they were applied to. */
const codesToEnter = ({ promo, hasGiftCards }: LostCodes): string => {
  const cards = hasGiftCards ? ['your gift cards'] : [];
  const whose = [...(promo === null ? [] : [`your promo code ${promo}`]), ...cards].join(' and ');
  const isOne = !hasGiftCards;
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${isOne ? 'has' : 'have'} to be entered again.`;
};

/** The outcome of a cart that the server no longer accepted (BEY-03, BEY-15). */
export const cartRecreatedToast = ({
  missing,
  codes = null,
  wasOrdered,
}: {
  readonly missing: readonly Pick<NewLine, 'name'>[];
  readonly codes?: LostCodes | null;
  readonly wasOrdered: boolean;
}): NewToast => {
  if (wasOrdered)
    return {
      ...recreated,
      message: 'Your last cart has already been ordered. This is a new one.',
      timeout: null,
    };
  const toEnter = codes === null ? '' : ` ${codesToEnter(codes)}`;
  if (missing.length === 0) {
    const message = `We had to renew your cart. Please check that nothing is missing.${toEnter}`;
    return { ...recreated, message, ...(codes === null ? {} : { timeout: null }) };
  }
  const names = missing.map(({ name }) => name).join(', ');
  return {
    ...recreated,
    type: 'warning',
    message: `We had to renew your cart. These could not be brought back: ${names}.${toEnter}`,
    timeout: null,
  };
};

/** Lines that the server silently left out when it merged a guest's cart (CART-11). */
export const cartMergedToast = (missing: readonly Pick<NewLine, 'name'>[]): NewToast => ({
  id: cartMergedToastId,
  type: 'warning',
  message: `These could not be added to your cart when you signed in: ${[...new Set(missing.map(({ name }) => name))].join(', ')}.`,
  timeout: null,
});

/** The customer's cart was lost while a line was added or the details were read (CART-05). */
export const signedOutToast: NewToast = {
  id: signedOutToastId,
  type: 'warning',
  message:
    'Your cart could not be opened with your account any more, so we signed you out. Your items are put into a new cart, and come along when you sign in again.',
  actionText: 'Sign in',
  timeout: null,
};

/** Another choice has replaced a line (CART-03). */
export const lineEditedToast = ({ name }: NewLine): NewToast =>
  toastOf({ message: `Your cart has been updated: ${name}.` });

/** A failed request to the cart; after half an edit it says what the shopper can do (CART-03). */
export const cartFailureToast = ({
  actions,
  failure,
}: {
  readonly actions: readonly CartAction[];
  readonly failure: Failure;
}): NewToast => {
  const unchanged = actions.find(isNotBegun);
  if (unchanged !== undefined && failure.isShort)
    return {
      id: 'lineNotEdited',
      type: 'warning',
      message: `${unchanged.before.name} stays in your cart as it was: ${failure.message}. There must be enough for the new choice beside the old one. Lower the quantity first, or remove it and add it anew.`,
      timeout: null,
    };
  const half = actions.find(isHalfDone);
  if (half === undefined) return errorToast(failure.message);
  const { line, before } = half;
  return {
    id: 'lineHalfEdited',
    type: 'warning',
    message: `${line.name} is in your cart, but ${before.name} could not be taken out: ${failure.message} Please remove it in your cart.`,
    timeout: null,
  };
};
