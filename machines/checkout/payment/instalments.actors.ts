/** Actor slot of the instalments machine. */

import { slot } from '../../slot.ts';
import type { InstalmentsRequest } from './instalments.events.ts';

/** The provider's page for the shopper; null if it has already approved. */
export interface InstalmentsAnswer {
  readonly to: string | null;
}

/** Asks the instalment provider to approve the total of this cart. */
export const approveInstalments = slot<InstalmentsAnswer, InstalmentsRequest>('approveInstalments');
