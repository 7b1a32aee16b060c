/** Actor slots that the updates machine needs. */

import { listenerSlot, slot } from '../../slot.ts';
import type { ReleaseChange } from './updates.events.ts';

/** Registers the service worker and sends changes of releases while it runs. */
export const watchReleases = listenerSlot<ReleaseChange, undefined>('watchReleases');

/** Activates the waiting version; resolves once it is active. */
export const takeRelease = slot<void, undefined>('takeRelease');
