/**
 * A cart that the server lost: whether to replace it and which lines to restore (CART-05, CART-14,
 * BEY-03).
 */

import { enqueueAction, replayableActions, type CartAction } from '../../domain/cart-actions.ts';
import { isLostCart, type Failure } from '../../domain/failure.ts';
import { isHalfDone } from '../../domain/line-edit.ts';
import {
  actionsOnto,
  codesLost,
  codesOf,
  lostLines,
  undoneLines,
  wholeLines,
} from '../../domain/lost-lines.ts';
import { present } from '../../domain/present.ts';
import type { CartRecoveryEvent, Replacement } from './cart-recovery.events.ts';
import type { CartLoss } from './cart-recovery.machine.ts';
import { adoptedIn, failureIn, recoveryIn, type Given } from './cart.answers.ts';
import { isOwned, underWay, unfinished, type CartContext, type Turn } from './cart.context.ts';
import { factOfAction, type CartFact } from './cart.events.ts';
import { givenBack } from './returned-actions.ts';

export const isLost = ({ event }: Given): boolean => {
  const failure = failureIn(event);
  return failure !== null && isLostCart(failure);
};

/** The server no longer knows the line, so the known cart is outdated. */
export const isStale = ({ context: { failure, cartId } }: Pick<Given, 'context'>): boolean =>
  failure?.kind === 'notFound' && cartId !== null;

/** One recovery per action. */
export const canRecover = (given: Given): boolean => isLost(given) && given.context.recoveries === 0;

/** True where a line was added or the details were read (§4). An ordered cart is not invalid. */
const isSignOutDue = (context: CartContext, failure: Failure): boolean => {
  const { action } = context;
  const isAdding = action?.kind === 'add' || action?.kind === 'addSeveral';
  return isOwned(context) && failure.kind !== 'cartInactive' && (action === null || isAdding);
};

/**
 * The server treats an expired token as a guest, so its answers about a customer's cart prove
 * nothing (CART-14).
 */
export const isSessionInQuestion = ({ context }: Given): boolean => {
  const { failure } = context;
  if (failure === null) return false;
  return (failure.kind === 'cartForbidden' && isOwned(context)) || isSignOutDue(context, failure);
};

/** The lines to restore, and their owner. */
const replacementOf = (context: CartContext): Replacement => ({
  lost: context.lost,
  customerId: context.customerId ?? undefined,
  isOwned: isOwned(context),
});

export const orderOfReplacement = ({ context }: Given): CartRecoveryEvent => ({
  type: 'cartRecovery.replaceCart',
  ...replacementOf(context),
});

export const lossOf = ({ context }: Pick<Given, 'context'>): CartLoss => ({
  ...replacementOf(context),
  failure: context.failure,
  isSignOutDue: context.failure !== null && isSignOutDue(context, context.failure),
});

/** Not where the shopper has to sign in again (BEY-15). */
export const isLastLost = ({ context: { lastCart, owner }, event }: Given): boolean =>
  adoptedIn(event).isLastLost && lastCart !== null && owner !== 'expired';

/** Restoring the lines of an ordered cart could sell them twice. */
const isOrdered = (failure: Failure | null): boolean => failure?.kind === 'cartInactive';

/** Parks the requests and stores the lines to restore (CART-05, BEY-03). */
const withoutLostCart = (context: CartContext, failure: Failure | null): Partial<CartContext> => {
  const wasOrdered = isOrdered(failure);
  // only the newest change of a line: each change would add the line again
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
    recoveries: context.recoveries + 1,
    cartId: null,
    shownCartId: wasOrdered ? null : context.shownCartId,
    cart: null,
    failure: null,
  };
};

/**
 * After half an edit, the old line is lost with its cart and the new one is among the restored
 * lines.
 */
const factsOfLoss = ({ action, shownCartId }: CartContext, failure: Failure | null): readonly CartFact[] =>
  isOrdered(failure)
    ? [{ type: 'cart.dropped', cartId: shownCartId }]
    : [...(isHalfDone(action) ? [factOfAction(action)] : []), { type: 'cart.lost' }];

/** No new cart could be created: requests are dropped, but their lines are kept (BEY-03). */
const stillLost = (
  { cartId, lost, removed, wasOrdered }: CartContext,
  actions: readonly CartAction[],
): CartContext['lost'] =>
  cartId !== null || wasOrdered ? lost : [...lost, ...undoneLines(actions, removed)];

export const noted = ({ context }: Given): Turn => ({
  change: { lost: stillLost(context, unfinished(context)) },
});

export const unrecovered = ({ context }: Given): Turn => ({
  change: { ...givenBack(context, context.failure), lost: stillLost(context, underWay(context)) },
});

/**
 * The server lost the customer's cart before this page loaded: its stored lines are restored
 * (BEY-03).
 */
export const storedMissing = ({ context: { lastCart, recoveries } }: Given): Turn => ({
  change: {
    lost: lastCart?.lines ?? [],
    lastCart: null,
    wasOrdered: false,
    recoveries: recoveries + 1,
  },
  facts: [{ type: 'cart.adopted' }],
});

/** A guest cannot reorder: the lines are added as the page shows them. */
const asGuests = (action: CartAction): CartAction =>
  action.kind === 'addSeveral' ? { ...action, orderNumber: null } : action;

/** The customer was signed out: parked requests and lines now belong to a guest (CART-05). */
const withoutCustomer = (context: CartContext): Partial<CartContext> => {
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

/** Forwards the recovery's question to the session (CART-14). */
export const questioned = ({ event }: Given): Turn => {
  if (event.type !== 'cartRecovery.asked') return {};
  return {
    facts: [{ type: event.question === 'session' ? 'cart.sessionUnverified' : 'cart.signOutWanted' }],
  };
};

/** The lines for the recovery to replace, and the facts to report. */
export const dropped = ({ context, event }: Given): Turn =>
  event.type === 'cartRecovery.cartLost' && event.isSignedOut
    ? { change: withoutCustomer(context), facts: [{ type: 'cart.lost' }] }
    : {
        change: withoutLostCart(context, context.failure),
        facts: factsOfLoss(context, context.failure),
      };

/**
 * After a recovery. Lines are kept when it failed; a cart that could not be read counts as unread.
 */
export const recovered = ({ context: { lost, action, queue }, event }: Given): Turn => {
  const { cartId, cart, failure } = recoveryIn(event);
  const isUnread = cart === null && wholeLines(lost).length > 0;
  if (cart === null)
    return { change: { cartId, cart, failure, lost: failure === null ? [] : lost, isUnread } };
  const [next = null] = actionsOnto(cart, lost, action === null ? [] : [action]);
  const waiting = actionsOnto(cart, lost, queue);
  return { change: { cartId, cart, failure, lost: [], isUnread, action: next, queue: waiting } };
};

/** Names codes that are missing from the new cart: the shopper has to enter them again. */
export const recreated = ({ context, event }: Given): Turn => {
  const { cartId: newId, cart, missing } = recoveryIn(event);
  const { lostCodes, wasOrdered } = context;
  const cartId = present(newId, 'cartId');
  const codes = codesLost(lostCodes, cart);
  return {
    change: { lostCodes: null, shownCartId: cartId },
    facts: [
      { type: 'cart.created', cartId, isOwned: isOwned(context) },
      { type: 'cart.recreated', missing, ...(codes && { codes }), wasOrdered },
    ],
  };
};
