/** Requests to the pickup machine and the facts it reports. */

import type { Store } from '../../domain/pickup.ts';

export type PickupEvent =
  /** The shopper goes on to the delivery tab, which offers the stores. */
  | { readonly type: 'pickup.read' }
  /** Repeats a failed read. */
  | { readonly type: 'pickup.retry' }
  /** Shows only stores whose name or place has these words. */
  | { readonly type: 'pickup.search'; readonly query: string };

export type PickupFact = { readonly type: 'pickup.storesLoaded'; readonly stores: readonly Store[] };
