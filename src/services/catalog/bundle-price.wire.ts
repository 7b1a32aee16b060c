/** Decodes a bundle's own price and its discounts (CAT-02, CAT-06). */

import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Money } from '#machines/domain/money.ts';
import {
  choicesOf,
  type Choice,
  type Offer,
  type OptionGroup,
  type Reduction,
} from '#machines/domain/offer.ts';
import { surchargeCents } from '#machines/domain/running-price.ts';
import type { Bundle } from './option-groups.wire.ts';
import { inOrder } from './product-parts.wire.ts';

type BundlePrice = Pick<Offer, 'price' | 'regularPrice' | 'isPricedByChoice' | 'tiers' | 'reductions'>;

const isPercent = (percent: number | null | undefined): percent is number =>
  typeof percent === 'number' && percent > 0 && percent < 100;

/** Magento's tier prices of a bundle are percentages of its total. */
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

/** The lowest possible price; if no part is required, that of the cheapest one. */
const leastOf = (groups: readonly OptionGroup[]): number => {
  const required = groups.filter(({ isRequired }) => isRequired);
  return required.length === 0
    ? Math.min(...groups.map(cheapest))
    : required.reduce((sum, group) => sum + cheapest(group), 0);
};

/**
 * The `special_price` of a bundle priced by its parts is the remaining
 * percentage, without its dates. It applies if it explains the server's
 * lowest price (`from`); each part may be rounded separately.
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

/** The least that the required parts add to a bundle's own price of `main` cents. */
const leastOnTopOf = (main: number, groups: readonly OptionGroup[]): number =>
  groups
    .filter(({ isRequired }) => isRequired)
    .reduce((sum, group) => {
      const choices = choicesOf(group);
      const inStock = choices.filter(({ isInStock }) => isInStock);
      const costs = (inStock.length > 0 ? inStock : choices).map(
        ({ surcharge, quantity }) => surchargeCents(surcharge, main) * quantity,
      );
      return sum + (costs.length > 0 ? Math.min(...costs) : 0);
    }, 0);

/**
 * No field has the price of a bundle without its parts: Magento fails on `price_details` for
 * bundles priced by their parts. Searches for the price that leads to the known lowest price.
 */
const ownPrice = (least: number, groups: readonly OptionGroup[]): number => {
  let [low, high] = [0, least];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (middle + leastOnTopOf(middle, groups) <= least) low = middle;
    else high = middle - 1;
  }
  return low;
};

export const toBundlePrice = (
  wire: Bundle,
  groups: readonly OptionGroup[],
  { price: from, regularPrice }: Pick<ProductCard, 'price' | 'regularPrice'>,
): BundlePrice => {
  const tiers = toTierReductions(wire);
  if (wire.dynamic_price !== false)
    return {
      price: from,
      regularPrice: null,
      isPricedByChoice: true,
      tiers: [],
      reductions: [...specialOf(wire, groups, from), ...tiers],
    };
  const { special_price: remaining } = wire;
  const isOnSale = regularPrice !== null && isPercent(remaining);
  return {
    price: { ...from, cents: ownPrice((isOnSale ? regularPrice : from).cents, groups) },
    // the discount applies to the total
    regularPrice: null,
    isPricedByChoice: false,
    tiers: [],
    reductions: [...(isOnSale ? always(100 - remaining) : []), ...tiers],
  };
};
