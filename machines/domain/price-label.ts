/** The price of a product as text: current, usual, and the sale's end (§5, CAT-06). */

import type { ProductCard } from './catalog.ts';
import { formatPrice, type Money } from './money.ts';

export type Priced = Pick<ProductCard, 'price' | 'regularPrice' | 'isRental' | 'isPriceFrom'> &
  Partial<Pick<ProductCard, 'contents' | 'rentalTerms'>>;

export interface PriceLabel {
  readonly text: string;
  /** The usual price, where it differs. */
  readonly regularText: string | undefined;
  readonly note: string | undefined;
}

/**
 * 'First month free', where the terms include free months, for example 3 1 Set-up and servicing.
 */
export const freeText = (terms = ''): string | undefined => {
  const free = Number(terms.split(' ')[1] ?? 0);
  return free > 0 ? `First ${free === 1 ? 'month' : `${free} months`} free` : undefined;
};

/** '$0.86 per litre', to compare packages of different sizes; not for a single unit. */
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

export const priceLabel = (
  { price, regularPrice, isRental, isPriceFrom, contents, rentalTerms }: Priced,
  format: string,
): PriceLabel => {
  const text = `${isPriceFrom ? 'From ' : ''}${formatPrice(price, { format })}`;
  const free = freeText(rentalTerms);
  if (free) return { text: free, regularText: undefined, note: `then ${text}\u00a0a\u00a0month` };
  return {
    text,
    regularText: regularPrice === null ? undefined : formatPrice(regularPrice, { format }),
    note: isRental ? 'a\u00a0month' : unitPriceText(price, contents, format),
  };
};

/** On one line, where a price cannot be struck through. */
export const lineOf = ({ text, regularText, note }: PriceLabel): string =>
  `${text}${note === undefined ? '' : ` ${note}`}${regularText === undefined ? '' : `, was ${regularText}`}`;

export const priceLine = (product: Priced, format: string): string => lineOf(priceLabel(product, format));
