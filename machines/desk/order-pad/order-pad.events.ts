/** Requests to the quick order. */

import type { NewLine } from '../../domain/cart.ts';
import type { ProductCard } from '../../domain/catalog.ts';
import type { FailureKind } from '../../domain/failure.ts';
import type { EnteredRow } from '../../domain/order-pad.ts';
import type { MissedLine } from '../../domain/several-lines.ts';

export type OrderPadEvent =
  | { readonly type: 'orderPad.open' }
  | { readonly type: 'orderPad.leave' }
  /** Repeats a failed read. */
  | { readonly type: 'orderPad.retry' }
  /** A customer has signed in: the quick order is theirs now. */
  | { readonly type: 'orderPad.refresh' }
  /** The customer has signed out: their data is cleared. */
  | { readonly type: 'orderPad.forget' }
  /** The products in the cart. */
  | { readonly type: 'orderPad.noteCart'; readonly skus: readonly string[] }
  | { readonly type: 'orderPad.addRow'; readonly card: ProductCard }
  | { readonly type: 'orderPad.setQuantity'; readonly sku: string; readonly quantity: number }
  | { readonly type: 'orderPad.refuseQuantity'; readonly sku: string }
  /** Adds all entered rows to the cart. */
  | { readonly type: 'orderPad.addAll' }
  /** The outcome of adding several products to the cart. */
  | {
      readonly type: 'orderPad.settle';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
    };

export type OrderPadFact =
  /** The rows changed or were cleared: stored for a reload (BEY-21). */
  | { readonly type: 'orderPad.changed'; readonly rows: readonly EnteredRow[] }
  | { readonly type: 'orderPad.failed'; readonly kind: FailureKind }
  | { readonly type: 'orderPad.addWanted'; readonly lines: readonly NewLine[] };
