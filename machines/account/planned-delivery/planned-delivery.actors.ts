/** Actor slots that changing a planned delivery needs. */

import type { DeliveryChange } from '../../domain/delivery-change.ts';
import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import { slot } from '../../slot.ts';

export interface ChangeOfDelivery {
  readonly deliveryId: number;
  readonly change: DeliveryChange;
}

/** Other delivery slots with room at the delivery's address. */
export const readChoices = slot<readonly DeliveryWindow[], { readonly deliveryId: number }>('readChoices');
/** Sending the same change again does not change twice. */
export const changeDelivery = slot<void, ChangeOfDelivery>('changeDelivery');
