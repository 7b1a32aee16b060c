/** Converts decimal amounts to whole cents. */

import { defaultCurrency } from '#machines/domain/constants.ts';
import { toCents, type Money } from '#machines/domain/money.ts';

export interface WireMoney {
  readonly value: number | null;
  readonly currency: string | null;
}

/** USD is the fallback if the server names no currency (GEN-08). */
export const toMoney = (wire: WireMoney | null | undefined): Money => ({
  cents: toCents(wire?.value ?? 0),
  currency: wire?.currency ?? defaultCurrency,
});
