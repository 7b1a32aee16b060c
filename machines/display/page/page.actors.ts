/** Actor slots that the page machine needs. */

import type { RouteResolution } from '../../domain/route.ts';
import { slot } from '../../slot.ts';

/** Resolves an address to a page; the service applies the cache and the offline rule (ROUTE-08). */
export const resolveRoute = slot<RouteResolution, { readonly path: string }>('resolveRoute');
