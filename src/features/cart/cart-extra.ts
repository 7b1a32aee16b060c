/** Lazy import of CartExtra. */

import { lazyPart } from '#ui/lazy-part.ts';

export const CartExtra = lazyPart(() => import('./CartExtra.tsx'));
