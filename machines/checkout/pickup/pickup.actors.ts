/** What the pickup machine needs from outside. */

import type { Store } from '../../domain/pickup.ts';
import { slot } from '../../slot.ts';

export const readStores = slot<readonly Store[], undefined>('readStores');
