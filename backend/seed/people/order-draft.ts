/** Expands the short form of past orders (BEY-12). */
import type { SeedOrder, SeedOrderLine } from '../seed-people-types.ts';

type DraftLine = readonly [sku: string, quantity: number] | SeedOrderLine;
type Own = Partial<Omit<SeedOrder, 'number' | 'daysAgo' | 'lines'>>;

export const visa: SeedOrder['payment'] = { method: 'braintree', cardType: 'VI', lastFour: '1111' };
export const mastercard: SeedOrder['payment'] = { method: 'braintree', cardType: 'MC', lastFour: '4444' };

export function wallet(payerEmail: string): SeedOrder['payment'] {
  return { method: 'braintree_paypal', payerEmail };
}

export function onAccount(poNumber: string): SeedOrder['payment'] {
  return { method: 'purchaseorder', poNumber };
}

function isPair(line: DraftLine): line is readonly [sku: string, quantity: number] {
  return Array.isArray(line);
}

/** Seeded numbers start with 9; the shop's own start at 1 and never reach them. */
export function ordersOf(
  first: number,
  common: Own & Pick<SeedOrder, 'customerId' | 'payment'>,
  drafts: readonly (readonly [daysAgo: number, lines: readonly DraftLine[], own?: Own])[],
): SeedOrder[] {
  return drafts.map(([daysAgo, lines, own], place) => ({
    ...common,
    ...own,
    number: String(900_000_000 + first + place),
    daysAgo,
    lines: lines.map((line) => (isPair(line) ? { sku: line[0], quantity: line[1] } : line)),
  }));
}
