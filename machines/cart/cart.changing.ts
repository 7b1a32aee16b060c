/** What a cart knows of itself once another has taken its place, or none has. */

import {
  enqueueAction,
  newLineOf,
  parted as partedActions,
  replayableActions,
  type Cart,
  type CartAction,
} from '../domain/cart.ts';
import { isHalfDone } from '../domain/line-edit.ts';
import { actionsOnto, codesLost, codesOf, lostLines, undoneLines, wholeLines } from '../domain/lost-lines.ts';
import { isInDoubt, type Failure } from '../domain/failure.ts';
import { movedOnto } from '../domain/moved-actions.ts';
import { present } from '../domain/present.ts';
import type { CartWritten } from './cart-writes.machine.ts';
import { isOwned, mergeLines, mergeSource, underWay, unfinished, type CartContext } from './cart.context.ts';
import { factOfAction, type CartFact } from './cart.events.ts';
import type { CartAdoption } from './cart-owner.machine.ts';
import type { Recovery } from './cart-recovery.machine.ts';

export const withoutCart = { cartId: null, cart: null, removed: [] } as const;

/** A guest's leaves for a sign-in; what it held is remembered beside its id. */
export const released = (context: CartContext): Partial<CartContext> => ({
  ...withoutCart,
  isReleaseWanted: false,
  releasedCartId: mergeSource(context),
  releasedLines: mergeLines(context),
  keptCart: null,
});

/** The guest goes on with their cart. */
export const takenBack = ({ releasedCartId }: CartContext): Partial<CartContext> => ({
  cartId: releasedCartId,
  releasedCartId: null,
  releasedLines: [],
  owner: 'guest',
});

/** The customer's own is asked for: what a guest took out is nothing of theirs. */
export const toBeAdopted = (context: CartContext): Partial<CartContext> => ({
  releasedCartId: mergeSource(context),
  releasedLines: mergeLines(context),
  cartId: null,
  removed: isOwned(context) ? context.removed : [],
  owner: 'customer',
  isAdoptionWanted: false,
  isReloadWanted: false,
  failure: null,
});

export const adoptionOf = ({ releasedCartId, releasedLines, keptCart }: CartContext): CartAdoption => ({
  releasedCartId,
  releasedLines: releasedCartId === null ? undefined : releasedLines,
  keptCartId: releasedCartId === null ? keptCart?.cartId : undefined,
});

/** What waits was asked of a guest's lines, or of the customer's cart of before. */
export const adoptedQueue = ({ queue, releasedLines, cart: before }: CartContext, cart: Cart) =>
  movedOnto(cart, queue, [...releasedLines, ...(before?.lines ?? []).map((line) => newLineOf(line))]);

/** The same where another tab has another cart now; of the one that is known already nothing is to be moved. */
export const readQueue = ({ queue, cart: before, cartId }: CartContext, cart: Cart) =>
  cart.id !== cartId || cart.id === before?.id ? { queue, stranded: [] } : movedOnto(cart, queue, null);

export const withOwnCart = (context: CartContext, cart: Cart): Partial<CartContext> => ({
  queue: adoptedQueue(context, cart).queue,
  failed: adoptedQueue(context, cart).stranded,
  cartId: cart.id,
  cart,
  isUnread: false,
  releasedCartId: null,
  releasedLines: [],
  lost: [],
  lostCodes: null,
  keptCart: null,
});

/** Another tab of this browser changed the cart, or has another one now (SESS-05). */
export const followed = (context: CartContext, cartId: string | null): Partial<CartContext> => {
  if (cartId === context.cartId) return { isReloadWanted: cartId !== null };
  if (!isOwned(context)) return { cartId, cart: null, removed: [], isReloadWanted: cartId !== null };
  // the customer's own cart is known by whose it is: the server is asked which it is now
  const isNew = cartId !== null && context.cartId !== null && context.owner !== 'expired';
  return { isAdoptionWanted: context.isAdoptionWanted || isNew };
};

/** What was under way could not be done, and is returned to the shopper. */
export const givenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  failure,
  failed: underWay(context),
  action: null,
  alongside: [],
});

/** Unread, where neither the answer nor the cart arrived. */
export const withUnwritten = (
  context: CartContext,
  { failure, cart }: CartWritten,
): Partial<CartContext> => ({
  ...givenBack(context, failure),
  isUnread: context.isUnread || (cart === null && failure !== null && isInDoubt(failure)),
});

/** Without a cart nothing that waits can be done; the page still holds what was asked. */
export const allGivenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  ...givenBack(context, failure),
  failed: unfinished(context),
  queue: [],
});

/** The requests wait again, for the cart that has taken this one's place. */
export const putBack = (context: CartContext): Partial<CartContext> => ({
  failure: null,
  queue: unfinished(context),
  action: null,
  alongside: [],
});

/** Each for itself, for the server takes all of them or none (BEY-09). */
export const parted = (context: CartContext): Partial<CartContext> => ({
  failure: null,
  queue: partedActions(underWay(context), context.queue),
  action: null,
  alongside: [],
});

/** Bringing back the lines of an ordered cart could sell them twice. */
const isOrdered = (failure: Failure | null): boolean => failure?.kind === 'cartInactive';

/** The server lost it: what is parked meanwhile, and what is to come back (CART-05, BEY-03). */
export const withoutLostCart = (context: CartContext, failure: Failure | null): Partial<CartContext> => {
  const wasOrdered = isOrdered(failure);
  // of a line that was changed again meanwhile only the newest, for each would bring it back
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

/** No new one could be made: what was to be done to lines of the lost one is given up, they are not (BEY-03). */
export const stillLost = (
  { cartId, lost, removed, wasOrdered }: CartContext,
  actions: readonly CartAction[],
): CartContext['lost'] =>
  cartId !== null || wasOrdered ? lost : [...lost, ...undoneLines(actions, removed)];

/** The server had lost the customer's before this page began: what this browser kept of it is to come back (BEY-03). */
export const withoutKeptCart = ({ keptCart }: CartContext): Partial<CartContext> => ({
  lost: keptCart?.lines ?? [],
  keptCart: null,
  wasOrdered: false,
  hasRecreated: true,
});

/** A guest cannot repeat an order: its lines are added as the page knows them. */
const asGuests = (action: CartAction): CartAction =>
  action.kind === 'addSeveral' ? { ...action, orderNumber: null } : action;

/** Lost, and its customer signed out: what is parked and what is to come back are a guest's from here on (CART-05). */
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

/** What came of that; lines that could not be asked for are not forgotten. Where some were and no cart is there to show them, it may hold them unseen. */
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

/** Codes that the new cart has none of are named, for nothing brings them back. */
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
