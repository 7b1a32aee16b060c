/**
 * Reads what delivery really costs (SHIP-01). A Magento that shows prices
 * without tax omits it from shipping offers; only the totals include it.
 */

import { isSameMethod, preferredMethod, type ShippingMethod } from '#machines/domain/delivery.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { Transport } from '#transport/transport.ts';
import type { WireAddress } from './address.wire.ts';
import { toChargedDelivery, type ShippingOffer } from './shipping.wire.ts';

interface Question {
  readonly path: string;
  readonly address: WireAddress;
  /** The method that the shopper chose. */
  readonly choice: ShippingMethod | null;
  readonly signal: AbortSignal;
}

/** Whether prices lack tax is the same for all offers. */
const openOf = (offers: readonly ShippingOffer[]): readonly ShippingOffer[] =>
  offers.some(({ price, isTaxOpen }) => price.cents > 0 && isTaxOpen !== true)
    ? []
    : offers.filter(({ isTaxOpen }) => isTaxOpen === true);

/** The method that the cart keeps: the shopper's choice, else the preselected one. */
const keptOf = (offers: readonly ShippingOffer[], choice: ShippingMethod | null): ShippingOffer | null =>
  offers.find((offer) => choice !== null && isSameMethod(offer, choice)) ?? preferredMethod(offers);

/**
 * Each request sets its method on the cart, so the last one must be
 * for the method to keep. On failure the offered price stays.
 */
export async function withChargedPrices(
  rest: Transport['rest'],
  offers: readonly ShippingOffer[],
  { path, address, choice, signal }: Question,
): Promise<readonly ShippingMethod[]> {
  /** Null where it cannot be read. */
  const priceOf = (offer: ShippingOffer): Promise<ShippingMethod['price'] | null> => {
    const addressInformation = {
      address,
      shipping_carrier_code: offer.carrierCode,
      shipping_method_code: offer.methodCode,
    };
    return rest.post(`${path}/totals-information`, { addressInformation }, signal).then(
      (answer) => toChargedDelivery(answer, offer),
      (cause: unknown) => {
        if (signal.aborted || isSessionExpired(toFailure(cause))) throw cause;
        return null;
      },
    );
  };
  const kept = keptOf(offers, choice);
  const charged = new Map<ShippingMethod, ShippingMethod['price'] | null>();
  let last: ShippingOffer | null = null;
  // the method to keep comes first: if shipping has no tax, no other request is needed
  for (const offer of openOf(offers).toSorted(
    (one, other) => Number(other === kept) - Number(one === kept),
  )) {
    const price = await priceOf(offer);
    charged.set(offer, price);
    last = offer;
    // shipping has no tax, and all methods share one tax class
    if (price?.cents === offer.price.cents) break;
  }
  if (last !== null && kept !== null && last !== kept) {
    const price = await priceOf(kept);
    if (charged.get(kept) === null) charged.set(kept, price);
  }
  return offers.map((offer) => {
    const { isTaxOpen: _, ...method } = offer;
    return { ...method, price: charged.get(offer) ?? offer.price };
  });
}
