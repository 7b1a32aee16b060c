/** A product's price in words, the same wherever it is named: today's, what it was, and for how long (§5 price display, CAT-06). */

import type { Contents, ProductCard } from './catalog.ts';
import { formatPrice, type Money } from './money.ts';

export type Priced = Pick<ProductCard, 'price' | 'regularPrice' | 'isRental' | 'isPriceFrom'> &
  Partial<Pick<ProductCard, 'contents' | 'freeMonths'>>;

export interface PriceWords {
  readonly text: string;
  /** What it usually costs, where that is another price. */
  readonly regularText: string | undefined;
  readonly note: string | undefined;
}

export const freeMonthsText = (months: number): string =>
  months === 1 ? 'First month free' : `First ${months} months free`;

/** '$0.86 per litre': packages of different sizes compare by it. */
export const unitPriceText = ({ cents, currency }: Money, contents: Contents, format: string): string =>
  `${formatPrice({ cents: Math.round(cents / contents.amount), currency }, { format, forceDecimals: true })} per ${contents.unit}`;

export const priceWords = (
  { price, regularPrice, isRental, isPriceFrom, contents, freeMonths }: Priced,
  format: string,
): PriceWords => {
  const text = `${isPriceFrom ? 'From ' : ''}${formatPrice(price, { format })}`;
  if (freeMonths)
    return { text: freeMonthsText(freeMonths), regularText: undefined, note: `then ${text} a month` };
  return {
    text,
    regularText: regularPrice === null ? undefined : formatPrice(regularPrice, { format }),
    note: isRental ? 'a month' : contents && unitPriceText(price, contents, format),
  };
};

/** In one line, where a price cannot be struck through. */
export const lineOf = ({ text, regularText, note }: PriceWords): string =>
  `${text}${note === undefined ? '' : ` ${note}`}${regularText === undefined ? '' : `, was ${regularText}`}`;

export const priceLine = (product: Priced, format: string): string => lineOf(priceWords(product, format));
