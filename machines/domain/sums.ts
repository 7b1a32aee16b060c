/** The totals of an order as lines of text (§5 price display, CHK-12). */

import { formatPrice, type Money } from './money.ts';
import type { Totals } from './totals.ts';

export interface Sum {
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
  readonly emphasis?: 'total';
}

/** `format` is the shop's price format. */
export const inFull = (amount: Money, format: string): string =>
  formatPrice(amount, { format, forceDecimals: true, zeroIsFree: false });

/**
 * '$22.90', or '$22.90 AUD' where the currency is named and the price format does not include it.
 */
export const payableText = (amount: Money, isNamed: boolean, format: string): string => {
  const text = inFull(amount, format);
  return isNamed && !text.includes(amount.currency) ? `${text} ${amount.currency}` : text;
};

/** `way` is the label of delivery or pickup; null where nothing is delivered. */
export const sumsOf = (
  totals: Totals,
  way: string | null,
  taxName: string,
  isCurrencyNamed: boolean,
  format: string,
): readonly Sum[] => [
  { label: 'Subtotal', amount: inFull(totals.subtotal, format) },
  ...(totals.discount.cents === 0 ? [] : [{ label: 'Discount', amount: inFull(totals.discount, format) }]),
  ...(way === null
    ? []
    : [{ label: way, amount: formatPrice(totals.shipping, { format, forceDecimals: true }) }]),
  ...(totals.giftCards === undefined
    ? []
    : [{ label: 'Gift cards', amount: inFull(totals.giftCards, format) }]),
  {
    label: 'Total',
    amount: payableText(totals.grandTotal, isCurrencyNamed, format),
    emphasis: 'total',
    ...(totals.tax.cents === 0 ? {} : { note: `Includes ${inFull(totals.tax, format)} ${taxName}` }),
  },
];
