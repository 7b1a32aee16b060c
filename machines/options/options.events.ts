/** Requests to the options machine and the facts it reports to the shop. */

import type { CartLine, NewLine } from '../domain/cart.ts';
import type { Offer } from '../domain/offer.ts';

export type OptionsEvent =
  /** The product was read again: choices stay where they are still available. */
  | { readonly type: 'options.renew'; readonly offer: Offer }
  /** One choice of a group; null for none. */
  | { readonly type: 'options.choose'; readonly groupId: string; readonly uid: string | null }
  | { readonly type: 'options.toggle'; readonly groupId: string; readonly uid: string }
  | { readonly type: 'options.enter'; readonly groupId: string; readonly text: string }
  /** A field was left: its problem may be shown now. */
  | { readonly type: 'options.leave'; readonly groupId: string }
  /** The number of pieces of one choice. */
  | { readonly type: 'options.setPieces'; readonly uid: string; readonly quantity: number }
  /** The typed number of pieces is invalid. */
  | { readonly type: 'options.refusePieces'; readonly uid: string }
  | { readonly type: 'options.setQuantity'; readonly quantity: number }
  /** The typed quantity is invalid. */
  | { readonly type: 'options.refuseQuantity' }
  /** The line to edit, as the cart has it now (CART-03). */
  | { readonly type: 'options.followLine'; readonly line: CartLine }
  /** The cart does not contain it. */
  | { readonly type: 'options.loseLine' }
  /** Adds to the cart, or names what is missing. */
  | { readonly type: 'options.add' };

export type OptionsFact =
  /** Complete; a group has one line per member. */
  | { readonly type: 'options.addWanted'; readonly lines: readonly NewLine[] }
  /** `line` is to replace the line with that id. */
  | {
      readonly type: 'options.editWanted';
      readonly lineId: string;
      readonly before: NewLine;
      readonly line: NewLine;
    };
