/** What a wing is asked whether or not its code is here, and what it reports of itself. */

import type { AccountEvent } from './account/account.events.ts';
import type { CheckoutEvent } from './checkout/checkout.events.ts';
import type { DeskEvent } from './desk/desk.events.ts';
import type { Failure } from './domain/failure.ts';
import type { TradeEvent } from './trade/trade.events.ts';

/** What each wing understands. */
export interface WingRequests {
  readonly account: AccountEvent;
  readonly checkout: CheckoutEvent;
  readonly desk: DeskEvent;
  readonly trade: TradeEvent;
}

export type WingName = keyof WingRequests;
export type WingRequest = WingRequests[WingName];

export type WingEvent =
  /** Loads the wing where it is absent, and waits for it. */
  | { readonly type: 'wing.ask'; readonly request: WingRequest }
  /** Loads nothing: an absent wing catches up with the last of each kind once it is there. */
  | { readonly type: 'wing.note'; readonly request: WingRequest }
  /** Something of it is about to be shown. */
  | { readonly type: 'wing.open' }
  /** The connection is back. */
  | { readonly type: 'wing.retry' };

export type WingFact = { readonly type: 'wing.failed'; readonly name: WingName; readonly failure: Failure };
