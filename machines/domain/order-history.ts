/** A customer's placed orders and planned deliveries (§2 orders, active orders, ACC-01). */

import type { Address } from './address.ts';
import type { NewLine } from './cart.ts';
import { nothingChosen } from './chosen-options.ts';
import type { Money } from './money.ts';
import type { OrderedLine, TrackedOrder } from './order-lookup.ts';
import { lengthOf } from './text-length.ts';

/** A row of the order history. */
export interface HistoryEntry {
  readonly number: string;
  /** In the merchant's words. */
  readonly status: string;
  /** In UTC, as sent by the server. */
  readonly placedAt: string;
  readonly total: Money;
  readonly lines: readonly Pick<OrderedLine, 'sku' | 'name' | 'quantity'>[];
}

/** An order that is not delivered yet, with its deliveries. */
export interface ActiveOrder extends Pick<HistoryEntry, 'number' | 'status' | 'lines'> {
  readonly deliveries: readonly PlannedDelivery[];
}

export interface OrderInvoice {
  readonly id: string;
  readonly number: string;
  readonly total: Money;
}

/** All details of an order, for its owner. */
export interface OwnOrder extends TrackedOrder {
  /** Null for an order without one. */
  readonly poNumber: string | null;
  readonly invoices: readonly OrderInvoice[];
}

export type DeliveryStage = 'planned' | 'confirmed' | 'delivered';

export interface PlannedDelivery {
  readonly id: number;
  readonly orderNumber: string;
  /** For example 2026-11-24. */
  readonly date: string;
  /** For example 08:00. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly stage: DeliveryStage;
  readonly instructions: string | null;
  /** Time and instructions can still be changed. */
  readonly canChange: boolean;
  /** The deadline for changes, in local time: 2026-11-27 14:00. */
  readonly changeUntil: string;
  /** Null where the order has none. */
  readonly address: Address | null;
}

/** The items to reorder; the server knows their options from the order number. */
export const linesAgain = (lines: HistoryEntry['lines']): readonly NewLine[] =>
  lines.map(({ sku, name, quantity }) => ({ sku, name, quantity, chosen: nothingChosen }));

/** The next delivery of all orders. */
export const nextDelivery = (orders: readonly ActiveOrder[]): PlannedDelivery | null =>
  orders
    .flatMap(({ deliveries }) => deliveries)
    .toSorted((one, other) =>
      `${one.date} ${one.startsAt}`.localeCompare(`${other.date} ${other.startsAt}`),
    )[0] ?? null;

/** For places that show the planned deliveries separately. */
export const withoutComing = (order: OwnOrder): OwnOrder => ({
  ...order,
  deliveries: (order.deliveries ?? []).filter(({ isMade }) => isMade),
});

/** The limit of the driver's list. */
export const longestInstructions = 500;

export const instructionsProblem = (instructions: string): { readonly instructions?: string } =>
  lengthOf(instructions.trim()) > longestInstructions
    ? { instructions: `Please use at most ${longestInstructions} characters.` }
    : {};

/** The new instructions; null where unchanged. */
export const amendmentOf = (typed: string, { instructions }: PlannedDelivery): string | null =>
  typed.trim() === (instructions ?? '') ? null : typed.trim();
