/** What the updates machine needs from outside. */

import { listenerSlot, slot } from '../../slot.ts';
import type { ReleaseChange } from './updates.events.ts';

/** Registers the service worker, and sends what becomes of releases while it runs. */
export const watchReleases = listenerSlot<ReleaseChange, undefined>('watchReleases');

/** Tells the waiting version to take over; answers once it has. */
export const takeRelease = slot<void, undefined>('takeRelease');
