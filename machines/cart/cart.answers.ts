/** What the cart's children end with, read from the events that say so. */

import { assertEvent, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import type { Cart } from '../domain/cart.ts';
import { toFailure, type Failure } from '../domain/failure.ts';
import type { AdoptedCart } from './cart-owner.machine.ts';
import type { Recovery } from './cart-recovery.machine.ts';
import type { CartWritten } from './cart-writes.machine.ts';
import type { CartEvent } from './cart.events.ts';

export type CartAnswer =
  | DoneActorEvent<Cart, 'readCart'>
  | ErrorActorEvent<unknown, 'readCart'>
  | DoneActorEvent<string, 'createCart'>
  | ErrorActorEvent<unknown, 'createCart'>
  | DoneActorEvent<AdoptedCart, 'cartOwner'>
  | DoneActorEvent<CartWritten, 'cartWrites'>
  | DoneActorEvent<Recovery, 'cartRecovery'>;

type Received = CartEvent | CartAnswer;

export const cartIn = (event: Received): Cart => {
  assertEvent(event, 'xstate.done.actor.readCart');
  return event.output;
};

export const cartIdIn = (event: Received): string => {
  assertEvent(event, 'xstate.done.actor.createCart');
  return event.output;
};

export const adoptedIn = (event: Received): AdoptedCart => {
  assertEvent(event, 'xstate.done.actor.cartOwner');
  return event.output;
};

export const writtenIn = (event: Received): CartWritten => {
  assertEvent(event, 'xstate.done.actor.cartWrites');
  return event.output;
};

export const recoveryIn = (event: Received): Recovery => {
  assertEvent(event, 'xstate.done.actor.cartRecovery');
  return event.output;
};

/** Null: it did not fail. */
export const failureIn = (event: Received): Failure | null => {
  switch (event.type) {
    case 'xstate.error.actor.readCart':
    case 'xstate.error.actor.createCart':
      return toFailure(event.error);
    case 'xstate.done.actor.cartOwner':
    case 'xstate.done.actor.cartWrites':
    case 'xstate.done.actor.cartRecovery':
      return event.output.failure;
    case 'cart.denySession':
    case 'cartWrites.answerLost':
      return event.failure;
    default:
      return null;
  }
};
