/** Requests to the tile of a product that needs no choice, and its facts. */

import type { NewLine } from '../domain/cart.ts';

export type QuickAddEvent =
  | { readonly type: 'quickAdd.setQuantity'; readonly quantity: number }
  /** The typed quantity is invalid. */
  | { readonly type: 'quickAdd.refuseQuantity' }
  /** Adds to the cart, unless the last typed quantity was refused. */
  | { readonly type: 'quickAdd.add' };

export type QuickAddFact =
  | { readonly type: 'quickAdd.addWanted'; readonly lines: readonly NewLine[] }
  /** The quantity must be corrected first. */
  | { readonly type: 'quickAdd.refused' };
