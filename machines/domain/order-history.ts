/** What a customer sees of the orders they placed, and of the deliveries still to come (§2 orders, active orders, ACC-01). */

import type { Address } from './address.ts';
import type { NewLine } from './cart.ts';
import { nothingChosen } from './chosen-options.ts';
import type { Money } from './money.ts';
import type { OrderedLine, TrackedOrder } from './order-lookup.ts';
import { lengthOf } from './text-length.ts';

/** A row of the history. */
export interface HistoryEntry {
  readonly number: string;
  /** In the merchant's words. */
  readonly status: string;
  /** UTC, as the server writes it. */
  readonly placedAt: string;
  readonly total: Money;
  readonly lines: readonly Pick<OrderedLine, 'sku' | 'name' | 'quantity'>[];
}

/** An order that is still to be delivered, with each time the van comes by for it. */
export interface ActiveOrder extends Pick<HistoryEntry, 'number' | 'status' | 'lines'> {
  readonly deliveries: readonly PlannedDelivery[];
}

export interface OrderInvoice {
  readonly id: string;
  readonly number: string;
  readonly total: Money;
}

/** One order whole, as its owner sees it. */
export interface OwnOrder extends TrackedOrder {
  /** Null where it was paid without. */
  readonly poNumber: string | null;
  readonly invoices: readonly OrderInvoice[];
}

export type DeliveryStage = 'planned' | 'confirmed' | 'delivered';

export interface PlannedDelivery {
  readonly id: number;
  readonly orderNumber: string;
  /** As in 2026-11-24. */
  readonly date: string;
  /** As in 08:00. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly stage: DeliveryStage;
  readonly instructions: string | null;
  /** Its time and instructions can still be changed. */
  readonly canChange: boolean;
  /** Until when they can, by the clock of the place: 2026-11-27 14:00. */
  readonly changeUntil: string;
  /** Null where the order names none. */
  readonly address: Address | null;
}

/** As it is asked for again: what was chosen of it the server knows by the order's number. */
export const linesAgain = (lines: HistoryEntry['lines']): readonly NewLine[] =>
  lines.map(({ sku, name, quantity }) => ({ sku, name, quantity, chosen: nothingChosen }));

/** The one that comes next of all of them. */
export const nextDelivery = (orders: readonly ActiveOrder[]): PlannedDelivery | null =>
  orders
    .flatMap(({ deliveries }) => deliveries)
    .toSorted((one, other) =>
      `${one.date} ${one.startsAt}`.localeCompare(`${other.date} ${other.startsAt}`),
    )[0] ?? null;

/** Where its deliveries to come are shown with all that can be changed of them. */
export const withoutComing = (order: OwnOrder): OwnOrder => ({
  ...order,
  deliveries: (order.deliveries ?? []).filter(({ isMade }) => isMade),
});

/** As much as the driver's list has room for. */
export const longestInstructions = 500;

export const instructionsProblem = (instructions: string): { readonly instructions?: string } =>
  lengthOf(instructions.trim()) > longestInstructions
    ? { instructions: `Please use at most ${longestInstructions} characters.` }
    : {};

/** What is to be told otherwise; null where it stays as it is. */
export const amendmentOf = (typed: string, { instructions }: PlannedDelivery): string | null =>
  typed.trim() === (instructions ?? '') ? null : typed.trim();
