/** Changes that a customer can make to a planned delivery (BEY-19). */

import { deliveryWindowText, type DeliveryWindow } from './delivery-window.ts';
import { instructionsProblem } from './order-history.ts';

export type DeliveryChange =
  | { readonly kind: 'confirm' }
  /** Moves it to another delivery slot, which also confirms it. */
  | { readonly kind: 'move'; readonly to: DeliveryWindow }
  /** Empty for none. */
  | { readonly kind: 'instruct'; readonly instructions: string };

export const isSameWindow = (one: DeliveryWindow, other: DeliveryWindow): boolean =>
  one.code === other.code && one.date === other.date;

/** The delivery slots grouped by day, in their order. */
export const byDay = (choices: readonly DeliveryWindow[]): readonly (readonly DeliveryWindow[])[] =>
  [...new Set(choices.map(({ date }) => date))].map((day) => choices.filter(({ date }) => date === day));

/** A delivery can be moved only to a slot that was offered. */
export const isOffered = (change: DeliveryChange, choices: readonly DeliveryWindow[]): boolean =>
  change.kind === 'move' && choices.some((one) => !one.isFull && isSameWindow(one, change.to));

export const isInstruction = (change: DeliveryChange): boolean =>
  change.kind === 'instruct' && instructionsProblem(change.instructions).instructions === undefined;

export const changedMessage = (change: DeliveryChange): string => {
  if (change.kind === 'move') return `Your delivery is moved to ${deliveryWindowText(change.to)}.`;
  return change.kind === 'confirm'
    ? 'Your delivery is confirmed.'
    : 'Your instructions for the driver are saved.';
};
