/** Requests to a module, loaded or not, and the facts it reports. */

import type { AccountEvent } from './account/account.events.ts';
import type { CheckoutEvent } from './checkout/checkout.events.ts';
import type { DeskEvent } from './desk/desk.events.ts';
import type { Failure } from './domain/failure.ts';
import type { TradeEvent } from './trade/trade.events.ts';

/** The requests that each module accepts. */
export interface ModuleRequests {
  readonly account: AccountEvent;
  readonly checkout: CheckoutEvent;
  readonly desk: DeskEvent;
  readonly trade: TradeEvent;
}

export type ModuleName = keyof ModuleRequests;
export type ModuleRequest = ModuleRequests[ModuleName];

export type ModuleEvent =
  /** Loads the module where it is absent and queues the request. */
  | { readonly type: 'module.ask'; readonly request: ModuleRequest }
  /** Loads nothing: an absent module receives the last note of each kind once it is loaded. */
  | { readonly type: 'module.note'; readonly request: ModuleRequest }
  /** A part of it is about to be shown. */
  | { readonly type: 'module.open' }
  /** The connection is back. */
  | { readonly type: 'module.retry' };

export type ModuleFact = {
  readonly type: 'module.failed';
  readonly name: ModuleName;
  readonly failure: Failure;
};
