/** Messages that the shop shows for facts, and other requests that are computed from a fact. */

import { inactiveAccountMessage } from './domain/customer.ts';
import type { DeskEvent } from './desk/desk.events.ts';
import type { DisplayEvent } from './display/display.events.ts';
import { present } from './domain/present.ts';
import { isSessionExpired } from './domain/session.ts';
import { errorToast, type NewToast } from './domain/toast.ts';
import type { NoticesEvent } from './notices/notices.events.ts';
import { nearlyExpiredToastId, signedOutToastId } from './notices/notices.messages.ts';
import type { ShopEvent, ShopFact } from './shop.events.ts';
import {
  accountAreaToast,
  accountSwitchedToast,
  addedToast,
  alreadySignedInToast,
  cartFailureToast,
  cartMergedToast,
  cartRecreatedToast,
  defaultAccountToast,
  defaultEntryToast,
  detailsSavedToast,
  entryRemovedToast,
  entrySavedToast,
  itemReturnedToast,
  lineEditedToast,
  missedToast,
  nearlyExpiredToast,
  offlineToast,
  onlineToast,
  orderForgottenToast,
  passwordChangedToast,
  partFailedToast,
  paymentRemovedToast,
  personSavedToast,
  serviceRequestedToast,
  signedOutToast,
  switchFailedToast,
} from './shop.toasts.ts';

/** The reason appears next to the quantity field; a toast would repeat it. */
const isSaidAtLine = ({
  failure,
  actions,
}: Extract<ShopFact, { readonly type: 'cart.actionFailed' }>): boolean =>
  failure.kind === 'refused' && actions.every(({ kind }) => kind === 'update');

const toastFor = (fact: ShopFact): NewToast | null => {
  switch (fact.type) {
    case 'session.nearlyExpired':
      return nearlyExpiredToast;
    case 'session.signInSkipped':
      return alreadySignedInToast;
    case 'session.signedOutInPlace':
      return signedOutToast;
    case 'chrome.cartWithheld':
      return addedToast;
    case 'network.lost':
      return offlineToast;
    case 'network.restored':
      return onlineToast;

    case 'cart.itemReturned':
      return itemReturnedToast(fact.line);
    case 'cart.itemEdited':
      return lineEditedToast(fact.line);
    case 'cart.itemsAdded':
      return fact.missed.length > 0 ? missedToast(fact) : null;
    case 'cart.actionFailed':
      return isSessionExpired(fact.failure) || isSaidAtLine(fact) ? null : cartFailureToast(fact);
    case 'cart.adopted':
      return (fact.missing ?? []).length > 0 ? cartMergedToast(fact.missing ?? []) : null;
    case 'cart.recreated':
      return cartRecreatedToast(fact);
    case 'checkout.failed':
      return fact.message === null ? null : errorToast(fact.message);
    case 'recovery.refused':
      return errorToast(fact.message);
    case 'checkout.orderForgotten':
    case 'recovery.abandoned':
      return orderForgottenToast(fact.message);

    case 'wing.failed':
    case 'chrome.partFailed':
      return partFailedToast;

    case 'customer.loadFailed':
    case 'customer.changeFailed':
      return isSessionExpired(fact.failure) ? null : errorToast(fact.failure.message);
    case 'customer.accountSwitched':
      return accountSwitchedToast(fact.account);
    case 'customer.switchFailed':
      return switchFailedToast(fact);
    case 'customer.defaultAccountChanged':
      return defaultAccountToast;
    case 'addressBook.saved':
      return entrySavedToast;
    case 'addressBook.removed':
      return entryRemovedToast;
    case 'addressBook.defaultChanged':
      return defaultEntryToast(fact.kind);
    case 'profile.detailsSaved':
      return detailsSavedToast;
    case 'profile.passwordChanged':
      return passwordChangedToast;
    case 'profile.personSaved':
      return personSavedToast;
    case 'savedPayments.removed':
      return paymentRemovedToast;
    case 'equipment.serviceRequested':
      return serviceRequestedToast;
    case 'invoicePayment.paid':
    case 'plannedDelivery.changed':
      return accountAreaToast(fact.message);
    // the form that would show it was left
    case 'equipment.failed':
    case 'plannedDelivery.failed':
    case 'profile.failed':
    case 'savedPayments.failed':
      return fact.isLeft ? errorToast(fact.failure.message) : null;
    default:
      return null;
  }
};

export const isAnnounced = (fact: ShopFact): boolean => toastFor(fact) !== null;

export const announcementIn = (fact: ShopFact): NoticesEvent => ({
  type: 'notices.showToast',
  toast: present(toastFor(fact), 'toast'),
});

export const hideSignInToasts: NoticesEvent = {
  type: 'notices.hideToasts',
  ids: [nearlyExpiredToastId, signedOutToastId],
};

export const totalsNotice = (message: string): NoticesEvent => ({
  type: 'notices.notify',
  notification: { type: 'error', message, options: { noRepeat: true } },
});

/** An inactive account cannot order. */
export const activityNotice = ({ isActive }: { readonly isActive: boolean }): NoticesEvent =>
  isActive
    ? { type: 'notices.withdraw', message: inactiveAccountMessage }
    : {
        type: 'notices.notify',
        notification: {
          type: 'warning',
          message: inactiveAccountMessage,
          options: { noRepeat: true, persist: true, needsContact: true },
        },
      };

export const readCustomerTypes: DisplayEvent = {
  type: 'display.read',
  subjects: [{ kind: 'customerTypes' }],
};

/** Lines that came from reordering were not typed in the quick order. */
export const settledFromQuickOrder = (event: ShopEvent): DeskEvent => {
  if (event.type !== 'cart.itemsAdded') throw new Error(`${event.type} adds no lines`);
  const { lines, missed, isFromQuickOrder } = event;
  return isFromQuickOrder === true
    ? { type: 'desk.settleQuickOrder', lines, missed }
    : { type: 'desk.settleQuickOrder', lines: [], missed: [] };
};
