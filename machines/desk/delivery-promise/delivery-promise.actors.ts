/** Actor slots that the delivery promise needs. */

import type { DeliveryPromise, PromisedPlace } from '../../domain/delivery-promise.ts';
import { slot } from '../../slot.ts';

/** Null where the backend cannot compute delivery days at all. */
export const readPromise = slot<DeliveryPromise | null, PromisedPlace>('readPromise');
