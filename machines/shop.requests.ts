/** Requests that go to several parts of the shop at once, each in its envelope. */

import type { AccountChildRequest } from './account/account.events.ts';
import type { ChromeEvent } from './chrome/chrome.events.ts';
import type { DeskChildRequest } from './desk/desk.events.ts';
import type { DisplayEvent, DisplayChildRequest } from './display/display.events.ts';
import type { Cart } from './domain/cart.ts';
import type { Account } from './domain/customer.ts';
import type { Subject } from './domain/subject.ts';
import type { NoticesEvent } from './notices/notices.events.ts';
import type { ShopEvent } from './shop.events.ts';
import type { SessionEvent } from './session/session.events.ts';
import { hideSignInToasts } from './shop.messages.ts';
import type { TradeChildRequest } from './trade/trade.events.ts';
import { forAccount, forSection, forTrade, forWing } from './wing-requests.ts';
import type { WingEvent } from './wing.events.ts';

interface Asked {
  readonly account: WingEvent;
  readonly checkout: WingEvent;
  readonly chrome: ChromeEvent;
  readonly desk: WingEvent;
  readonly display: DisplayEvent;
  readonly notices: NoticesEvent;
  readonly session: SessionEvent;
  readonly trade: WingEvent;
}

/** A request and the child of the shop that receives it. */
export type RequestTo = {
  readonly [To in keyof Asked]: { readonly to: To; readonly event: Asked[To] };
}[keyof Asked];

export const toAccount = (request: AccountChildRequest): RequestTo => ({
  to: 'account',
  event: forAccount(request),
});

export const toDesk = (request: DeskChildRequest): RequestTo => ({
  to: 'desk',
  event: forWing({ type: 'desk.passRequest', request }),
});

export const toDisplay = (request: DisplayChildRequest): RequestTo => ({
  to: 'display',
  event: { type: 'display.passRequest', request },
});

export const toTrade = (request: TradeChildRequest): RequestTo => ({ to: 'trade', event: forTrade(request) });

export const reading = (subject: Subject): RequestTo => ({
  to: 'display',
  event: { type: 'display.read', subjects: [subject] },
});

/** Repeats reads that failed. */
export const ofRetry: readonly RequestTo[] = [
  { to: 'desk', event: forWing({ type: 'desk.retry' }) },
  { to: 'display', event: { type: 'display.retry' } },
  { to: 'account', event: forWing({ type: 'account.retry' }) },
];

/** A customer has signed in. */
export const ofWelcome = ({ email }: { readonly email: string }): readonly RequestTo[] => [
  { to: 'checkout', event: forSection({ type: 'accountSection.welcome', email }) },
  { to: 'notices', event: hideSignInToasts },
  // the content sent with the page was rendered for a guest
  { to: 'display', event: { type: 'display.renew' } },
  toTrade({ type: 'cart.adopt' }),
  { to: 'desk', event: forWing({ type: 'desk.refresh' }) },
  toAccount({ type: 'customer.load' }),
  ...ofRetry,
];

/** The content of the cart changed. */
export const ofCart = ({ cart }: { readonly cart: Cart }): readonly RequestTo[] => {
  const skus = cart.lines.map(({ sku }) => sku);
  return [
    { to: 'display', event: { type: 'display.noteCart', skus } },
    { to: 'checkout', event: forWing({ type: 'checkout.syncCart', cart }) },
    { to: 'desk', event: forWing({ type: 'desk.noteCart', skus }) },
  ];
};

/** The destination of the order; the desk is loaded once there is a postcode. */
export const destinationIn = (event: ShopEvent): WingEvent => {
  if (event.type !== 'checkout.draftChanged') throw new Error(`${event.type} names no destination`);
  const { countryCode, postcode } = event.draft.delivery;
  const request = { type: 'deliveryPromise.noteAddress', place: { countryCode, postcode } } as const;
  return { type: postcode === '' ? 'wing.note' : 'wing.ask', request: { type: 'desk.passRequest', request } };
};

/** The account that is bought for. */
export const ofBuyer = ({ account }: { readonly account: Account }): readonly RequestTo[] => [
  { to: 'checkout', event: forWing({ type: 'checkout.syncAccount', account }) },
  toTrade({ type: 'cart.syncAccount', customerId: account.customerId }),
];

/** The totals have changed. */
export const ofSums: readonly RequestTo[] = [
  toTrade({ type: 'cart.refresh' }),
  { to: 'checkout', event: forWing({ type: 'checkout.refreshTotals' }) },
];
