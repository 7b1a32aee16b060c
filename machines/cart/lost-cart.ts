/** A cart that the server lost: whether it is replaced, and what comes back (CART-05, CART-14, BEY-03). */

import { enqueueAction, replayableActions, type CartAction } from '../domain/cart.ts';
import { isLostCart, type Failure } from '../domain/failure.ts';
import { isHalfDone } from '../domain/line-edit.ts';
import { actionsOnto, codesLost, codesOf, lostLines, undoneLines, wholeLines } from '../domain/lost-lines.ts';
import { present } from '../domain/present.ts';
import type { Replacement } from './cart-recovery.events.ts';
import type { CartLoss, Recovery } from './cart-recovery.machine.ts';
import { isOwned, underWay, unfinished, type CartContext } from './cart.context.ts';
import { factOfAction, type CartFact } from './cart.events.ts';

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

/** The customer is dealt with already: their token is dead, or they sign in once more. */
export const isSessionSettled = (context: CartContext): boolean =>
  context.owner === 'expired' || context.isReleaseWanted || context.isAdoptionWanted;

/** Not while an order's outcome is open, or the customer leaves or signs in again (BEY-15). */
export const canRebuildKept = (context: CartContext): boolean =>
  context.keptCart !== null && !context.isLockWanted && !isSessionSettled(context);

/** Bringing back the lines of an ordered cart could sell them twice. */
const isOrdered = (failure: Failure | null): boolean => failure?.kind === 'cartInactive';

/** Parks the requests and notes the lines that are to come back (CART-05, BEY-03). */
export const withoutLostCart = (context: CartContext, failure: Failure | null): Partial<CartContext> => {
  const wasOrdered = isOrdered(failure);
  // only the newest change of a line, for each would add the line again
  const newest = unfinished(context).reduce(enqueueAction, []);
  const begun = underWay(context).filter((one) => newest.includes(one));
  const waiting = newest.filter((one) => !begun.includes(one));
  const [action = null, ...others] = replayableActions(begun, wasOrdered);
  return {
    lost: wasOrdered ? [] : lostLines(context, unfinished(context)),
    lostCodes: wasOrdered ? null : codesOf(context.cart),
    action,
    alongside: [],
    queue: [...others, ...replayableActions(waiting, wasOrdered)],
    removed: wasOrdered ? [] : context.removed,
    wasOrdered,
    hasRecreated: true,
    cartId: null,
    cart: null,
    failure: null,
  };
};

/** Of a half-done edit the old line went with its cart, the new one is among those brought back. */
export const factsOfLoss = ({ action }: CartContext, failure: Failure | null): readonly CartFact[] =>
  isOrdered(failure)
    ? [{ type: 'cart.dropped' }]
    : [...(isHalfDone(action) ? [factOfAction(action)] : []), { type: 'cart.lost' }];

/** No new cart could be made: requests are given up, the lines they were for are not (BEY-03). */
export const stillLost = (
  { cartId, lost, removed, wasOrdered }: CartContext,
  actions: readonly CartAction[],
): CartContext['lost'] =>
  cartId !== null || wasOrdered ? lost : [...lost, ...undoneLines(actions, removed)];

/** The server lost the customer's cart before this page began: its stored lines come back (BEY-03). */
export const withoutKeptCart = ({ keptCart }: CartContext): Partial<CartContext> => ({
  lost: keptCart?.lines ?? [],
  keptCart: null,
  wasOrdered: false,
  hasRecreated: true,
});

/** A guest cannot repeat an order: its lines are added as the page knows them. */
const asGuests = (action: CartAction): CartAction =>
  action.kind === 'addSeveral' ? { ...action, orderNumber: null } : action;

/** The customer was signed out: parked requests and lines now belong to a guest (CART-05). */
export const withoutCustomer = (context: CartContext): Partial<CartContext> => {
  const { action = null, queue = [], ...rest } = withoutLostCart(context, null);
  return {
    ...rest,
    action: action === null ? null : asGuests(action),
    queue: queue.map(asGuests),
    owner: 'guest',
    customerId: null,
    releasedCartId: null,
    releasedLines: [],
    removed: [],
  };
};

/** After a recovery. Lines stay noted when it failed; a cart that could not be read counts as unread. */
export const withNewCart = (
  { lost, action, queue }: CartContext,
  { cartId, cart, failure }: Recovery,
): Partial<CartContext> => {
  const isUnread = cart === null && wholeLines(lost).length > 0;
  if (cart === null) return { cartId, cart, failure, lost: failure === null ? [] : lost, isUnread };
  const [next = null] = actionsOnto(cart, lost, action === null ? [] : [action]);
  const waiting = actionsOnto(cart, lost, queue);
  return { cartId, cart, failure, lost: [], isUnread, action: next, queue: waiting };
};

/** Names the codes that the new cart lacks: the shopper has to enter them again. */
export const factsOfRecovery = (
  context: CartContext,
  { cartId, cart, missing }: Recovery,
): readonly CartFact[] => {
  const { lostCodes, wasOrdered } = context;
  const codes = codesLost(lostCodes, cart);
  return [
    { type: 'cart.created', cartId: present(cartId, 'cartId'), isOwned: isOwned(context) },
    { type: 'cart.recreated', missing, ...(codes && { codes }), wasOrdered },
  ];
};
