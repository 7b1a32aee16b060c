/** What the preparation needs from outside. */

import type { OpenedPage } from '../../domain/opened-page.ts';
import { slot } from '../../slot.ts';
import type { PreparedAddress } from './preparation.events.ts';

/** What the page at an address would bring along; null where it brings nothing. */
export const preparePage = slot<OpenedPage | null, PreparedAddress>('preparePage');
