/**
 * The differences between the cart that the shopper saw and the one about to be ordered (BEY-16).
 */

import { lineTitle, type Cart, type CartLine } from './cart.ts';
import { isSameMoney, type Money } from './money.ts';

export const cartChangedMessage = 'Your cart has changed. Please look it over once more before you order.';

export const totalChangedMessage = 'The total of your order has changed.';

const changeOf = (seen: CartLine, now: CartLine): string | null => {
  const title = lineTitle(seen);
  if (lineTitle(now) !== title) return `${title} is now ${lineTitle(now)}.`;
  if (now.sku !== seen.sku || now.soldSku !== seen.soldSku)
    return `${title} is now another product (${now.soldSku}).`;
  if (now.quantity !== seen.quantity) return `The quantity of ${title} is now ${now.quantity}.`;
  if (!isSameMoney(now.rowTotal, seen.rowTotal)) return `The price of ${title} has changed.`;
  if (now.problem !== null && now.problem !== seen.problem)
    return `${title} cannot be ordered like this any more: ${now.problem}. In your cart you can go on without it.`;
  return null;
};

/** Promo codes that the server has dropped, because they expired or were used up elsewhere. */
const lostCodes = (seen: Cart, now: Cart): readonly string[] =>
  seen.coupons
    .filter((code) => !now.coupons.includes(code))
    .map((code) => `Promo code ${code} is no longer valid.`);

/** One sentence per change; empty without changes. */
export const cartChanges = (seen: Cart, seenTotal: Money, now: Cart): readonly string[] => {
  const ofLines = seen.lines.flatMap((line) => {
    const current = now.lines.find(({ id }) => id === line.id);
    if (current === undefined) return [`${lineTitle(line)} is no longer in your cart.`];
    return changeOf(line, current) ?? [];
  });
  const added = now.lines
    .filter((line) => !seen.lines.some(({ id }) => id === line.id))
    .map((line) => `${lineTitle(line)} has been added to your cart.`);
  const changes = [...ofLines, ...added];
  if (changes.length > 0 || isSameMoney(seenTotal, now.grandTotal)) return changes;
  return [...lostCodes(seen, now), totalChangedMessage];
};
