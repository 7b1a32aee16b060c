/** What a failure says of the cart it was about (CART-05, CART-14). */

import { isLostCart, type Failure } from '../domain/failure.ts';
import { isHalfDone } from '../domain/line-edit.ts';
import type { CartLoss } from './cart-recovery.machine.ts';
import type { Replacement } from './cart-recovery.events.ts';
import { isOwned, type CartContext } from './cart.context.ts';

const isLost = (failure: Failure | null): boolean => failure !== null && isLostCart(failure);

/** The cart that was asked about is not the current one. */
export const isSuperseded = (context: CartContext, failure: Failure | null): boolean =>
  isLost(failure) && (context.isReloadWanted || context.isAdoptionWanted || context.cartId === null);

/** One recovery per action. */
export const canRecover = (context: CartContext, failure: Failure | null): boolean =>
  isLost(failure) && !context.hasRecreated;

/** Where a line was added or the details were read (§4). A cart that was ordered is not invalid. */
const isSignOutDue = (context: CartContext, failure: Failure): boolean => {
  const { action } = context;
  const isAdding = action?.kind === 'add' || action?.kind === 'addSeveral';
  return isOwned(context) && failure.kind !== 'cartInactive' && (action === null || isAdding);
};

/** An expired token is silently a guest's, whose answers about a customer's cart prove nothing (CART-14). */
export const isSessionInQuestion = (context: CartContext, failure: Failure | null): boolean => {
  if (failure === null || !canRecover(context, failure)) return false;
  const isDoubtful = failure.kind === 'cartForbidden' && isOwned(context);
  return isDoubtful || isSignOutDue(context, failure);
};

/** What is to be brought back, and for whom. */
export const replacementOf = (context: CartContext): Replacement => ({
  lost: context.lost,
  customerId: context.customerId ?? undefined,
  isOwned: isOwned(context),
});

export const lossOf = (context: CartContext): CartLoss => ({
  ...replacementOf(context),
  failure: context.failure,
  isSignOutDue: context.failure !== null && isSignOutDue(context, context.failure),
});

/** Several quantities that were refused together are tried one by one (BEY-09). */
export const isRefusedTogether = ({ alongside }: CartContext, failure: Failure | null): boolean =>
  alongside.length > 0 && ['refused', 'notFound'].includes(failure?.kind ?? '');

/** Another device or tab has taken out the line that an edit was to take out. */
export const isReplacedAlready = ({ action, cartId }: CartContext, failure: Failure | null): boolean =>
  isHalfDone(action) && failure?.kind === 'notFound' && cartId !== null;

/** The customer is dealt with already: their token is dead, or they sign in once more. */
export const isSessionSettled = (context: CartContext): boolean =>
  context.owner === 'expired' || context.isReleaseWanted || context.isAdoptionWanted;

/** While an order's outcome is open, or the customer leaves or signs in again, nothing is bought again (BEY-15). */
export const canRebuildKept = (context: CartContext): boolean =>
  context.keptCart !== null && !context.isLockWanted && !isSessionSettled(context);
