/** A product's price in words, the same wherever it is named: today's, what it was, and for how long (§5 price display, CAT-06). */

import type { ProductCard } from './catalog.ts';
import { formatPrice } from './money.ts';

export type Priced = Pick<ProductCard, 'price' | 'regularPrice' | 'isRental' | 'isPriceFrom'>;

export interface PriceWords {
  readonly text: string;
  /** What it usually costs, where that is another price. */
  readonly regularText: string | undefined;
  readonly note: string | undefined;
}

export const priceWords = (
  { price, regularPrice, isRental, isPriceFrom }: Priced,
  format: string,
): PriceWords => ({
  text: `${isPriceFrom ? 'From ' : ''}${formatPrice(price, { format })}`,
  regularText: regularPrice === null ? undefined : formatPrice(regularPrice, { format }),
  note: isRental ? 'a month' : undefined,
});

/** In one line, where a price cannot be struck through. */
export const lineOf = ({ text, regularText, note }: PriceWords): string =>
  `${text}${note === undefined ? '' : ` ${note}`}${regularText === undefined ? '' : `, was ${regularText}`}`;

export const priceLine = (product: Priced, format: string): string => lineOf(priceWords(product, format));
