/** Actor slots that the errors machine needs. */

import { listenerSlot } from '../../slot.ts';
import type { ErrorOccurrence } from './errors.events.ts';

/** Sends and logs every uncaught error with an id. */
export const watchErrors = listenerSlot<ErrorOccurrence, undefined>('watchErrors');
