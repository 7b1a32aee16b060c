/** A product's price in words, the same wherever it is named: today's, what it was, and for how long (§5 price display, CAT-06). */

import type { ProductCard } from './catalog.ts';
import { formatPrice, type Money } from './money.ts';

export type Priced = Pick<ProductCard, 'price' | 'regularPrice' | 'isRental' | 'isPriceFrom'> &
  Partial<Pick<ProductCard, 'contents' | 'rentalTerms'>>;

export interface PriceWords {
  readonly text: string;
  /** What it usually costs, where that is another price. */
  readonly regularText: string | undefined;
  readonly note: string | undefined;
}

/** 'First month free', where terms such as 3 1 Set-up and servicing say so. */
export const freeText = (terms = ''): string | undefined => {
  const free = Number(terms.split(' ')[1] ?? 0);
  return free > 0 ? `First ${free === 1 ? 'month' : `${free} months`} free` : undefined;
};

/** '$0.86 per litre': packages of different sizes compare by it; of one alone the price says it. */
export const unitPriceText = (
  { cents, currency }: Money,
  contents: string | undefined,
  format: string,
): string | undefined => {
  const [amount, ...unit] = (contents ?? '1').split(' ');
  if (amount === '1') return undefined;
  const each = { cents: Math.round(cents / Number(amount)), currency };
  return `${formatPrice(each, { format, forceDecimals: true })} per ${unit.join('\u00a0')}`;
};

export const priceWords = (
  { price, regularPrice, isRental, isPriceFrom, contents, rentalTerms }: Priced,
  format: string,
): PriceWords => {
  const text = `${isPriceFrom ? 'From ' : ''}${formatPrice(price, { format })}`;
  const free = freeText(rentalTerms);
  if (free) return { text: free, regularText: undefined, note: `then ${text}\u00a0a\u00a0month` };
  return {
    text,
    regularText: regularPrice === null ? undefined : formatPrice(regularPrice, { format }),
    note: isRental ? 'a\u00a0month' : unitPriceText(price, contents, format),
  };
};

/** In one line, where a price cannot be struck through. */
export const lineOf = ({ text, regularText, note }: PriceWords): string =>
  `${text}${note === undefined ? '' : ` ${note}`}${regularText === undefined ? '' : `, was ${regularText}`}`;

export const priceLine = (product: Priced, format: string): string => lineOf(priceWords(product, format));
