/** The slot of the instalments machine. */

import { slot } from '../../slot.ts';
import type { InstalmentsRequest } from './instalments.events.ts';

/** Where the provider sends the shopper; null if it has approved already. */
export interface InstalmentsAnswer {
  readonly to: string | null;
}

/** Asks the instalment provider to approve the total of this cart. */
export const approveInstalments = slot<InstalmentsAnswer, InstalmentsRequest>('approveInstalments');
