/** Actor slots that the options machine needs. */

import { listenerSlot } from '../slot.ts';
import type { OptionsFact } from './options.events.ts';

/** What the link watches: this product, and the cart line being edited, if any. */
export interface ShopLinkInput {
  readonly sku: string;
  readonly lineId: string | null;
}

/**
 * Passes facts on to the shop. Sends `options.renew`, `options.followLine` and `options.loseLine`
 * when the product was read again or the edited line has changed.
 */
export const shopLink = listenerSlot<OptionsFact, ShopLinkInput>('shopLink');
