/**
 * The price of the current choice, for display; the server computes the cart's (CAT-02, CAT-06).
 */

import { amountIn } from './amount.ts';
import type { Choice, Offer, OptionGroup, Surcharge, Tier } from './offer.ts';
import { pickedIn, piecesOf, textIn, type Picks } from './picks.ts';
import { isFilled } from './required.ts';
import type { Money } from './money.ts';
import { chosenVariant } from './variants.ts';

/** The lowest price for this quantity. */
export const priceAt = (cents: number, tiers: readonly Tier[], quantity: number): number =>
  Math.min(cents, ...tiers.filter((tier) => tier.quantity <= quantity).map(({ price }) => price.cents));

export const surchargeCents = (surcharge: Surcharge, base: number): number =>
  surcharge.kind === 'fixed' ? surcharge.cents : Math.round((base * surcharge.percent) / 100);

const piecePrice = (choice: Choice, base: number, pieces: number): number =>
  priceAt(surchargeCents(choice.surcharge, base), choice.tiers, pieces) * pieces;

/** Without sales and tier prices. */
const usualPiecePrice = (choice: Choice, base: number, pieces: number): number =>
  (choice.regularCents ?? surchargeCents(choice.surcharge, base)) * pieces;

type PieceRule = (choice: Choice, base: number, pieces: number) => number;

const groupPrice = (
  picks: Picks,
  group: OptionGroup,
  base: number,
  ofPieces: PieceRule = piecePrice,
): number => {
  if (group.kind === 'text')
    return isFilled(textIn(picks, group.id)) ? surchargeCents(group.surcharge, base) : 0;
  if (group.kind === 'amount') return amountIn(picks, group) ?? 0;
  return pickedIn(picks, group).reduce(
    (sum, choice) => sum + ofPieces(choice, base, piecesOf(picks, choice)),
    0,
  );
};

/** Of one, before options. */
const basePrice = (offer: Offer, picks: Picks): number => {
  if (offer.isPricedByChoice) return 0;
  const { price, tiers } = chosenVariant(offer, picks) ?? offer;
  return priceAt(price.cents, tiers, picks.quantity);
};

/** The largest percentage off the whole choice for this quantity. */
const percentOff = ({ reductions }: Offer, quantity: number): number =>
  Math.max(0, ...reductions.filter((one) => one.quantity <= quantity).map(({ percent }) => percent));

/** Of one with all options, before reductions of the whole. */
export const wholePrice = (offer: Offer, picks: Picks): Money => {
  const base = basePrice(offer, picks);
  const cents = offer.groups.reduce((sum, group) => sum + groupPrice(picks, group, base), base);
  return { ...offer.price, cents };
};

/** Of one with all options, without sales and quantity discounts: the base of a saving. */
export const usualPrice = (offer: Offer, picks: Picks): Money => {
  const { price, regularPrice } = chosenVariant(offer, picks) ?? offer;
  const usual = offer.isPricedByChoice ? 0 : (regularPrice ?? price).cents;
  // a percentage option adds its share of the price that is charged, not of the usual one
  const base = basePrice(offer, picks);
  const cents = offer.groups.reduce(
    (sum, group) => sum + groupPrice(picks, group, base, usualPiecePrice),
    usual,
  );
  return { ...offer.price, cents };
};

/** Of one with all options. */
export const unitPrice = (offer: Offer, picks: Picks): Money => {
  const whole = wholePrice(offer, picks);
  const share = 1 - percentOff(offer, picks.quantity) / 100;
  return { ...whole, cents: Math.round(whole.cents * share) };
};

export const totalPrice = (offer: Offer, picks: Picks): Money => {
  const unit = unitPrice(offer, picks);
  return { ...unit, cents: unit.cents * picks.quantity };
};
