/** What the delivery window machine is asked and tells. */

import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import type { Failure } from '../../domain/failure.ts';

export interface DeliveryPlace {
  readonly cartId: string;
  readonly countryCode: string;
  readonly postcode: string;
}

export type DeliveryWindowEvent =
  | ({ readonly type: 'deliveryWindow.read' } & DeliveryPlace)
  /** Asks once more: the server has refused something, and the hours may be why. */
  | { readonly type: 'deliveryWindow.refresh' }
  /** Asks once more where there was no answer. */
  | { readonly type: 'deliveryWindow.retry' }
  /** Null is the soonest that is possible. */
  | { readonly type: 'deliveryWindow.choose'; readonly code: string | null }
  /** Puts the wish on the cart, whose address the server knows by now. */
  | { readonly type: 'deliveryWindow.save' };

export type DeliveryWindowFact =
  /** A wish that is not on the cart yet. */
  | { readonly type: 'deliveryWindow.chosen' }
  /** What the cart bears; null for the soonest. */
  | { readonly type: 'deliveryWindow.kept'; readonly hours: DeliveryWindow | null }
  | { readonly type: 'deliveryWindow.saved' }
  | { readonly type: 'deliveryWindow.saveFailed'; readonly failure: Failure };
