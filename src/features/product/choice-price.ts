/** Price of a choice: its own price in a bundle, a surcharge in an option (§5 price display). */

import { formatPrice } from '#machines/domain/money.ts';
import type { Choice, Offer, Surcharge } from '#machines/domain/offer.ts';
import { lineOf, priceLabel, type PriceLabel } from '#machines/domain/price-label.ts';
import { priceAt } from '#machines/domain/running-price.ts';

/** '+$4', '+20%'; undefined for no surcharge. */
export const surchargeText = (surcharge: Surcharge, currency: string, format: string): string | undefined => {
  if (surcharge.kind === 'percent') return surcharge.percent === 0 ? undefined : `+${surcharge.percent}%`;
  return surcharge.cents === 0
    ? undefined
    : `+${formatPrice({ cents: surcharge.cents, currency }, { format })}`;
};

/** '$249', '2 × $12.95', '+$4', and the regular price. */
export const choicePrice = (
  offer: Offer,
  { surcharge, image, regularCents, isRental }: Choice,
  pieces: number,
  format: string,
): PriceLabel | undefined => {
  const { currency } = offer.price;
  // only bundle parts have a picture field, even an empty one; other options only add a surcharge
  const isPart = offer.isPricedByChoice && image !== null;
  if (!isPart || surcharge.kind === 'percent') {
    const text = surchargeText(surcharge, currency, format);
    return text === undefined ? undefined : { text, regularText: undefined, note: undefined };
  }
  const words = priceLabel(
    {
      price: { cents: surcharge.cents, currency },
      regularPrice: regularCents === null ? null : { cents: regularCents, currency },
      isRental,
      isPriceFrom: false,
    },
    format,
  );
  return pieces > 1 ? { ...words, text: `${pieces} × ${words.text}` } : words;
};

/** The same on one line, for lists and labels. */
export const choicePriceText = (
  offer: Offer,
  choice: Choice,
  pieces: number,
  format: string,
): string | undefined => {
  const words = choicePrice(offer, choice, pieces, format);
  return words && lineOf(words);
};

/** Price of a member at this quantity, and its regular price. */
export const memberPrice = (
  { price: { currency } }: Offer,
  { surcharge, regularCents, tiers, isRental }: Choice,
  pieces: number,
  format: string,
): PriceLabel => {
  const single = surcharge.kind === 'fixed' ? surcharge.cents : 0;
  const cents = priceAt(single, tiers, pieces);
  const usual = regularCents ?? single;
  return priceLabel(
    {
      price: { cents, currency },
      regularPrice: usual > cents ? { cents: usual, currency } : null,
      isRental,
      isPriceFrom: false,
    },
    format,
  );
};

/** '4 or more $8 each'. */
export const tierTexts = ({ tiers }: Choice, format: string): readonly string[] =>
  tiers
    .filter(({ quantity }) => quantity > 1)
    .map(({ quantity, price }) => `${quantity} or more ${formatPrice(price, { format })} each`);
