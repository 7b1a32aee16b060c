/** What is known of a cart that the server would not take, and what that means (CART-05, CART-14). */

import { isLostCart, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import type { CartContext } from './cart.context.ts';

const lossOf = ({ failure }: CartContext): Failure => present(failure, 'failure');

/** The cart that was asked about is not the one any more. */
export const isSuperseded = (context: CartContext): boolean =>
  isLostCart(lossOf(context)) &&
  (context.isReloadWanted || context.isAdoptionWanted || context.cartId === null);

/** One recreation an action. */
export const canRecreate = (context: CartContext): boolean =>
  isLostCart(lossOf(context)) && !context.hasRecreated;

/** An expired token is silently a guest's, whose words about a customer's cart prove nothing (CART-14). */
export const isSessionDoubtful = (context: CartContext): boolean =>
  lossOf(context).kind === 'cartForbidden' && context.isOwned && !context.hasRecreated;

/** The customer is dealt with already: their token is dead, or they sign in once more. */
export const isSessionSettled = (context: CartContext): boolean =>
  context.isSessionOver || context.isReleaseWanted || context.isAdoptionWanted;

/** While an order's outcome is open, or the customer leaves or signs in anew, nothing is bought again (BEY-15). */
export const canRebuildKept = (context: CartContext): boolean =>
  context.keptCart !== null && !context.isLockWanted && !isSessionSettled(context);

/** Where a line was added or the details were read (§4). A cart that was ordered is not invalid. */
export const isSignOutDue = (context: CartContext): boolean => {
  const { action, isOwned } = context;
  const isAdding = action?.kind === 'add' || action?.kind === 'addSeveral';
  return (
    isOwned &&
    canRecreate(context) &&
    lossOf(context).kind !== 'cartInactive' &&
    (action === null || isAdding)
  );
};
