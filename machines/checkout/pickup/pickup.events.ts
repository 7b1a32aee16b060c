/** What the pickup machine is asked and tells. */

import type { Store } from '../../domain/pickup.ts';

export type PickupEvent =
  /** Asks once more where there was no answer. */
  | { readonly type: 'pickup.retry' }
  /** Only those are wanted whose name or place has these words. */
  | { readonly type: 'pickup.search'; readonly query: string };

export type PickupFact = { readonly type: 'pickup.storesLoaded'; readonly stores: readonly Store[] };
