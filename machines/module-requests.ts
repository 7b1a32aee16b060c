/** Requests that load their module; all others matter only to a module that is already loaded. */

import type { AccountChildRequest, AccountEvent } from './account/account.events.ts';
import type { AccountSectionEvent } from './checkout/account-section.events.ts';
import type { TradeChildRequest } from './trade/trade.events.ts';
import type { ModuleEvent, ModuleRequest } from './module.events.ts';

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

const isUrgent = (request: ModuleRequest): boolean =>
  urgent.includes('request' in request ? request.request.type : request.type);

export const forModule = (request: ModuleRequest): ModuleEvent => ({
  type: isUrgent(request) ? 'module.ask' : 'module.note',
  request,
});

/** The session expired, and the shopper waits for the repeat. */
export const parkedForModule = (request: ModuleRequest): ModuleEvent => ({ type: 'module.ask', request });

export const forTrade = (request: TradeChildRequest): ModuleEvent =>
  forModule({ type: 'trade.passRequest', request });

export const forAccount = (request: AccountChildRequest): ModuleEvent =>
  forModule({ type: 'account.passRequest', request } satisfies AccountEvent);

export const forSection = (told: AccountSectionEvent): ModuleEvent =>
  forModule({ type: 'checkout.informAccount', told });
