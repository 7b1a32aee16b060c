/** What the delivery promise is asked and tells. */

import type { PromisedPlace } from '../../domain/delivery-promise.ts';

export type DeliveryPromiseEvent =
  /** The shopper typed a postcode. */
  | { readonly type: 'deliveryPromise.ask'; readonly place: PromisedPlace }
  /** A delivery address is known: it counts instead of the postcode asked about before. */
  | { readonly type: 'deliveryPromise.noteAddress'; readonly place: PromisedPlace }
  /** Asks once more where there was no answer. */
  | { readonly type: 'deliveryPromise.retry' }
  /** The shopper has left. */
  | { readonly type: 'deliveryPromise.forget' };

export type DeliveryPromiseFact =
  /** The backend answered for this place, and a later visit asks about it again. */
  | { readonly type: 'deliveryPromise.answered'; readonly place: PromisedPlace }
  | { readonly type: 'deliveryPromise.forgotten' };
