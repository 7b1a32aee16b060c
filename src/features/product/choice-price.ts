/** What a choice costs, beside its name: of a part its own price, of an option what it adds (§5 price display). */

import { formatPrice } from '#machines/domain/money.ts';
import type { Choice, Offer, Surcharge } from '#machines/domain/offer.ts';

/** '+$4', '+20%'; undefined for nothing. */
export const surchargeText = (surcharge: Surcharge, currency: string): string | undefined => {
  if (surcharge.kind === 'percent') return surcharge.percent === 0 ? undefined : `+${surcharge.percent}%`;
  return surcharge.cents === 0 ? undefined : `+${formatPrice({ cents: surcharge.cents, currency })}`;
};

/** '$249', '2 × $12.95', '+$4'. */
export const choicePriceText = (
  offer: Offer,
  { surcharge, image }: Choice,
  pieces: number,
): string | undefined => {
  const { currency } = offer.price;
  // a question asked beside a bundle or a gift card is no part of it: it has no picture of its own, be it an empty one
  const isPart = offer.isPricedByChoice && image !== null;
  if (!isPart || surcharge.kind === 'percent') return surchargeText(surcharge, currency);
  const price = formatPrice({ cents: surcharge.cents, currency });
  return pieces > 1 ? `${pieces} × ${price}` : price;
};
