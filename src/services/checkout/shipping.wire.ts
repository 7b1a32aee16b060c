/** Decodes shipping offers and totals from REST (§3 shipping method, totals). */

import type { ShippingOffer } from '#machines/domain/delivery.ts';
import type { Money } from '#machines/domain/money.ts';
import { payableFor, type PaymentMethod } from '#machines/domain/payment.ts';
import type { ShippingInformation, Totals } from '#machines/domain/totals.ts';
import { missingAnswer, unconfirmedFailure } from '#transport/failures.ts';
import { toMoney } from '../http/money.wire.ts';

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (wire: unknown): Fields => {
  if (typeof wire !== 'object' || wire === null) throw missingAnswer();
  return new Map(Object.entries(wire));
};

/** A missing total must not count as zero. */
const requireNumber = (fields: Fields, key: string): void => {
  if (typeof fields.get(key) !== 'number') throw missingAnswer();
};

const listOf = (wire: unknown): readonly unknown[] => (Array.isArray(wire) ? wire : []);
const textOf = (fields: Fields, key: string): string => String(fields.get(key) ?? '');

const moneyOf = (fields: Fields, key: string, currency: string): Money =>
  toMoney({ value: Number(fields.get(key) ?? 0), currency });

/**
 * A missing list is an invalid response; an empty one means
 * that there is no delivery to the address.
 */
const offersIn = (wire: unknown): readonly unknown[] => {
  if (!Array.isArray(wire)) throw unconfirmedFailure(wire);
  return wire;
};

/** All three prices are equal, so it is unknown whether they lack tax. */
const isTaxOpen = (fields: Fields): boolean => {
  const [amount, ...others] = ['amount', 'price_excl_tax', 'price_incl_tax'].map((key) => fields.get(key));
  return Number(amount) > 0 && others.every((price) => price === amount);
};

/** The shipping price in the totals; zero if they have none. */
export const toShippingPrice = (wire: unknown, currency: string): Money =>
  moneyOf(fieldsOf(wire), 'shipping_incl_tax', currency);

/** Available methods only (SHIP-03). REST names no currency, so the cart's is passed in. */
export const toShippingMethods = (wire: unknown, currency: string): readonly ShippingOffer[] =>
  offersIn(wire)
    .map(fieldsOf)
    .filter((fields) => fields.get('available') === true)
    .map((fields) => ({
      carrierCode: textOf(fields, 'carrier_code'),
      methodCode: textOf(fields, 'method_code'),
      carrierTitle: textOf(fields, 'carrier_title'),
      methodTitle: textOf(fields, 'method_title'),
      price: moneyOf(fields, 'price_incl_tax', currency),
      ...(isTaxOpen(fields) ? { isTaxOpen: true as const } : {}),
    }));

const segmentOf = (fields: Fields, code: string): Fields | undefined =>
  listOf(fields.get('total_segments'))
    .map(fieldsOf)
    .find((one) => one.get('code') === code);

/** Commerce lists gift cards only among the segments. */
const giftCardsIn = (fields: Fields, currency: string): Pick<Totals, 'giftCards'> => {
  const segment = segmentOf(fields, 'giftcardaccount');
  return segment === undefined ? {} : { giftCards: moneyOf(segment, 'value', currency) };
};

/** Ledger sums are in the base currency, so they are used only if that is also the shopper's. */
const baseSums = (fields: Fields, currency: string): Pick<Totals, 'grandTotal' | 'shipping' | 'tax'> => ({
  grandTotal: moneyOf(fields, 'base_grand_total', currency),
  shipping: moneyOf(fields, 'base_shipping_incl_tax', currency),
  tax: moneyOf(fields, 'base_tax_amount', currency),
});

/**
 * Sums in the shopper's currency. Older Magento versions leave tax
 * out of `grand_total`, but not out of its segment.
 */
const ownSums = (fields: Fields, currency: string): Pick<Totals, 'grandTotal' | 'shipping' | 'tax'> => {
  const whole = segmentOf(fields, 'grand_total');
  return {
    grandTotal:
      whole === undefined ? moneyOf(fields, 'grand_total', currency) : moneyOf(whole, 'value', currency),
    shipping: moneyOf(fields, 'shipping_incl_tax', currency),
    tax: moneyOf(fields, 'tax_amount', currency),
  };
};

const toTotals = (wire: unknown, isNeeded: boolean): Totals => {
  const fields = fieldsOf(wire);
  const base = textOf(fields, 'base_currency_code');
  const currency = textOf(fields, 'quote_currency_code') || base;
  const isConverted = base !== '' && base !== currency;
  if (isNeeded) requireNumber(fields, isConverted ? 'grand_total' : 'base_grand_total');
  return {
    ...(isConverted ? ownSums(fields, currency) : baseSums(fields, currency)),
    subtotal: moneyOf(fields, 'subtotal_incl_tax', currency),
    discount: moneyOf(fields, 'discount_amount', currency),
    ...giftCardsIn(fields, currency),
  };
};

const toPaymentMethods = (wire: unknown): readonly PaymentMethod[] =>
  listOf(wire)
    .map(fieldsOf)
    .map((fields) => ({ code: textOf(fields, 'code'), title: textOf(fields, 'title') }));

export const toShippingInformation = (wire: unknown): ShippingInformation => {
  const fields = fieldsOf(wire);
  if (typeof fields.get('totals') !== 'object') throw unconfirmedFailure(wire);
  const message = textOf(fields, 'message') || null;
  // with a message there is nothing to pay yet
  const totals = toTotals(fields.get('totals'), message === null);
  return {
    totals,
    paymentMethods: payableFor(totals.grandTotal, toPaymentMethods(fields.get('payment_methods'))),
    message,
  };
};
