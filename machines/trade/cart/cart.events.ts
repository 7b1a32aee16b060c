/** Requests to the cart machine and the facts it reports. */

import type { Cart, CartAction, NewLine } from '../../domain/cart.ts';
import type { Failure, FailureKind } from '../../domain/failure.ts';
import { beginEdit, requestOfEdit, type EditRequest } from '../../domain/line-edit.ts';
import type { LostCodes, LostLine } from '../../domain/lost-lines.ts';
import type { CartRecoveryFact } from './cart-recovery.events.ts';
import type { CartWritesFact } from './cart-writes.events.ts';
import type { MissedLine } from '../../domain/several-lines.ts';

/** Another tab of this browser changed the cart, or has another one now; null where none (SESS-05). */
export type CartChange = { readonly type: 'cart.follow'; readonly cartId: string | null };

/** The page is unloaded: the queue is sent now, and no answer is awaited. */
export type CartLeaving = { readonly type: 'cart.leave' };

/** The machine says to itself that what waited for the cart to be free is being done. */
export type CartProgress =
  /** What is asked of the server now is newer than any change that was reported. */
  | { readonly type: 'reading.begun' }
  /** The cart is on its way to another owner. */
  | { readonly type: 'handover.begun' };

export type CartEvent =
  | CartProgress
  | CartRecoveryFact
  | CartWritesFact
  | CartChange
  | CartLeaving
  /** The shopper has finished changing quantities: the queue is sent now. */
  | { readonly type: 'cart.settle' }
  | { readonly type: 'cart.addItem'; readonly line: NewLine }
  /** All in one request; lines that the server refuses are reported (CART-07). */
  | { readonly type: 'cart.addItems'; readonly lines: readonly NewLine[]; readonly isFromPad?: true }
  /** What an order of the signed-in customer held, once more; `lines` as the page knows them (BEY-12). */
  | {
      readonly type: 'cart.reorderItems';
      readonly orderNumber: string;
      readonly lines: readonly NewLine[];
    }
  | { readonly type: 'cart.updateItem'; readonly lineId: string; readonly line: NewLine }
  | { readonly type: 'cart.removeItem'; readonly lineId: string; readonly line: NewLine }
  /** Another choice takes the place of a line (CART-03, CART-13). */
  | ({ readonly type: 'cart.editItem' } & EditRequest)
  /** What was removed comes back, with what was chosen of it (BEY-12). */
  | { readonly type: 'cart.undoRemoval'; readonly line: NewLine }
  | { readonly type: 'cart.load' }
  /** Something beside the cart's own writes changed it: read again, once nothing is being written. */
  | { readonly type: 'cart.refresh' }
  /** For which account things are bought from now on (CART-12). */
  | { readonly type: 'cart.syncAccount'; readonly customerId: number | null }
  /** The shopper is a guest: the cart this browser kept is theirs. */
  | { readonly type: 'cart.open' }
  /** Somebody signs in: a guest's cart leaves state and storage, after what is being written (CART-11). */
  | { readonly type: 'cart.release' }
  /** The shopper is signed in: their own cart takes over, with what a released one held. */
  | { readonly type: 'cart.adopt' }
  /** The token holds, so it is the cart that is lost (CART-14). */
  | { readonly type: 'cart.confirmSession' }
  /** The customer is signed out: what was being done goes on as a guest's (CART-05). */
  | { readonly type: 'cart.confirmSignOut' }
  /** The token has ended, or could not be verified: the request under way is returned. */
  | { readonly type: 'cart.denySession'; readonly failure: Failure }
  /** Signed out: nothing of the cart remains (SESS-02). */
  | { readonly type: 'cart.forget' }
  /** A new, empty cart at once (SESS-02). */
  | { readonly type: 'cart.create' }
  /** Money is about to move: finish what is being written, then hold everything else (BEY-06). */
  | { readonly type: 'cart.lock' }
  | { readonly type: 'cart.unlock' }
  /** The cart was ordered: forget it and make a new one (CHK-06). */
  | { readonly type: 'cart.renew' };

export type CartFact =
  /** `isOwned`: the signed-in customer's, which lives no longer in this browser than their token. */
  | { readonly type: 'cart.created'; readonly cartId: string; readonly isOwned: boolean }
  /** `cartId`: which cart this tab had shown until now; another tab may have a newer one. */
  | { readonly type: 'cart.dropped'; readonly cartId: string | null }
  /** By the server: its lines are to come into another (CART-05, BEY-03). */
  | { readonly type: 'cart.lost' }
  /** The guest's cart that waits to be merged, where there is one (CART-11). */
  | { readonly type: 'cart.released'; readonly cartId: string | null }
  /** `missing`: lines of the guest's cart that were left out without a reason. */
  | { readonly type: 'cart.adopted'; readonly missing?: readonly NewLine[] }
  /** The merge was not confirmed: neither cart may be ordered. */
  | { readonly type: 'cart.adoptionFailed'; readonly kind: FailureKind }
  /** What is shown may be stale. */
  | { readonly type: 'cart.readFailed'; readonly kind: FailureKind }
  | { readonly type: 'cart.sessionDoubted' }
  /** A customer's cart was lost while a line was added or the details were read (CART-05). */
  | { readonly type: 'cart.signOutWanted' }
  | { readonly type: 'cart.changed'; readonly cart: Cart; readonly isOwned: boolean }
  | { readonly type: 'cart.itemAdded'; readonly line: NewLine }
  /** `lines` came in, `missed` did not. */
  | {
      readonly type: 'cart.itemsAdded';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
      readonly orderNumber: string | null;
      readonly isFromPad?: true;
    }
  | { readonly type: 'cart.itemUpdated'; readonly line: NewLine }
  | { readonly type: 'cart.itemRemoved'; readonly line: NewLine }
  | { readonly type: 'cart.itemReturned'; readonly line: NewLine }
  /** `line` has taken the place of the line of that id. */
  | { readonly type: 'cart.itemEdited'; readonly lineId: string; readonly line: NewLine }
  /** `actions` were not carried out, in the order they were asked for. */
  | {
      readonly type: 'cart.actionFailed';
      readonly failure: Failure;
      readonly actions: readonly CartAction[];
    }
  | {
      readonly type: 'cart.recreated';
      readonly missing: readonly LostLine[];
      /** What was applied to the old one, where anything was. */
      readonly codes?: LostCodes;
      /** The old cart is not lost but most likely ordered. */
      readonly wasOrdered: boolean;
    }
  | { readonly type: 'cart.locked' };

type Several = Extract<CartAction, { readonly kind: 'addSeveral' }>;

export type SeveralAdded = Extract<CartFact, { readonly type: 'cart.itemsAdded' }>;

const done = { add: 'cart.itemAdded', update: 'cart.itemUpdated', remove: 'cart.itemRemoved' } as const;

/** Asks for an action again (BEY-02). */
export const requestOfAction = (action: CartAction): CartEvent => {
  switch (action.kind) {
    case 'add':
      return { type: 'cart.addItem', line: action.line };
    case 'addSeveral':
      return action.orderNumber === null
        ? { type: 'cart.addItems', lines: action.lines, ...(action.isFromPad && { isFromPad: true }) }
        : { type: 'cart.reorderItems', orderNumber: action.orderNumber, lines: action.lines };
    case 'update':
      return { type: 'cart.updateItem', lineId: action.lineId, line: action.line };
    case 'remove':
      return { type: 'cart.removeItem', lineId: action.lineId, line: action.line };
    case 'edit':
      return { type: 'cart.editItem', ...requestOfEdit(action) };
  }
};

/** What an event asks for. */
export const actionOfRequest = (request: CartEvent | { readonly type: `xstate.${string}` }): CartAction => {
  switch (request.type) {
    case 'cart.addItem':
      return { kind: 'add', line: request.line };
    case 'cart.addItems': {
      const { lines, isFromPad } = request;
      return { kind: 'addSeveral', lines, orderNumber: null, ...(isFromPad && { isFromPad }) };
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

/** A set goes in as its members, in one request: of those that are refused each is named (CART-07). */
export const additionOf = (lines: readonly NewLine[]): CartEvent => {
  const [line, ...others] = lines;
  return line === undefined || others.length > 0
    ? { type: 'cart.addItems', lines }
    : { type: 'cart.addItem', line };
};

/** What is ordered from the pad leaves it once it is in the cart (BEY-12). */
export const additionFromPad = (lines: readonly NewLine[]): CartEvent => ({
  type: 'cart.addItems',
  lines,
  isFromPad: true,
});

/** The fact that an action has become. */
export const factOfAction = (action: Exclude<CartAction, Several>): CartFact => {
  const { line } = action;
  if (action.kind === 'edit') return { type: 'cart.itemEdited', lineId: action.lineId, line };
  return { type: action.kind === 'add' && action.isReturned ? 'cart.itemReturned' : done[action.kind], line };
};

/** What became of several that were asked for at once. */
export const outcomeOf = (
  action: CartAction | null,
  missedOf: (several: Several) => readonly MissedLine[],
): SeveralAdded => {
  if (action?.kind !== 'addSeveral') throw new Error('nothing of several was asked for');
  const missed = missedOf(action);
  const lines = action.lines.filter((line) => missed.every((one) => one.line !== line));
  const { orderNumber, isFromPad } = action;
  return { type: 'cart.itemsAdded', lines, missed, orderNumber, ...(isFromPad && { isFromPad }) };
};
