/** Actor slots that the delivery slot machine needs. */

import type { DeliveryOffer } from '../../domain/delivery-window.ts';
import { slot } from '../../slot.ts';
import type { DeliveryPlace } from './delivery-window.events.ts';

export const readDeliveryWindows = slot<DeliveryOffer, DeliveryPlace>('readDeliveryWindows');

/** Null removes the slot. */
export const saveDeliveryWindow = slot<void, { readonly cartId: string; readonly code: string | null }>(
  'saveDeliveryWindow',
);
