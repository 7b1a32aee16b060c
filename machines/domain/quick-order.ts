/** The quick order: usual products, their quantities and the last orders (BEY-12). */

import type { NewLine } from './cart.ts';
import type { ProductCard } from './catalog.ts';
import { nothingChosen } from './chosen-options.ts';
import type { Money } from './money.ts';
import { freeText } from './price-label.ts';
import { priceAt } from './running-price.ts';
import type { MissedLine } from './several-lines.ts';

export interface OrderedItem {
  /** The SKU in an order; for a configurable product that of the variant. */
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** The product as sold today; null where it is no longer sold. */
  readonly card: ProductCard | null;
  /** Path on the media host; null where unknown. */
  readonly image: string | null;
}

export interface PastOrder {
  readonly number: string;
  /** In UTC, for example 2026-11-24 08:15:00. */
  readonly placedAt: string;
  readonly total: Money;
  readonly items: readonly OrderedItem[];
}

/** The last time it was ordered. */
export interface LastTime {
  readonly quantity: number;
  readonly placedAt: string;
}

export interface QuickOrderOffer {
  readonly card: ProductCard;
  /** Null where it was never ordered. */
  readonly last: LastTime | null;
  /** The initial quantity. */
  readonly quantity: number;
}

export interface QuickOrderRow extends QuickOrderOffer {
  /** Why it cannot be added to the cart. */
  readonly problem: string | null;
  /** The problem concerns the last number typed; the previous one stays. */
  readonly isRefused: boolean;
  /** The shopper added the row. */
  readonly isAdded: boolean;
}

/** A row as stored for a reload: prices and stock are read again. */
export interface EnteredRow {
  readonly sku: string;
  readonly quantity: number;
  /** The shopper added the row. */
  readonly isAdded: boolean;
}

/** The initial content of the quick order. */
export interface QuickOrder {
  readonly offers: readonly QuickOrderOffer[];
  /** Products requested by SKU that are not among the offers. */
  readonly others: readonly ProductCard[];
  /** Newest first. */
  readonly orders: readonly PastOrder[];
  /** The offers come from past orders, rather than from viewed products or the cart. */
  readonly isUsual: boolean;
}

/** The maximum number of usual products. */
const mostUsual = 20;

export const isOrderable = ({ isQuickAdd, isInStock }: ProductCard): boolean => isQuickAdd && isInStock;

interface Habit {
  readonly card: ProductCard;
  readonly times: number;
  readonly last: LastTime;
  readonly isInLatest: boolean;
}

/**
 * Products ordered most often come first, the latest among equals; quantities start with the latest
 * order.
 */
export const usualOffers = (orders: readonly PastOrder[]): readonly QuickOrderOffer[] => {
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

/** The rows after a new read: typed quantities and added rows stay. */
export const rowsWithOffers = (
  rows: readonly QuickOrderRow[],
  offers: readonly QuickOrderOffer[],
): readonly QuickOrderRow[] => {
  const known = new Map(rows.map((row) => [row.card.sku, row]));
  const offered = new Set(offers.map(({ card }) => card.sku));
  return [
    ...offers.map((offer) => {
      const row = known.get(offer.card.sku);
      // a row that was not edited and not usual before starts again
      const isUntouched =
        row === undefined || (row.last === null && row.quantity === 0 && !row.isAdded && !row.isRefused);
      if (isUntouched) return { ...offer, problem: null, isRefused: false, isAdded: false };
      return { ...row, card: offer.card, last: offer.last };
    }),
    ...rows.filter(({ card, quantity, isAdded }) => !offered.has(card.sku) && (isAdded || quantity > 0)),
  ];
};

/** Restores the quantities of a reloaded page; a row added on this page keeps its own. */
export const restoredRows = (
  rows: readonly QuickOrderRow[],
  entered: readonly EnteredRow[],
  others: readonly ProductCard[],
): readonly QuickOrderRow[] => {
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

/** Rows to store for a reload, with stored rows that are not read yet. */
export const enteredRows = (
  rows: readonly QuickOrderRow[],
  awaited: readonly EnteredRow[],
): readonly EnteredRow[] => {
  const shown = rows.map(({ card: { sku }, quantity, isAdded }) => ({ sku, quantity, isAdded }));
  return [...shown, ...awaited.filter(({ sku }) => shown.every((row) => row.sku !== sku))];
};

/** Adding a product again increases its quantity by one. */
export const rowsWith = (rows: readonly QuickOrderRow[], card: ProductCard): readonly QuickOrderRow[] => {
  const more = isOrderable(card) ? 1 : 0;
  if (rows.every((row) => row.card.sku !== card.sku))
    return [{ card, last: null, quantity: more, problem: null, isRefused: false, isAdded: true }, ...rows];
  return rows.map((row) =>
    row.card.sku === card.sku
      ? { ...row, quantity: row.quantity + more, problem: null, isRefused: false }
      : row,
  );
};

/**
 * Subtracts the added quantities, keeps what was typed in the meantime and shows why lines were
 * refused. A number refused in the meantime stays refused.
 */
export const settledRows = (
  rows: readonly QuickOrderRow[],
  lines: readonly NewLine[],
  missed: readonly MissedLine[],
): readonly QuickOrderRow[] =>
  rows.map((row) => {
    const { sku } = row.card;
    const problem = row.isRefused ? row.problem : null;
    const come = lines.find((line) => line.sku === sku);
    if (come !== undefined) return { ...row, quantity: Math.max(0, row.quantity - come.quantity), problem };
    if (row.isRefused) return row;
    const reason = missed.find(({ line }) => line?.sku === sku);
    return reason === undefined ? row : { ...row, problem: reason.message };
  });

/** The row whose number must be corrected before anything is added. */
export const refusedRow = (rows: readonly QuickOrderRow[]): QuickOrderRow | undefined =>
  rows.find(({ card, isRefused }) => isRefused && isOrderable(card));

/** The lines to add to the cart in one request. */
export const quickOrderLines = (rows: readonly QuickOrderRow[]): readonly NewLine[] =>
  rows
    .filter(({ card, quantity }) => quantity > 0 && isOrderable(card))
    .map(({ card: { sku, name }, quantity }) => ({ sku, name, quantity, chosen: nothingChosen }));

/** What the row costs now: tier prices apply (CAT-06), free months cost nothing (GEN-02). */
export const rowCents = ({
  card: { price, tiers, rentalTerms },
  quantity,
}: Pick<QuickOrderRow, 'card' | 'quantity'>): number =>
  freeText(rentalTerms) ? 0 : priceAt(price.cents, tiers, quantity) * quantity;

/** The sum of the entered rows at the shown prices; null without any. */
export const quickOrderTotal = (rows: readonly QuickOrderRow[]): Money | null => {
  const counted = rows.filter(({ card, quantity }) => quantity > 0 && isOrderable(card));
  const [first] = counted;
  if (first === undefined) return null;
  const cents = counted.reduce((sum, { card, quantity }) => sum + rowCents({ card, quantity }), 0);
  return { cents, currency: first.card.price.currency };
};

/** The items to order again. */
export const orderLines = ({ items }: PastOrder): readonly NewLine[] =>
  items.map(({ sku, name, quantity }) => ({ sku, name, quantity, chosen: nothingChosen }));
