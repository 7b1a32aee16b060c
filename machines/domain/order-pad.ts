/** The quick-order pad: what somebody usually buys, how much of it this time, and their last orders (BEY-12, look.md). */

import type { NewLine } from './cart.ts';
import type { ProductCard } from './catalog.ts';
import { nothingChosen } from './chosen-options.ts';
import type { Money } from './money.ts';
import { priceAt } from './running-price.ts';
import type { MissedLine } from './several-lines.ts';

export interface OrderedItem {
  /** As the order calls it; of a product with variants the variant's. */
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** As it is on the shelf today; null where it is there no more. */
  readonly card: ProductCard | null;
  /** Address on the media path; null where none is known. */
  readonly image: string | null;
}

export interface PastOrder {
  readonly number: string;
  /** In UTC, for example 2026-11-24 08:15:00. */
  readonly placedAt: string;
  readonly total: Money;
  readonly items: readonly OrderedItem[];
}

/** The last time it was bought. */
export interface LastTime {
  readonly quantity: number;
  readonly placedAt: string;
}

export interface PadOffer {
  readonly card: ProductCard;
  /** Null where it was never bought. */
  readonly last: LastTime | null;
  /** To begin with. */
  readonly quantity: number;
}

export interface PadRow extends PadOffer {
  /** What keeps it from the cart. */
  readonly problem: string | null;
  /** The problem is with the number typed last: the one before it stays. */
  readonly isRefused: boolean;
  /** The shopper put it on the pad. */
  readonly isAdded: boolean;
}

/** A row as a reload finds it again: prices and stock are read again. */
export interface EnteredRow {
  readonly sku: string;
  readonly quantity: number;
  /** The shopper put it on the pad. */
  readonly isAdded: boolean;
}

/** What a pad is opened with. */
export interface Pad {
  readonly offers: readonly PadOffer[];
  /** Products asked for by sku that are not among the offers. */
  readonly others: readonly ProductCard[];
  /** The newest first. */
  readonly orders: readonly PastOrder[];
  /** The offers are what was ordered, rather than what was looked at or lies in the cart. */
  readonly isUsual: boolean;
}

/** So many usual things fit on a pad. */
const mostUsual = 20;

export const isOrderable = ({ isQuickAdd, isInStock }: ProductCard): boolean => isQuickAdd && isInStock;

interface Habit {
  readonly card: ProductCard;
  readonly times: number;
  readonly last: LastTime;
  readonly isInLatest: boolean;
}

/** What was ordered most often comes first, and of that the latest; what the latest order held is filled in already. */
export const usualOffers = (orders: readonly PastOrder[]): readonly PadOffer[] => {
  const habits = new Map<string, Habit>();
  orders.forEach(({ items, placedAt }, place) => {
    const held = new Map<string, { readonly card: ProductCard; readonly quantity: number }>();
    for (const { card, quantity } of items)
      if (card !== null)
        held.set(card.sku, { card, quantity: quantity + (held.get(card.sku)?.quantity ?? 0) });
    for (const [sku, { card, quantity }] of held) {
      const known = habits.get(sku);
      habits.set(sku, {
        card,
        times: (known?.times ?? 0) + 1,
        last: known?.last ?? { quantity, placedAt },
        isInLatest: known?.isInLatest ?? place === 0,
      });
    }
  });
  return [...habits.values()]
    .toSorted((one, other) => other.times - one.times)
    .slice(0, mostUsual)
    .map(({ card, last, isInLatest }) => ({
      card,
      last,
      quantity: isInLatest && isOrderable(card) ? last.quantity : 0,
    }));
};

/** What the pad shows after it was read anew: what was typed stays, and so does what was put on it. */
export const renewedRows = (rows: readonly PadRow[], offers: readonly PadOffer[]): readonly PadRow[] => {
  const known = new Map(rows.map((row) => [row.card.sku, row]));
  const offered = new Set(offers.map(({ card }) => card.sku));
  return [
    ...offers.map((offer) => {
      const row = known.get(offer.card.sku);
      // what nobody has touched, and was no usual thing so far, begins anew
      const isUntouched =
        row === undefined || (row.last === null && row.quantity === 0 && !row.isAdded && !row.isRefused);
      if (isUntouched) return { ...offer, problem: null, isRefused: false, isAdded: false };
      return { ...row, card: offer.card, last: offer.last };
    }),
    ...rows.filter(({ card, quantity, isAdded }) => !offered.has(card.sku) && (isAdded || quantity > 0)),
  ];
};

/** Puts the quantities of a page that was reloaded back; a row the shopper has put on this page keeps its own. */
export const restoredRows = (
  rows: readonly PadRow[],
  entered: readonly EnteredRow[],
  others: readonly ProductCard[],
): readonly PadRow[] => {
  const found = new Map(entered.map((row) => [row.sku, row]));
  const known = new Set(rows.map(({ card }) => card.sku));
  const missing = others.flatMap((card) => {
    const row = found.get(card.sku);
    if (row === undefined || known.has(card.sku)) return [];
    const { quantity, isAdded } = row;
    return [{ card, last: null, quantity, problem: null, isRefused: false, isAdded }];
  });
  const restored = rows.map((row) => {
    const { quantity, isAdded } = found.get(row.card.sku) ?? row;
    return row.isAdded ? row : { ...row, quantity, isAdded };
  });
  return [...missing, ...restored];
};

/** What a reload has to find again, with what an earlier one has not been able to read yet. */
export const enteredRows = (
  rows: readonly PadRow[],
  awaited: readonly EnteredRow[],
): readonly EnteredRow[] => {
  const shown = rows.map(({ card: { sku }, quantity, isAdded }) => ({ sku, quantity, isAdded }));
  return [...shown, ...awaited.filter(({ sku }) => shown.every((row) => row.sku !== sku))];
};

/** Once more what stands there already counts one up. */
export const rowsWith = (rows: readonly PadRow[], card: ProductCard): readonly PadRow[] => {
  const more = isOrderable(card) ? 1 : 0;
  if (rows.every((row) => row.card.sku !== card.sku))
    return [{ card, last: null, quantity: more, problem: null, isRefused: false, isAdded: true }, ...rows];
  return rows.map((row) =>
    row.card.sku === card.sku
      ? { ...row, quantity: row.quantity + more, problem: null, isRefused: false }
      : row,
  );
};

/** What came into the cart is asked for no more, but what was added to it meanwhile is; what did not come says why. A number refused meanwhile stays so. */
export const settledRows = (
  rows: readonly PadRow[],
  lines: readonly NewLine[],
  missed: readonly MissedLine[],
): readonly PadRow[] =>
  rows.map((row) => {
    const { sku } = row.card;
    const problem = row.isRefused ? row.problem : null;
    const come = lines.find((line) => line.sku === sku);
    if (come !== undefined) return { ...row, quantity: Math.max(0, row.quantity - come.quantity), problem };
    if (row.isRefused) return row;
    const reason = missed.find(({ line }) => line?.sku === sku);
    return reason === undefined ? row : { ...row, problem: reason.message };
  });

/** The row whose number must be right before anything goes into the cart. */
export const refusedRow = (rows: readonly PadRow[]): PadRow | undefined =>
  rows.find(({ card, isRefused }) => isRefused && isOrderable(card));

/** What goes into the cart, all in one request. */
export const padLines = (rows: readonly PadRow[]): readonly NewLine[] =>
  rows
    .filter(({ card, quantity }) => quantity > 0 && isOrderable(card))
    .map(({ card: { sku, name }, quantity }) => ({ sku, name, quantity, chosen: nothingChosen }));

/** So many of it come to so much: from the merchant's steps on, one costs less (CAT-06). */
export const rowCents = ({ card: { price, tiers }, quantity }: Pick<PadRow, 'card' | 'quantity'>): number =>
  priceAt(price.cents, tiers, quantity) * quantity;

/** What is entered comes to so much by the prices shown; null where nothing is entered. */
export const padTotal = (rows: readonly PadRow[]): Money | null => {
  const counted = rows.filter(({ card, quantity }) => quantity > 0 && isOrderable(card));
  const [first] = counted;
  if (first === undefined) return null;
  const cents = counted.reduce((sum, { card, quantity }) => sum + rowCents({ card, quantity }), 0);
  return { cents, currency: first.card.price.currency };
};

/** An order as it is asked for again. */
export const orderLines = ({ items }: PastOrder): readonly NewLine[] =>
  items.map(({ sku, name, quantity }) => ({ sku, name, quantity, chosen: nothingChosen }));
