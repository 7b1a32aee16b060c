/** What the checkout knows besides the draft, and what it sends to it. */

import { present } from '../domain/present.ts';
import type { Receipt } from '../domain/order.ts';
import type { PostcodePatterns } from '../domain/postcode.ts';
import type { CheckoutEvent, CheckoutFact, RestoredCheckout } from './checkout.events.ts';
import { draftOf, emptyDraft, type DraftContext, type DraftBase } from './draft.context.ts';
import type { DraftEvent } from './draft.events.ts';

export interface CheckoutContext extends DraftBase {
  readonly receipt: Receipt | null;
  /** The values that the next draft starts with. */
  readonly draft: DraftContext;
  /** The code of the payment method: chosen here, or stored in this browser. */
  readonly paymentCode: string | null;
  /** The purchase order number. */
  readonly poNumber: string;
}

export interface CheckoutInput {
  readonly receipt: Receipt | null;
  /** Postcode patterns by country (CHK-11). */
  readonly postcodes: PostcodePatterns;
}

/** The context before cart and shopper are known. */
export const emptyCheckout = (postcodes: PostcodePatterns, receipt: Receipt | null): CheckoutContext => ({
  cart: null,
  customer: null,
  welcomed: null,
  account: null,
  offers: null,
  postcodes,
  isOrderUnderWay: false,
  outcome: null,
  receipt,
  draft: emptyDraft,
  paymentCode: null,
  poNumber: '',
});

/** The values that are kept when a draft ends. */
export const baseAfter = (event: CheckoutEvent): Partial<CheckoutContext> => {
  switch (event.type) {
    case 'checkout.syncCart':
      return { cart: event.cart };
    case 'checkout.syncCustomer':
      return { customer: event.email };
    case 'checkout.informAccount':
      return event.told.type === 'accountSection.welcome' ? { welcomed: event.told.email } : {};
    case 'checkout.syncAccount':
      return { account: event.account };
    case 'checkout.syncAddresses':
      return { offers: event.offers };
    case 'checkout.beginRecovery':
      return { isOrderUnderWay: true };
    case 'checkout.endRecovery':
      return { isOrderUnderWay: false, outcome: event.message };
    case 'checkout.acknowledgeOrder':
    case 'placing.orderPlaced':
      return { isOrderUnderWay: false, outcome: null, receipt: event.receipt };
    case 'payment.methodChosen':
      return { paymentCode: event.code };
    case 'payment.poNumberChanged':
      return { poNumber: event.poNumber };
    case 'draft.kindChanged':
      return { draft: event.draft };
    default:
      return {};
  }
};

/** The fact of a child that the shop needs. */
export const factFrom = (event: CheckoutEvent): CheckoutFact => {
  switch (event.type) {
    case 'draft.reported':
      return event.fact;
    case 'payment.methodChosen':
      return { type: 'checkout.paymentChosen', code: event.code };
    case 'payment.poNumberChanged':
      return { type: 'checkout.poNumberChanged', poNumber: event.poNumber };
    case 'payment.redirected':
      return { type: 'checkout.redirected', to: event.to };
    case 'payment.providerFailed':
      return { type: 'checkout.providerFailed', failure: event.failure };
    case 'payment.submitted':
      return { type: 'checkout.cardSubmitted' };
    case 'placing.orderBegun':
      return { type: 'checkout.orderUnderWay', order: event.order };
    case 'checkout.acknowledgeOrder':
    case 'placing.orderPlaced':
      return { type: 'checkout.orderPlaced', receipt: event.receipt };
    default:
      throw new Error(`${event.type} is not for the shop`);
  }
};

/** The request for an open draft. */
export const draftRequestOf = (event: CheckoutEvent): DraftEvent => {
  switch (event.type) {
    case 'checkout.syncCart':
      return { type: 'draft.syncCart', cart: present(event.cart, 'cart') };
    case 'checkout.syncCustomer':
      return { type: 'draft.syncCustomer', email: event.email };
    case 'checkout.informAccount':
      return { type: 'draft.informAccount', told: event.told };
    case 'checkout.syncAccount':
      return { type: 'draft.syncAccount', account: event.account };
    case 'checkout.syncAddresses':
      return { type: 'draft.offerAddresses', offers: event.offers };
    case 'checkout.beginRecovery':
      return { type: 'draft.syncRecovery', isOrderUnderWay: true, message: null };
    case 'checkout.endRecovery':
      return { type: 'draft.syncRecovery', isOrderUnderWay: false, message: event.message };
    case 'checkout.acknowledgeOrder':
      return { type: 'draft.syncRecovery', isOrderUnderWay: false, message: null };
    case 'checkout.retry':
      return { type: 'draft.retry' };
    case 'checkout.refreshTotals':
      return { type: 'draft.refreshTotals' };
    case 'checkout.replay':
      return { type: 'draft.replay', request: event.request };
    case 'checkout.confirmLock':
      return { type: 'draft.confirmLock' };
    case 'payment.blockersChanged':
      return { type: 'draft.syncBlockers', blockers: event.blockers };
    case 'payment.cardChanged':
      return { type: 'draft.dropRefusal' };
    case 'payment.submitted':
      return { type: 'draft.placeOrder' };
    case 'placing.billingAccepted':
      return { type: 'draft.addBilling' };
    case 'placing.billingRefused':
    case 'payment.refused':
      return { type: 'draft.refuse', failure: event.failure, isOrdered: false };
    case 'placing.orderRefused':
      return { type: 'draft.refuse', failure: event.failure, isOrdered: true };
    case 'placing.orderStopped':
      return { type: 'draft.revise', changes: event.changes };
    default:
      throw new Error(`The draft is told nothing of ${event.type}`);
  }
};

type Begun = Pick<CheckoutContext, 'draft' | 'outcome' | 'paymentCode' | 'poNumber'>;

/** The outcome of an earlier order is shown once, by the first draft. */
export const begunWith = (context: CheckoutContext, saved: RestoredCheckout | null): Begun => {
  const { cart, customer, welcomed, account, offers, postcodes, isOrderUnderWay, outcome } = context;
  const ground = { cart, customer, welcomed, account, offers, postcodes, isOrderUnderWay, outcome };
  return {
    draft: draftOf(ground, saved),
    outcome: null,
    paymentCode: saved?.paymentCode ?? null,
    poNumber: saved?.poNumber ?? '',
  };
};

/** The account is in the shopper's name: another person may pick up the order. */
export const accountWanted = ({ receipt }: CheckoutContext): CheckoutFact => {
  const { email, delivery, billing, store } = present(receipt, 'receipt');
  const { firstname, lastname, telephone } = delivery.firstname === '' || store !== null ? billing : delivery;
  return { type: 'checkout.accountWanted', email, firstname, lastname, telephone };
};
