/** What the options machine is asked and what it tells. */

import type { CartLine, NewLine } from '../domain/cart.ts';
import type { Offer } from '../domain/offer.ts';

export type OptionsEvent =
  /** The product was read anew: what was chosen stays, as far as it is still to be had. */
  | { readonly type: 'options.renew'; readonly offer: Offer }
  /** One of a group; null for none. */
  | { readonly type: 'options.choose'; readonly groupId: string; readonly uid: string | null }
  | { readonly type: 'options.toggle'; readonly groupId: string; readonly uid: string }
  | { readonly type: 'options.enter'; readonly groupId: string; readonly text: string }
  /** A field was left: what is wrong with what stands in it may be said now. */
  | { readonly type: 'options.leave'; readonly groupId: string }
  /** How many pieces of one choice. */
  | { readonly type: 'options.setPieces'; readonly uid: string; readonly quantity: number }
  /** What was typed is no number of pieces. */
  | { readonly type: 'options.refusePieces'; readonly uid: string }
  | { readonly type: 'options.setQuantity'; readonly quantity: number }
  /** What was typed is no number the box takes. */
  | { readonly type: 'options.refuseQuantity' }
  /** The line that is to be changed, as the cart holds it now (CART-03): null until that is known, undefined for none. */
  | { readonly type: 'options.followLine'; readonly line: CartLine | null | undefined }
  /** It is to go into the cart; what is missing, if anything, is named instead. */
  | { readonly type: 'options.add' };

export type OptionsFact =
  /** Complete: of a group one line a member. */
  | { readonly type: 'options.addWanted'; readonly lines: readonly NewLine[] }
  /** `line` is to take the place of the line of that id. */
  | {
      readonly type: 'options.editWanted';
      readonly lineId: string;
      readonly before: NewLine;
      readonly line: NewLine;
    };
