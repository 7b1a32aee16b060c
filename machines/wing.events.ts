/** Requests to a wing, loaded or not, and the facts it reports. */

import type { AccountEvent } from './account/account.events.ts';
import type { CheckoutEvent } from './checkout/checkout.events.ts';
import type { DeskEvent } from './desk/desk.events.ts';
import type { Failure } from './domain/failure.ts';
import type { TradeEvent } from './trade/trade.events.ts';

/** The requests that each wing accepts. */
export interface WingRequests {
  readonly account: AccountEvent;
  readonly checkout: CheckoutEvent;
  readonly desk: DeskEvent;
  readonly trade: TradeEvent;
}

export type WingName = keyof WingRequests;
export type WingRequest = WingRequests[WingName];

export type WingEvent =
  /** Loads the wing where it is absent and queues the request. */
  | { readonly type: 'wing.ask'; readonly request: WingRequest }
  /** Loads nothing: an absent wing receives the last note of each kind once it is loaded. */
  | { readonly type: 'wing.note'; readonly request: WingRequest }
  /** A part of it is about to be shown. */
  | { readonly type: 'wing.open' }
  /** The connection is back. */
  | { readonly type: 'wing.retry' };

export type WingFact = { readonly type: 'wing.failed'; readonly name: WingName; readonly failure: Failure };
