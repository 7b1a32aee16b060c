/** What changing a planned delivery needs from outside. */

import type { DeliveryChange } from '../../domain/delivery-change.ts';
import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import { slot } from '../../slot.ts';

export interface ChangeOfDelivery {
  readonly deliveryId: number;
  readonly change: DeliveryChange;
}

/** The other times that have room at the delivery's place. */
export const readChoices = slot<readonly DeliveryWindow[], { readonly deliveryId: number }>('readChoices');
/** The same change made once more is still one. */
export const changeDelivery = slot<void, ChangeOfDelivery>('changeDelivery');
