/** What a customer changes of a delivery that is planned for them (BEY-19). */

import { deliveryWindowText, type DeliveryWindow } from './delivery-window.ts';
import { instructionsProblem } from './order-history.ts';

export type DeliveryChange =
  | { readonly kind: 'confirm' }
  /** To another of the times at its place; the customer who chooses it confirms it. */
  | { readonly kind: 'move'; readonly to: DeliveryWindow }
  /** Empty for none. */
  | { readonly kind: 'instruct'; readonly instructions: string };

export const isSameWindow = (one: DeliveryWindow, other: DeliveryWindow): boolean =>
  one.code === other.code && one.date === other.date;

/** The times of each day together, in their order. */
export const byDay = (choices: readonly DeliveryWindow[]): readonly (readonly DeliveryWindow[])[] =>
  [...new Set(choices.map(({ date }) => date))].map((day) => choices.filter(({ date }) => date === day));

/** Only a time that was offered can be moved to. */
export const isOffered = (change: DeliveryChange, choices: readonly DeliveryWindow[]): boolean =>
  change.kind === 'move' && choices.some((one) => !one.isFull && isSameWindow(one, change.to));

export const isInstruction = (change: DeliveryChange): boolean =>
  change.kind === 'instruct' && instructionsProblem(change.instructions).instructions === undefined;

export const changedMessage = (change: DeliveryChange): string => {
  if (change.kind === 'move') return `Your delivery is moved to ${deliveryWindowText(change.to)}.`;
  return change.kind === 'confirm' ? 'Your delivery is confirmed.' : 'What the driver is told is saved.';
};
