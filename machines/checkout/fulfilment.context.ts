/** The context of a fulfilment: destination, shipping method and totals. */

import type { Cart } from '../domain/cart.ts';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import { isPickup } from '../domain/blocker.ts';
import type { Totals } from '../domain/totals.ts';
import type { OrderAddresses } from './addresses.events.ts';

export interface Fulfilment extends OrderAddresses {
  readonly cart: Cart | null;
  readonly method: ShippingMethod | null;
  /** The method to choose where it is offered: chosen on an earlier visit or for another cart. */
  readonly preferred: ShippingMethod | null;
  /** The delivery slot on the cart; null for the earliest delivery. */
  readonly hours: DeliveryWindow | null;
  readonly totals: Totals | null;
  /** New totals were requested and are still needed. */
  readonly areTotalsAwaited: boolean;
}

export interface FulfilmentContext extends Fulfilment {
  /** The signed-in customer; null for a guest, who has no address book. */
  readonly customer: string | null;
}

export const withoutSums = { totals: null, areTotalsAwaited: false };

/** Clears the shipping method and its totals. */
export const withoutOffers = { method: null, ...withoutSums };

/** Never for pickup or for orders without delivery. */
export const isBilledToDelivery = (known: Fulfilment): boolean =>
  known.isBillingSame && known.cart?.isVirtual !== true && !isPickup(known);

export const addressesOf = (known: Fulfilment): OrderAddresses => {
  const { delivery, pickup, billing, isBillingSame, isBillingChosen } = known;
  const { filled, offers, draftedFor, placeAnswers, areStoredRechecked, postcodes } = known;
  return {
    delivery,
    pickup,
    billing,
    isBillingSame,
    isBillingChosen,
    filled,
    offers,
    draftedFor,
    placeAnswers,
    areStoredRechecked,
    postcodes,
  };
};

export const fulfilmentOf = (known: Fulfilment): Fulfilment => {
  const { cart, method, preferred, hours, totals, areTotalsAwaited } = known;
  return { ...addressesOf(known), cart, method, preferred, hours, totals, areTotalsAwaited };
};
