/** What the shop is asked, and the facts it tells the street: tracking, navigation, persistence, the recorder. */

import type { AccountChildRequest, AccountFact } from './account/account.events.ts';
import type { AddressBookRequest } from './address-book/address-book.events.ts';
import { requestOfAction, type CartEvent } from './cart/cart.events.ts';
import type { CatalogFact } from './catalog/catalog.events.ts';
import type { CheckoutFact } from './checkout/checkout.events.ts';
import type { CheckoutRequest } from './checkout/draft.events.ts';
import type { AccountSubject } from './domain/account-subject.ts';
import type { DeliveryNoticeRequest } from './delivery-notice/delivery-notice.events.ts';
import type { DeskFact } from './desk/desk.events.ts';
import { nounOf } from './domain/noun.ts';
import { isSessionExpired } from './domain/session.ts';
import type { Subject } from './domain/subject.ts';
import type { ChromeFact } from './chrome/chrome.events.ts';
import type { EquipmentRequest } from './equipment/equipment.events.ts';
import type { ErrorsFact } from './errors/errors.events.ts';
import type { GiftCardRequest } from './gift-card/gift-card.events.ts';
import type { InvoiceSheetRequest } from './invoice-sheet/invoice-sheet.events.ts';
import type { NetworkFact } from './network/network.events.ts';
import type { OptionsFact } from './options/options.events.ts';
import type { PageFact } from './page/page.events.ts';
import type { ProfileRequest } from './profile/profile.events.ts';
import type { PromoRequest } from './promo/promo.events.ts';
import type { SavedPaymentsRequest } from './saved-payments/saved-payments.events.ts';
import type { SessionFact } from './session/session.events.ts';
import type { ToastsFact } from './toasts/toasts.events.ts';
import type { TradeChildRequest, TradeFact } from './trade/trade.events.ts';
import type { UpdatesFact } from './updates/updates.events.ts';

export type ShopFact =
  | AccountFact
  | CatalogFact
  | CheckoutFact
  | ChromeFact
  | DeskFact
  | ErrorsFact
  | NetworkFact
  | OptionsFact
  | PageFact
  | SessionFact
  | ToastsFact
  | TradeFact
  | UpdatesFact;

export type ShopEvent =
  /** Reads a subject, or reads it again where it is known already. */
  | { readonly type: 'shop.read'; readonly subject: Subject }
  /** The same of what is a customer's own. */
  | { readonly type: 'shop.readAccount'; readonly subject: AccountSubject }
  /** The shopper is on another page now; where their cart is shown, what goes with it is read. */
  | { readonly type: 'shop.visit'; readonly isCart: boolean }
  | ShopFact;

/** What waits for the shopper to sign in again (BEY-02). */
export type ParkedRequest =
  | AddressBookRequest
  | CartEvent
  | CheckoutRequest
  | DeliveryNoticeRequest
  | EquipmentRequest
  | GiftCardRequest
  | InvoiceSheetRequest
  | ProfileRequest
  | PromoRequest
  | SavedPaymentsRequest;

const tradeNouns: readonly string[] = ['cart', 'giftCard', 'promo'];
export const isTradeRequest = (request: ParkedRequest): request is ParkedRequest & TradeChildRequest =>
  tradeNouns.includes(nounOf(request));

const accountNouns: readonly string[] = [
  'addressBook',
  'equipment',
  'invoiceSheet',
  'profile',
  'savedPayments',
];
export const isAccountRequest = (request: ParkedRequest): request is ParkedRequest & AccountChildRequest =>
  accountNouns.includes(nounOf(request));

export const isDeliveryNoticeRequest = (request: ParkedRequest): request is DeliveryNoticeRequest =>
  request.type.startsWith('deliveryNotice.');

const requests: readonly string[] = ['shop.read', 'shop.readAccount', 'shop.visit'];

/** Neither a request of the shop's own nor one of XState's own events. */
export const isFact = (event: ShopEvent): event is ShopFact =>
  !requests.includes(event.type) && !event.type.startsWith('xstate.');

export const factIn = (event: ShopEvent): ShopFact => {
  if (!isFact(event)) throw new Error(`${event.type} is no fact`);
  return event;
};

/** What a fact says was not done because the session has ended (BEY-02). */
export const parkedIn = (event: ShopEvent): readonly ParkedRequest[] => {
  switch (event.type) {
    case 'cart.actionFailed':
      return isSessionExpired(event.failure) ? event.actions.map(requestOfAction) : [];
    // told with what was asked only where that can be asked again
    case 'checkout.failed':
      return event.asked === null ? [] : [event.asked];
    case 'addressBook.failed':
    case 'deliveryNotice.failed':
    case 'equipment.failed':
    case 'giftCard.failed':
    case 'invoiceSheet.failed':
    case 'profile.failed':
    case 'promo.failed':
    case 'savedPayments.failed':
      return event.asked !== null && isSessionExpired(event.failure) ? [event.asked] : [];
    default:
      return [];
  }
};
