/** What the delivery promise needs from outside. */

import type { DeliveryPromise, PromisedPlace } from '../../domain/delivery-promise.ts';
import { slot } from '../../slot.ts';

/** Null where the backend cannot answer at all. */
export const readPromise = slot<DeliveryPromise | null, PromisedPlace>('readPromise');
