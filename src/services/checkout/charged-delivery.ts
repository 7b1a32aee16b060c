/**
 * What delivery is charged (SHIP-01). A Magento that takes and shows prices without tax leaves the tax
 * out of what it offers; only its sums have it.
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
  /** What the shopper has chosen themselves. */
  readonly choice: ShippingMethod | null;
  readonly signal: AbortSignal;
}

/** Whether tax comes on top is said of all of them or of none. */
const openOf = (offers: readonly ShippingOffer[]): readonly ShippingOffer[] =>
  offers.some(({ price, isTaxOpen }) => price.cents > 0 && isTaxOpen !== true)
    ? []
    : offers.filter(({ isTaxOpen }) => isTaxOpen === true);

/** What the cart is to have afterwards: the choice, else what will be chosen for the shopper. */
const keptOf = (offers: readonly ShippingOffer[], choice: ShippingMethod | null): ShippingOffer | null =>
  offers.find((offer) => choice !== null && isSameMethod(offer, choice)) ?? preferredMethod(offers);

/** A question puts its method on the cart, so the last one is about what is to stay there. Trouble leaves the offered price. */
export async function withChargedPrices(
  rest: Transport['rest'],
  offers: readonly ShippingOffer[],
  { path, address, choice, signal }: Question,
): Promise<readonly ShippingMethod[]> {
  const priceOf = (offer: ShippingOffer): Promise<ShippingMethod['price']> => {
    const addressInformation = {
      address,
      shipping_carrier_code: offer.carrierCode,
      shipping_method_code: offer.methodCode,
    };
    return rest.post(`${path}/totals-information`, { addressInformation }, signal).then(
      (answer) => toChargedDelivery(answer, offer),
      (cause: unknown) => {
        if (signal.aborted || isSessionExpired(toFailure(cause))) throw cause;
        return offer.price;
      },
    );
  };
  const kept = keptOf(offers, choice);
  const charged = new Map<ShippingMethod, ShippingMethod['price']>();
  let last: ShippingOffer | null = null;
  // the one to be kept comes first: where delivery bears no tax its question is the only one
  for (const offer of openOf(offers).toSorted(
    (one, other) => Number(other === kept) - Number(one === kept),
  )) {
    const price = await priceOf(offer);
    charged.set(offer, price);
    last = offer;
    // delivery bears no tax, and all ways of it are of one tax class
    if (price.cents === offer.price.cents) break;
  }
  if (last !== null && kept !== null && last !== kept) await priceOf(kept);
  return offers.map((offer) => {
    const { isTaxOpen: _, ...method } = offer;
    return { ...method, price: charged.get(offer) ?? offer.price };
  });
}
