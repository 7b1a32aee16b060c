/** Requests to the delivery slot machine and the facts it reports. */

import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import type { Failure } from '../../domain/failure.ts';

export interface DeliveryPlace {
  readonly cartId: string;
  readonly countryCode: string;
  readonly postcode: string;
}

export type DeliveryWindowEvent =
  | ({ readonly type: 'deliveryWindow.read' } & DeliveryPlace)
  /** Reads the slots again: the server refused something, possibly because of the slot. */
  | { readonly type: 'deliveryWindow.refresh' }
  /** Repeats a failed read. */
  | { readonly type: 'deliveryWindow.retry' }
  /** Null is the earliest possible delivery. */
  | { readonly type: 'deliveryWindow.choose'; readonly code: string | null }
  /** Saves the slot on the cart, whose address the server knows by now. */
  | { readonly type: 'deliveryWindow.save' };

export type DeliveryWindowFact =
  /** A slot that is not saved on the cart yet. */
  | { readonly type: 'deliveryWindow.chosen' }
  /** The slot on the cart; null for the earliest delivery. */
  | { readonly type: 'deliveryWindow.kept'; readonly hours: DeliveryWindow | null }
  | { readonly type: 'deliveryWindow.saved' }
  | { readonly type: 'deliveryWindow.saveFailed'; readonly failure: Failure };
