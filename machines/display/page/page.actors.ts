/** What the page machine needs from outside. */

import type { RouteResolution } from '../../domain/route.ts';
import { slot } from '../../slot.ts';

/** Asks what an address leads to; its cache and the offline rule are behind it (ROUTE-08). */
export const resolveRoute = slot<RouteResolution, { readonly path: string }>('resolveRoute');
