/** When two promo codes are the same (§4 promo code, PROMO-01). */

import { tidyCode } from './code.ts';

/** The server may spell a code otherwise than the shopper did. */
export const isSameCode = (one: string, other: string): boolean =>
  tidyCode(one).toLowerCase() === tidyCode(other).toLowerCase();
