/**
 * What delivery is charged (SHIP-01). A Magento that takes and shows prices without tax leaves the tax
 * out of what it offers; only its sums have it.
 */

import { preferredMethod, type ShippingMethod } from '#machines/domain/delivery.ts';
import { toFailure } from '#machines/domain/failure.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { Transport } from '#transport/transport.ts';
import type { WireAddress } from './address.wire.ts';
import { toChargedDelivery, type ShippingOffer } from './shipping.wire.ts';

interface Question {
  readonly path: string;
  readonly address: WireAddress;
  readonly signal: AbortSignal;
}

/** Newer Magentos keep the last method that was asked about: that one shall be the likeliest. */
const inAskingOrder = (offers: readonly ShippingOffer[]): readonly ShippingOffer[] => {
  const last = preferredMethod(offers);
  return offers.toSorted((one, other) => Number(one === last) - Number(other === last));
};

/** Trouble with the sums leaves the price that was offered. */
export async function withChargedPrices(
  rest: Transport['rest'],
  offers: readonly ShippingOffer[],
  { path, address, signal }: Question,
): Promise<readonly ShippingMethod[]> {
  const charged = new Map<ShippingOffer, ShippingMethod['price']>();
  for (const offer of inAskingOrder(offers)) {
    if (offer.isTaxOpen !== true) continue;
    const addressInformation = {
      address,
      shipping_carrier_code: offer.carrierCode,
      shipping_method_code: offer.methodCode,
    };
    const price = await rest.post(`${path}/totals-information`, { addressInformation }, signal).then(
      (answer) => toChargedDelivery(answer, offer),
      (cause: unknown) => {
        if (signal.aborted || isSessionExpired(toFailure(cause))) throw cause;
        return offer.price;
      },
    );
    charged.set(offer, price);
    // delivery bears no tax, and all ways of it are of one tax class
    if (price.cents === offer.price.cents) break;
  }
  return offers.map((offer) => {
    const { isTaxOpen, ...method } = offer;
    const price = isTaxOpen === true ? charged.get(offer) : undefined;
    return price === undefined ? method : { ...method, price };
  });
}
