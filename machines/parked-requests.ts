/** Requests that failed because the session expired, and their addressees (BEY-02). */

import type { AccountEvent } from './account/account.events.ts';
import { requestOfAction } from './trade/cart/cart.events.ts';
import type { CheckoutEvent } from './checkout/checkout.events.ts';
import type { DeskEvent } from './desk/desk.events.ts';
import { isSessionExpired } from './domain/session.ts';
import type { ShopFact } from './shop.events.ts';
import type { TradeEvent } from './trade/trade.events.ts';

type Passed<Event, Type> = Extract<Event, { readonly type: Type }>;

export type ParkedRequest =
  | { readonly to: 'account'; readonly event: Passed<AccountEvent, 'account.passRequest'> }
  | { readonly to: 'checkout'; readonly event: Passed<CheckoutEvent, 'checkout.replay'> }
  | { readonly to: 'desk'; readonly event: Passed<DeskEvent, 'desk.passRequest'> }
  | { readonly to: 'trade'; readonly event: Passed<TradeEvent, 'trade.passRequest'> };

/** Requests that a fact reports as failed because the session expired. */
const parked = (fact: ShopFact): readonly ParkedRequest[] => {
  switch (fact.type) {
    case 'cart.actionFailed':
      return fact.actions.map((action) => ({
        to: 'trade',
        event: { type: 'trade.passRequest', request: requestOfAction(action) },
      }));
    case 'giftCard.failed':
    case 'promo.failed':
      return [{ to: 'trade', event: { type: 'trade.passRequest', request: fact.asked } }];
    case 'deliveryNotice.failed':
      return [{ to: 'desk', event: { type: 'desk.passRequest', request: fact.asked } }];
    case 'addressBook.failed':
    case 'equipment.failed':
    case 'invoicePdf.failed':
    case 'plannedDelivery.failed':
    case 'profile.failed':
    case 'savedPayments.failed':
      return fact.asked === null
        ? []
        : [{ to: 'account', event: { type: 'account.passRequest', request: fact.asked } }];
    default:
      return [];
  }
};

export const parkedIn = (fact: ShopFact): readonly ParkedRequest[] => {
  // `asked` is set only where the request can be repeated
  if (fact.type === 'checkout.failed')
    return fact.asked === null
      ? []
      : [{ to: 'checkout', event: { type: 'checkout.replay', request: fact.asked } }];
  return 'failure' in fact && isSessionExpired(fact.failure) ? parked(fact) : [];
};
