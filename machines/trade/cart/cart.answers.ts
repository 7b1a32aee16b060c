/** Results of the cart's children, read from their events. */

import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Cart } from '../../domain/cart.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { AdoptedCart } from './cart-owner.machine.ts';
import type { Recovery } from './cart-recovery.machine.ts';
import type { CartWritten } from './cart-writes.machine.ts';
import type { CartContext } from './cart.context.ts';
import type { CartEvent } from './cart.events.ts';

export type CartAnswer =
  | DoneActorEvent<Cart, 'readCart'>
  | ErrorActorEvent<unknown, 'readCart'>
  | DoneActorEvent<string, 'createCart'>
  | ErrorActorEvent<unknown, 'createCart'>
  | DoneActorEvent<AdoptedCart, 'cartOwner'>
  | DoneActorEvent<CartWritten, 'cartWrites'>
  | DoneActorEvent<Recovery, 'cartRecovery'>;

export type Received = CartEvent | CartAnswer;

/** The arguments of an action or a guard. */
export interface Given {
  readonly context: CartContext;
  readonly event: Received;
}

const misread = ({ type }: Received): Error => new Error(`${type} does not end what was waited for`);

export const cartIn = (event: Received): Cart => {
  if (event.type !== 'xstate.done.actor.readCart') throw misread(event);
  return event.output;
};

export const cartIdIn = (event: Received): string => {
  if (event.type !== 'xstate.done.actor.createCart') throw misread(event);
  return event.output;
};

export const adoptedIn = (event: Received): AdoptedCart => {
  if (event.type !== 'xstate.done.actor.cartOwner') throw misread(event);
  return event.output;
};

export const writtenIn = (event: Received): CartWritten => {
  if (event.type !== 'xstate.done.actor.cartWrites') throw misread(event);
  return event.output;
};

export const recoveryIn = (event: Received): Recovery => {
  if (event.type !== 'xstate.done.actor.cartRecovery') throw misread(event);
  return event.output;
};

/** The cart of another tab; null for none. */
export const followedIn = (event: Received): string | null => {
  if (event.type !== 'cart.follow') throw misread(event);
  return event.cartId;
};

/** Null where nothing failed. */
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
      return event.failure;
    default:
      return null;
  }
};
