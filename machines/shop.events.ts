/**
 * Requests to the shop and its children, and the facts it emits to tracking, storage and router.
 */

import type { AccountChildRequest, AccountEvent, AccountFact } from './account/account.events.ts';
import type { CheckoutEvent, CheckoutFact } from './checkout/checkout.events.ts';
import type { AccountSectionEvent } from './checkout/account-section.events.ts';
import type { ChromeEvent, ChromeFact } from './chrome/chrome.events.ts';
import type { DeskEvent, DeskFact } from './desk/desk.events.ts';
import type { ShopContext, ShopInput } from './shop.context.ts';
import type { DisplayEvent, DisplayFact } from './display/display.events.ts';
import type { AccountSubject } from './domain/account-subject.ts';
import type { ListQuery } from './domain/list-query.ts';
import { nounOf } from './domain/noun.ts';
import type { Place, NavigationTarget } from './domain/place.ts';
import type { Subject } from './domain/subject.ts';
import type { NetworkFact } from './network/network.events.ts';
import type { NoticesEvent, NoticesFact } from './notices/notices.events.ts';
import {
  navigationCauses,
  type PlaceEvent,
  type PlaceFact,
  type NavigationCause,
} from './place/place.events.ts';
import type { OptionsFact } from './options/options.events.ts';
import type { QuickAddFact } from './quick-add/quick-add.events.ts';
import type { SessionEvent, SessionFact } from './session/session.events.ts';
import type { TradeChildRequest, TradeEvent, TradeFact } from './trade/trade.events.ts';
import type { WingFact, WingName, WingRequest } from './wing.events.ts';

/** A fact that a child reports. */
export type ChildFact =
  | AccountFact
  | CheckoutFact
  | ChromeFact
  | DeskFact
  | DisplayFact
  | NetworkFact
  | NoticesFact
  | OptionsFact
  | PlaceFact
  | QuickAddFact
  | SessionFact
  | TradeFact
  | WingFact;

export type ShopFact =
  | ChildFact
  /** Where to navigate: the only fact that the router receives. */
  | ({ readonly type: 'shop.navigated' } & NavigationTarget);

export type ShopEvent =
  /** Reads subjects, or reads them again. */
  | { readonly type: 'shop.read'; readonly subjects: readonly Subject[] }
  /** The same for a subject of the customer's account. */
  | { readonly type: 'shop.readAccount'; readonly subject: AccountSubject }
  /** For a wing, which is loaded if the request needs it. */
  | { readonly type: 'shop.passRequest'; readonly to: WingName; readonly request: WingRequest }
  /** A part of the wing is about to be shown, or failed to load before. */
  | { readonly type: 'shop.openWing'; readonly wing: WingName }
  /** Where the shopper is; sent again with each entry of the browser's history. */
  | { readonly type: 'shop.visit'; readonly place: Place }
  /** A form asks for a list; the address follows a moment later. */
  | { readonly type: 'shop.askList'; readonly path: string; readonly query: ListQuery }
  | ChildFact;

export type ShopChildren = {
  session: 'session';
  display: 'display';
  chrome: 'chrome';
  notices: 'notices';
  network: 'network';
  place: 'place';
  trade: 'wing';
  checkout: 'wing';
  account: 'wing';
  desk: 'wing';
};

export interface ShopTypes {
  readonly input: ShopInput;
  readonly context: ShopContext;
  readonly events: ShopEvent;
  readonly emitted: ShopFact;
  readonly children: ShopChildren;
}

/** By child, or by the wing that owns the child. */
export interface ChildRequests {
  readonly session: SessionEvent;
  readonly display: DisplayEvent;
  readonly chrome: ChromeEvent;
  readonly notices: NoticesEvent;
  readonly place: PlaceEvent;
  readonly trade: TradeEvent;
  readonly withinTrade: TradeChildRequest;
  readonly checkout: CheckoutEvent;
  readonly accountSection: AccountSectionEvent;
  readonly account: AccountEvent;
  readonly withinAccount: AccountChildRequest;
  readonly desk: DeskEvent;
}

/** Neither a request to the shop nor an event of XState. */
export const isFact = (event: ShopEvent): event is ChildFact => !['shop', 'xstate'].includes(nounOf(event));

export const factIn = (event: ShopEvent): ChildFact => {
  if (!isFact(event)) throw new Error(`${event.type} is no fact`);
  return event;
};

export const isNavigationCause = (
  event: ShopEvent,
): event is Extract<ShopFact, { readonly type: NavigationCause['type'] }> =>
  navigationCauses.some((type) => type === event.type);

export const navigationCauseIn = (event: ShopEvent): NavigationCause => {
  if (!isNavigationCause(event)) throw new Error(`${event.type} leads nowhere`);
  return event;
};

/** Reports the place's navigation as a fact of the shop. */
export const navigationIn = (event: ShopEvent): ShopFact => {
  if (event.type !== 'place.navigated') throw new Error(`${event.type} is no way`);
  return { ...event, type: 'shop.navigated' };
};
