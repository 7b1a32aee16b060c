/** What the quick-order pad is asked. */

import type { NewLine } from '../../domain/cart.ts';
import type { ProductCard } from '../../domain/catalog.ts';
import type { FailureKind } from '../../domain/failure.ts';
import type { EnteredRow } from '../../domain/order-pad.ts';
import type { MissedLine } from '../../domain/several-lines.ts';

export type OrderPadEvent =
  | { readonly type: 'orderPad.open' }
  | { readonly type: 'orderPad.leave' }
  /** Once more, where it could not be read. */
  | { readonly type: 'orderPad.retry' }
  /** Somebody has signed in: it is theirs now. */
  | { readonly type: 'orderPad.refresh' }
  /** Its customer is gone, and all that it knew of them. */
  | { readonly type: 'orderPad.forget' }
  /** What lies in the cart. */
  | { readonly type: 'orderPad.noteCart'; readonly skus: readonly string[] }
  | { readonly type: 'orderPad.addRow'; readonly card: ProductCard }
  | { readonly type: 'orderPad.setQuantity'; readonly sku: string; readonly quantity: number }
  | { readonly type: 'orderPad.refuseQuantity'; readonly sku: string }
  /** All that is entered is to go into the cart. */
  | { readonly type: 'orderPad.addAll' }
  /** What became of several products that were to go into the cart. */
  | {
      readonly type: 'orderPad.settle';
      readonly lines: readonly NewLine[];
      readonly missed: readonly MissedLine[];
    };

export type OrderPadFact =
  /** The shopper changed what is to be ordered, or the pad was forgotten: kept for a reload (BEY-21). */
  | { readonly type: 'orderPad.changed'; readonly rows: readonly EnteredRow[] }
  | { readonly type: 'orderPad.failed'; readonly kind: FailureKind }
  | { readonly type: 'orderPad.addWanted'; readonly lines: readonly NewLine[] };
