/** What a bundle costs besides its parts, and what is off the whole of it (CAT-02, CAT-06). */

import { toCents, type Money } from '#machines/domain/money.ts';
import {
  choicesOf,
  type Choice,
  type Offer,
  type OptionGroup,
  type Reduction,
} from '#machines/domain/offer.ts';
import type { Bundle } from './option-groups.wire.ts';
import { inOrder } from './product-parts.wire.ts';

type BundlePrice = Pick<Offer, 'price' | 'regularPrice' | 'isPricedByChoice' | 'tiers' | 'reductions'>;

const isPercent = (percent: number | null | undefined): percent is number =>
  typeof percent === 'number' && percent > 0 && percent < 100;

/** Magento's tiers of a bundle are percents of whatever it comes to. */
const toTierReductions = ({ reductions }: Bundle): readonly Reduction[] =>
  inOrder(reductions, (tier) => tier.quantity).flatMap(({ quantity, discount }) =>
    quantity !== null && isPercent(discount?.percent_off)
      ? [{ quantity, percent: discount.percent_off }]
      : [],
  );

const always = (percent: number | null | undefined): readonly Reduction[] =>
  isPercent(percent) ? [{ quantity: 1, percent }] : [];

const priceOfParts = ({ surcharge, quantity }: Choice): number =>
  surcharge.kind === 'fixed' ? surcharge.cents * quantity : 0;

const cheapest = (group: OptionGroup): number => Math.min(...choicesOf(group).map(priceOfParts));

/** The least one can choose; where nothing must be chosen, the cheapest of all. */
const leastOf = (groups: readonly OptionGroup[]): number => {
  const required = groups.filter(({ isRequired }) => isRequired);
  return required.length === 0
    ? Math.min(...groups.map(cheapest))
    : required.reduce((sum, group) => sum + cheapest(group), 0);
};

/**
 * Of a bundle priced by its parts `special_price` is the percent that remain, and says nothing of the days it holds for:
 * it counts where the server's own least price (`from`) is reached with it. Each part may be rounded by itself.
 */
const specialOf = (
  { special_price }: Bundle,
  groups: readonly OptionGroup[],
  from: Money,
): readonly Reduction[] => {
  if (!isPercent(special_price)) return [];
  const least = (leastOf(groups) * special_price) / 100;
  return Math.abs(least - from.cents) <= groups.length ? always(100 - special_price) : [];
};

export const toBundlePrice = (wire: Bundle, groups: readonly OptionGroup[], from: Money): BundlePrice => {
  const tiers = toTierReductions(wire);
  if (wire.dynamic_price !== false)
    return {
      price: from,
      regularPrice: null,
      isPricedByChoice: true,
      tiers: [],
      reductions: [...specialOf(wire, groups, from), ...tiers],
    };
  const { main_price, discount_percentage } = wire.price_details ?? {};
  return {
    price: { ...from, cents: toCents(main_price ?? 0) },
    // what is off it is off the whole
    regularPrice: null,
    isPricedByChoice: false,
    tiers: [],
    reductions: [...always(discount_percentage), ...tiers],
  };
};
