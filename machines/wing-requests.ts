/** Requests that load their wing; all others matter only to a wing that is already loaded. */

import type { AccountChildRequest, AccountEvent } from './account/account.events.ts';
import type { AccountSectionEvent } from './checkout/account-section.events.ts';
import type { TradeChildRequest } from './trade/trade.events.ts';
import type { WingEvent, WingRequest } from './wing.events.ts';

/** A press of the shopper, an opened page, or a step that another machine waits for. */
const urgent: readonly string[] = [
  'account.read',
  'addressBook.write',
  'cart.addItem',
  'cart.addItems',
  'cart.adopt',
  'cart.editItem',
  'cart.release',
  'cart.reorderItems',
  'checkout.acknowledgeOrder',
  'checkout.begin',
  'customer.hold',
  'customer.load',
  'deliveryPromise.ask',
  'quickOrder.open',
  'purchase.tell',
];

const isUrgent = (request: WingRequest): boolean =>
  urgent.includes('request' in request ? request.request.type : request.type);

export const forWing = (request: WingRequest): WingEvent => ({
  type: isUrgent(request) ? 'wing.ask' : 'wing.note',
  request,
});

/** The session expired, and the shopper waits for the repeat. */
export const parkedForWing = (request: WingRequest): WingEvent => ({ type: 'wing.ask', request });

export const forTrade = (request: TradeChildRequest): WingEvent =>
  forWing({ type: 'trade.passRequest', request });

export const forAccount = (request: AccountChildRequest): WingEvent =>
  forWing({ type: 'account.passRequest', request } satisfies AccountEvent);

export const forSection = (told: AccountSectionEvent): WingEvent =>
  forWing({ type: 'checkout.informAccount', told });
