/** Requests to the cart machine and the facts it reports. */

import type { Cart, NewLine, Removal } from '../../domain/cart.ts';
import type { CartAction } from '../../domain/cart-actions.ts';
import type { Failure, FailureKind } from '../../domain/failure.ts';
import { beginEdit, requestOfEdit, type EditRequest } from '../../domain/line-edit.ts';
import type { LostCodes, LostLine } from '../../domain/lost-lines.ts';
import type { CartCountFact } from './cart-count.events.ts';
import type { CartRecoveryFact } from './cart-recovery.events.ts';
import type { CartWritesFact } from './cart-writes.events.ts';
import type { MissedLine } from '../../domain/several-lines.ts';

/** Another tab changed the cart or has another one; null for none (SESS-05). */
export type CartChange = { readonly type: 'cart.follow'; readonly cartId: string | null };

/** The page unloads: the queue is sent now and responses are ignored. */
export type CartLeaving = { readonly type: 'cart.leave' };

/** Raised by the machine itself when work that waited for the cart begins. */
export type CartProgress =
  /** This read is newer than any change reported so far. */
  | { readonly type: 'reading.begun' }
  /** The cart begins to change its owner. */
  | { readonly type: 'handover.begun' };

export type CartEvent =
  | CartProgress
  | CartCountFact
  | CartRecoveryFact
  | CartWritesFact
  | CartChange
  | CartLeaving
  /** The shopper has finished changing quantities: the queue is sent now. */
  | { readonly type: 'cart.settle' }
  | { readonly type: 'cart.addItem'; readonly line: NewLine }
  /** Adds all in one request; refused lines are reported (CART-07). */
  | { readonly type: 'cart.addItems'; readonly lines: readonly NewLine[]; readonly isFromQuickOrder?: true }
  /** Orders the items of an earlier order again; `lines` as the page shows them (BEY-12). */
  | {
      readonly type: 'cart.reorderItems';
      readonly orderNumber: string;
      readonly lines: readonly NewLine[];
    }
  /** The quantity as it was typed; one that cannot be ordered is refused, NaN for other text. */
  | { readonly type: 'cart.updateItem'; readonly lineId: string; readonly line: NewLine }
  | ({ readonly type: 'cart.removeItem' } & Removal)
  /** Replaces a line with another choice of the product (CART-03, CART-13). */
  | ({ readonly type: 'cart.editItem' } & EditRequest)
  /** Restores a removed line with its options (BEY-12). */
  | { readonly type: 'cart.undoRemoval'; readonly line: NewLine }
  | { readonly type: 'cart.load' }
  /** Something else changed the cart: read it again once no write is running. */
  | { readonly type: 'cart.refresh' }
  /** The account that is bought for from now on (CART-12). */
  | { readonly type: 'cart.syncAccount'; readonly customerId: number | null }
  /** The shopper is a guest: the cart stored in this browser belongs to them. */
  | { readonly type: 'cart.open' }
  /** A sign-in begins: the guest's cart leaves state and storage, after running writes (CART-11). */
  | { readonly type: 'cart.release' }
  /** The shopper is signed in: their own cart becomes current, merged with a released one. */
  | { readonly type: 'cart.adopt' }
  /** The token is valid, so the cart is lost (CART-14). */
  | { readonly type: 'cart.confirmSession' }
  /** The customer is signed out: the running request continues as a guest's (CART-05). */
  | { readonly type: 'cart.confirmSignOut' }
  /** The token has expired or could not be checked: the running request is returned. */
  | { readonly type: 'cart.denySession'; readonly failure: Failure }
  /** Signed out: the cart is cleared (SESS-02). */
  | { readonly type: 'cart.forget' }
  /** Creates an empty cart at once (SESS-02). */
  | { readonly type: 'cart.create' }
  /** An order begins: finish running writes, then hold all other requests (BEY-06). */
  | { readonly type: 'cart.lock' }
  | { readonly type: 'cart.unlock' }
  /** The cart was ordered: clear it and create a new one (CHK-06). */
  | { readonly type: 'cart.renew' };

export type CartFact =
  /**
   * `isOwned`: the cart belongs to the signed-in customer and is stored no longer than their token.
   */
  | { readonly type: 'cart.created'; readonly cartId: string; readonly isOwned: boolean }
  /** `cartId`: the cart that this tab showed; another tab may have a newer one. */
  | { readonly type: 'cart.dropped'; readonly cartId: string | null }
  /** The server lost the cart; its lines are restored in another (CART-05, BEY-03). */
  | { readonly type: 'cart.lost' }
  /** The guest's cart that waits to be merged, if any (CART-11). */
  | { readonly type: 'cart.released'; readonly cartId: string | null }
  /** `missing`: lines of the guest's cart that were left out without a reason. */
  | { readonly type: 'cart.adopted'; readonly missing?: readonly NewLine[] }
  /** The merge was not confirmed: neither cart may be ordered. */
  | { readonly type: 'cart.adoptionFailed'; readonly kind: FailureKind }
  /** The shown cart may be stale. */
  | { readonly type: 'cart.readFailed'; readonly kind: FailureKind }
  | { readonly type: 'cart.sessionUnverified' }
  /** A customer's cart was lost while a line was added or the details were read (CART-05). */
  | { readonly type: 'cart.signOutWanted' }
  | { readonly type: 'cart.changed'; readonly cart: Cart; readonly isOwned: boolean }
  | { readonly type: 'cart.itemAdded'; readonly line: NewLine }
  /** `lines` were added, `missed` were not. */
  | {
      readonly type: 'cart.itemsAdded';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
      readonly orderNumber: string | null;
      readonly isFromQuickOrder?: true;
    }
  | { readonly type: 'cart.itemUpdated'; readonly line: NewLine }
  | { readonly type: 'cart.itemRemoved'; readonly line: NewLine }
  | { readonly type: 'cart.itemReturned'; readonly line: NewLine }
  /** `line` has replaced the line with that id. */
  | { readonly type: 'cart.itemEdited'; readonly lineId: string; readonly line: NewLine }
  /** `actions` were not carried out, in the order of the requests. */
  | {
      readonly type: 'cart.actionFailed';
      readonly failure: Failure;
      readonly actions: readonly CartAction[];
    }
  | {
      readonly type: 'cart.recreated';
      readonly missing: readonly LostLine[];
      /** Codes applied to the old cart, if any. */
      readonly codes?: LostCodes;
      /** The old cart was probably ordered, not lost. */
      readonly wasOrdered: boolean;
    }
  | { readonly type: 'cart.locked' };

type Several = Extract<CartAction, { readonly kind: 'addSeveral' }>;

export type SeveralAdded = Extract<CartFact, { readonly type: 'cart.itemsAdded' }>;

const done = { add: 'cart.itemAdded', update: 'cart.itemUpdated', remove: 'cart.itemRemoved' } as const;

/** The event that repeats an action (BEY-02). */
export const requestOfAction = (action: CartAction): CartEvent => {
  switch (action.kind) {
    case 'add':
      return { type: 'cart.addItem', line: action.line };
    case 'addSeveral':
      return action.orderNumber === null
        ? {
            type: 'cart.addItems',
            lines: action.lines,
            ...(action.isFromQuickOrder && { isFromQuickOrder: true }),
          }
        : { type: 'cart.reorderItems', orderNumber: action.orderNumber, lines: action.lines };
    case 'update':
      return { type: 'cart.updateItem', lineId: action.lineId, line: action.line };
    case 'remove':
      return { type: 'cart.removeItem', lineId: action.lineId, line: action.line };
    case 'edit':
      return { type: 'cart.editItem', ...requestOfEdit(action) };
  }
};

/** The action that an event requests. */
export const actionOfRequest = (request: CartEvent | { readonly type: `xstate.${string}` }): CartAction => {
  switch (request.type) {
    case 'cart.addItem':
      return { kind: 'add', line: request.line };
    case 'cart.addItems': {
      const { lines, isFromQuickOrder } = request;
      return { kind: 'addSeveral', lines, orderNumber: null, ...(isFromQuickOrder && { isFromQuickOrder }) };
    }
    case 'cart.reorderItems':
      return { kind: 'addSeveral', lines: request.lines, orderNumber: request.orderNumber };
    case 'cart.updateItem':
      return { kind: 'update', lineId: request.lineId, line: request.line };
    case 'cart.removeItem':
      return { kind: 'remove', lineId: request.lineId, line: request.line };
    case 'cart.editItem':
      return beginEdit(request);
    case 'cart.undoRemoval':
      return { kind: 'add', line: request.line, isReturned: true };
    default:
      throw new Error(`${request.type} asks for no item`);
  }
};

/** Adds the members of a set in one request; each refused member is named (CART-07). */
export const additionOf = (lines: readonly NewLine[]): CartEvent => {
  const [line, ...others] = lines;
  return line === undefined || others.length > 0
    ? { type: 'cart.addItems', lines }
    : { type: 'cart.addItem', line };
};

/** Ordered rows leave the quick order once they are in the cart (BEY-12). */
export const additionFromQuickOrder = (lines: readonly NewLine[]): CartEvent => ({
  type: 'cart.addItems',
  lines,
  isFromQuickOrder: true,
});

/** The fact that reports a finished action. */
export const factOfAction = (action: Exclude<CartAction, Several>): CartFact => {
  const { line } = action;
  if (action.kind === 'edit') return { type: 'cart.itemEdited', lineId: action.lineId, line };
  return { type: action.kind === 'add' && action.isReturned ? 'cart.itemReturned' : done[action.kind], line };
};

/** The outcome of several additions in one request. */
export const outcomeOf = (
  action: CartAction | null,
  missedOf: (several: Several) => readonly MissedLine[],
): SeveralAdded => {
  if (action?.kind !== 'addSeveral') throw new Error('nothing of several was asked for');
  const missed = missedOf(action);
  const lines = action.lines.filter((line) => missed.every((one) => one.line !== line));
  const { orderNumber, isFromQuickOrder } = action;
  return {
    type: 'cart.itemsAdded',
    lines,
    missed,
    orderNumber,
    ...(isFromQuickOrder && { isFromQuickOrder }),
  };
};
