/** Requests to the delivery promise and the facts it reports. */

import type { PromisedPlace } from '../../domain/delivery-promise.ts';

export type DeliveryPromiseEvent =
  /** The shopper typed a postcode. */
  | { readonly type: 'deliveryPromise.ask'; readonly place: PromisedPlace }
  /** A delivery address is known: it replaces the postcode asked about before. */
  | { readonly type: 'deliveryPromise.noteAddress'; readonly place: PromisedPlace }
  /** Asks again where the last request failed. */
  | { readonly type: 'deliveryPromise.retry' }
  /** The shopper has signed out. */
  | { readonly type: 'deliveryPromise.forget' };

export type DeliveryPromiseFact =
  /** The backend answered for this place; a later visit asks about it again. */
  | { readonly type: 'deliveryPromise.answered'; readonly place: PromisedPlace }
  | { readonly type: 'deliveryPromise.forgotten' };
