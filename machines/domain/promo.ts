/** When two promo codes are equal (§4 promo code, PROMO-01). */

import { tidyCode } from './code.ts';

/** The server may spell a code differently from the shopper. */
export const isSameCode = (one: string, other: string): boolean =>
  tidyCode(one).toLowerCase() === tidyCode(other).toLowerCase();
