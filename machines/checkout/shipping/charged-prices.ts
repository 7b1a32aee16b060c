/**
 * What delivery really costs (SHIP-01). A Magento that shows prices without tax omits it from
 * shipping offers; only the totals include it.
 */

import {
  isSameMethod,
  preferredMethod,
  type ShippingMethod,
  type ShippingOffer,
} from '../../domain/delivery.ts';
import type { Money } from '../../domain/money.ts';

type Offers = readonly ShippingOffer[];

const known = (offer: ShippingOffer): ShippingOffer => ({ ...offer, isTaxOpen: undefined });

/** Whether prices lack tax is the same for all offers: one that has it says so of all. */
export const withSaidTax = (offers: Offers): Offers =>
  offers.some(({ price, isTaxOpen }) => price.cents > 0 && isTaxOpen !== true) ? offers.map(known) : offers;

/**
 * The method to request the price of next; null once all are known. Each request sets its method
 * on the cart, so the last one is for the method that the cart keeps: the shopper's choice, else
 * the preselected one. That one also comes first: without tax, no other request is needed.
 */
export const nextToPrice = (
  offers: Offers,
  last: ShippingMethod | null,
  choice: ShippingMethod | null,
): ShippingOffer | null => {
  const kept = offers.find((one) => choice !== null && isSameMethod(one, choice)) ?? preferredMethod(offers);
  const open = kept?.isTaxOpen === true ? kept : offers.find(({ isTaxOpen }) => isTaxOpen === true);
  if (open !== undefined) return open;
  return last === null || kept === null || isSameMethod(last, kept) ? null : kept;
};

/** An offer whose price is requested: it stays as offered where it cannot be read. */
export const withAsked = (offers: Offers, asked: ShippingMethod): Offers =>
  offers.map((offer) => (isSameMethod(offer, asked) ? known(offer) : offer));

/** The offers with the charged price of one. Without tax in it, no other has any: one tax class. */
export const withCharged = (offers: Offers, asked: ShippingMethod, charged: Money): Offers =>
  offers.map((offer) => {
    const isHigher = charged.cents > asked.price.cents;
    if (isSameMethod(offer, asked)) return isHigher ? { ...offer, price: charged } : offer;
    return isHigher ? offer : known(offer);
  });
