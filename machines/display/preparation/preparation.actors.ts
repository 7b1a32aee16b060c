/** Actor slots that the preparation needs. */

import type { OpenedPage } from '../../domain/opened-page.ts';
import { slot } from '../../slot.ts';
import type { PreparedAddress } from './preparation.events.ts';

/** The content that the page at an address needs; null for none. */
export const preparePage = slot<OpenedPage | null, PreparedAddress>('preparePage');
