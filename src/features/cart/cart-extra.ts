/** The door to what only some carts show. */

import { lazyPart } from '#ui/lazy-part.ts';

export const CartExtra = lazyPart(() => import('./CartExtra.tsx'));
