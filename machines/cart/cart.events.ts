/** What the cart machine is asked and what it tells. */

import type { Cart, CartAction, NewLine } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';

export type CartEvent =
  | { readonly type: 'cart.addItem'; readonly line: NewLine }
  | { readonly type: 'cart.updateItem'; readonly lineId: string; readonly line: NewLine }
  | { readonly type: 'cart.removeItem'; readonly lineId: string; readonly line: NewLine }
  | { readonly type: 'cart.load' }
  /** Money is about to move: finish what is being written, then hold everything else (BEY-06). */
  | { readonly type: 'cart.lock' }
  | { readonly type: 'cart.unlock' }
  /** The cart was ordered: forget it and make a new one (CHK-06). */
  | { readonly type: 'cart.renew' };

export type CartFact =
  | { readonly type: 'cart.created'; readonly cartId: string }
  | { readonly type: 'cart.dropped' }
  | { readonly type: 'cart.changed'; readonly cart: Cart }
  | { readonly type: 'cart.itemAdded'; readonly line: NewLine }
  | { readonly type: 'cart.itemUpdated'; readonly line: NewLine }
  | { readonly type: 'cart.itemRemoved'; readonly line: NewLine }
  | { readonly type: 'cart.actionFailed'; readonly failure: Failure }
  | {
      readonly type: 'cart.recreated';
      readonly missing: readonly NewLine[];
      /** The old cart is not lost but most likely ordered. */
      readonly wasOrdered: boolean;
    }
  | { readonly type: 'cart.locked' };

const done = { add: 'cart.itemAdded', update: 'cart.itemUpdated', remove: 'cart.itemRemoved' } as const;

/** The fact that an action has become. */
export const factOfAction = ({ kind, line }: CartAction): CartFact => ({ type: done[kind], line });
