/** Actor slots that the pickup machine needs. */

import type { Store } from '../../domain/pickup.ts';
import { slot } from '../../slot.ts';

export const readStores = slot<readonly Store[], undefined>('readStores');
