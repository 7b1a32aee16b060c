/** Actor slots that the network machine needs. */

import { listenerSlot } from '../slot.ts';
import type { ConnectionChange } from './network.events.ts';

/** Sends `connection.lost` and `connection.restored` while it runs. */
export const watchConnection = listenerSlot<ConnectionChange, undefined>('watchConnection');
