/** Text for the delivery day of the chosen shipping method (BEY-18). */

import { dayOf, type DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import { dayText } from '#machines/domain/delivery-window.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';

/**
 * "Next delivery Saturday 28 November to Paddington
 * 4064", if the chosen method has a day of its own.
 */
export const dayOfMethodText = (promise: DeliveryPromise, method: ShippingMethod | null): string => {
  const date = dayOf(promise, method);
  return date === null ? promise.said.sentence : `Next delivery ${dayText(date)} to ${promise.said.place}`;
};
