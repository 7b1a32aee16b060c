/** The value of a gift card: an amount in dollars within the merchant's limits (§3, CAT-02). */

import { formatPrice, toCents } from './money.ts';
import type { Amount } from './offer.ts';
import { chosenIn, textIn, type Picks } from './picks.ts';

/** '35', '35.5', '$35.50', and '1,000' in the shop's own format; not '3,5'. */
const amountForm = /^\$?\s*((?:\d{1,7}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.\d{1,2})?)$/;

/** The cents of what was typed; null for an invalid amount. */
export const centsIn = (text: string): number | null => {
  const found = amountForm.exec(text.trim())?.[1];
  return found === undefined ? null : toCents(Number(found.replaceAll(',', '')));
};

export const amountRange = ({ min, max }: NonNullable<Amount['open']>, format: string): string =>
  `from ${formatPrice(min, { format })} to ${formatPrice(max, { format })}`;

export const isOpenChosen = (picks: Picks, { id, open }: Amount): boolean =>
  open !== null && chosenIn(picks, id).includes(open.uid);

/** In cents. Null while none is chosen, and while the typed one is not available. */
export const amountIn = (picks: Picks, group: Amount): number | null => {
  const { open } = group;
  if (open !== null && isOpenChosen(picks, group)) {
    const typed = centsIn(textIn(picks, group.id));
    return typed !== null && typed >= open.min.cents && typed <= open.max.cents ? typed : null;
  }
  const [uid] = chosenIn(picks, group.id);
  const fixed = group.choices.find((choice) => choice.uid === uid)?.surcharge;
  return fixed?.kind === 'fixed' ? fixed.cents : null;
};
