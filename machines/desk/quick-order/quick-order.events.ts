/** Requests to the quick order. */

import type { NewLine } from '../../domain/cart.ts';
import type { ProductCard } from '../../domain/catalog.ts';
import type { FailureKind } from '../../domain/failure.ts';
import type { EnteredRow } from '../../domain/quick-order.ts';
import type { MissedLine } from '../../domain/several-lines.ts';

export type QuickOrderEvent =
  | { readonly type: 'quickOrder.open' }
  | { readonly type: 'quickOrder.leave' }
  /** Repeats a failed read. */
  | { readonly type: 'quickOrder.retry' }
  /** A customer has signed in: the quick order is theirs now. */
  | { readonly type: 'quickOrder.refresh' }
  /** The customer has signed out: their data is cleared. */
  | { readonly type: 'quickOrder.forget' }
  /** The products in the cart. */
  | { readonly type: 'quickOrder.noteCart'; readonly skus: readonly string[] }
  | { readonly type: 'quickOrder.addRow'; readonly card: ProductCard }
  | { readonly type: 'quickOrder.setQuantity'; readonly sku: string; readonly quantity: number }
  | { readonly type: 'quickOrder.refuseQuantity'; readonly sku: string }
  /** Adds all entered rows to the cart. */
  | { readonly type: 'quickOrder.addAll' }
  /** The outcome of adding several products to the cart. */
  | {
      readonly type: 'quickOrder.settle';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
    };

export type QuickOrderFact =
  /** The rows changed or were cleared: stored for a reload (BEY-21). */
  | { readonly type: 'quickOrder.changed'; readonly rows: readonly EnteredRow[] }
  | { readonly type: 'quickOrder.failed'; readonly kind: FailureKind }
  | { readonly type: 'quickOrder.addWanted'; readonly lines: readonly NewLine[] };
