/** What the choice so far costs, for the shopper to see; the cart's own sum is the server's (CAT-02, CAT-06). */

import { amountIn } from './amount.ts';
import type { Choice, Offer, OptionGroup, Surcharge, Tier } from './offer.ts';
import { pickedIn, piecesOf, textIn, type Picks } from './picks.ts';
import { isFilled } from './required.ts';
import { toCents, type Money } from './money.ts';
import { chosenVariant } from './variants.ts';

/** The lowest price that so many pieces earn. */
export const priceAt = (cents: number, tiers: readonly Tier[], quantity: number): number =>
  Math.min(cents, ...tiers.filter((tier) => tier.quantity <= quantity).map(({ price }) => price.cents));

export const surchargeCents = (surcharge: Surcharge, base: number): number =>
  surcharge.kind === 'fixed' ? surcharge.cents : Math.round((base * surcharge.percent) / 100);

const piecePrice = (choice: Choice, base: number, pieces: number): number =>
  priceAt(surchargeCents(choice.surcharge, base), choice.tiers, pieces) * pieces;

/** As if it were on no sale and had no price by quantity. */
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
  if (group.kind === 'amount') return toCents(amountIn(picks, group) ?? 0);
  return pickedIn(picks, group).reduce(
    (sum, choice) => sum + ofPieces(choice, base, piecesOf(picks, choice)),
    0,
  );
};

/** Of one, before any option. */
const basePrice = (offer: Offer, picks: Picks): number => {
  if (offer.isPricedByChoice) return 0;
  const { price, tiers } = chosenVariant(offer, picks) ?? offer;
  return priceAt(price.cents, tiers, picks.quantity);
};

/** Percent off all that is chosen; the most that so many earn. */
const percentOff = ({ reductions }: Offer, quantity: number): number =>
  Math.max(0, ...reductions.filter((one) => one.quantity <= quantity).map(({ percent }) => percent));

/** Of one, with all that is chosen, as if nothing were taken off the whole. */
export const wholePrice = (offer: Offer, picks: Picks): Money => {
  const base = basePrice(offer, picks);
  const cents = offer.groups.reduce((sum, group) => sum + groupPrice(picks, group, base), base);
  return { ...offer.price, cents };
};

/** Of one, with all that is chosen, were nothing on sale and no more taken than one: what it is a saving from. */
export const usualPrice = (offer: Offer, picks: Picks): Money => {
  const { price, regularPrice } = chosenVariant(offer, picks) ?? offer;
  const usual = offer.isPricedByChoice ? 0 : (regularPrice ?? price).cents;
  // an option that adds a percentage adds no more to what nobody pays
  const base = basePrice(offer, picks);
  const cents = offer.groups.reduce(
    (sum, group) => sum + groupPrice(picks, group, base, usualPiecePrice),
    usual,
  );
  return { ...offer.price, cents };
};

/** Of one, with all that is chosen. */
export const unitPrice = (offer: Offer, picks: Picks): Money => {
  const whole = wholePrice(offer, picks);
  const share = 1 - percentOff(offer, picks.quantity) / 100;
  return { ...whole, cents: Math.round(whole.cents * share) };
};

export const totalPrice = (offer: Offer, picks: Picks): Money => {
  const unit = unitPrice(offer, picks);
  return { ...unit, cents: unit.cents * picks.quantity };
};
