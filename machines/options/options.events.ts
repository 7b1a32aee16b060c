/** What the options machine is asked. */

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
  | { readonly type: 'options.setQuantity'; readonly quantity: number }
  /** What was typed is no number the box takes. */
  | { readonly type: 'options.refuseQuantity' }
  /** It is to go into the cart: what is missing, if anything, is to be named. */
  | { readonly type: 'options.check' };
