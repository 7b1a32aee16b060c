/** What the errors machine needs from outside. */

import { listenerSlot } from '../../slot.ts';
import type { ErrorOccurrence } from './errors.events.ts';

/** Sends every error that nobody caught, with an id, and logs it. */
export const watchErrors = listenerSlot<ErrorOccurrence, undefined>('watchErrors');
