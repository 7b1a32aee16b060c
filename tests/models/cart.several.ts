/** What becomes of several products asked for at once, told a second time for the oracle (CART-07, BEY-12). */

import type { Cart, CartAction, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { MissedLine } from '#machines/domain/several-lines.ts';
import type { CartKeeper } from './cart.keeper.ts';
import { bare, shelfOf, unheard, type Shelf } from './cart.reckoning.ts';

export type Several = Extract<CartAction, { readonly kind: 'addSeveral' }>;

const held = (at: Shelf, sku: string): number =>
  at.lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);

const isShort = ({ sku, quantity }: NewLine, before: Shelf, cart: Cart): boolean =>
  held(cart, sku) < held(before, sku) + quantity;

/** First those that are named, then those that came short, the first of each. */
export const blame = (
  { lines, orderNumber }: Several,
  before: Shelf | null,
  { cart, refusals }: WriteAnswer,
): readonly MissedLine[] => {
  const blamed = new Map<string, NewLine>();
  for (const { message } of refusals) {
    const named = lines.find(({ sku }) => message.includes(`"${sku}"`));
    if (named !== undefined) blamed.set(message, named);
  }
  for (const { message } of orderNumber === null && before !== null ? refusals : []) {
    const known = new Set(blamed.values());
    const short = lines.find((line) => !known.has(line) && before !== null && isShort(line, before, cart));
    if (short !== undefined && !blamed.has(message)) blamed.set(message, short);
  }
  return refusals.map(({ message }) => ({ message, line: blamed.get(message) ?? null }));
};

/** The answer was lost: does the cart hold more than before? */
const hasCome = ({ lines, orderNumber }: Several, before: Shelf, cart: Cart): boolean => {
  const skus = orderNumber === null ? lines.map(({ sku }) => sku) : ['WATER-15', 'CUPS-50'];
  const increases = skus.map((sku) => held(cart, sku) - held(before, sku));
  return orderNumber === null
    ? increases.some((increase) => increase > 0)
    : increases.reduce((sum, increase) => sum + increase, 0) > 0;
};

const shortOf = ({ lines, orderNumber }: Several, before: Shelf, cart: Cart): readonly MissedLine[] =>
  orderNumber === null
    ? lines
        .filter((line) => isShort(line, before, cart))
        .map((line) => ({ line, message: 'It did not come into your cart, or not all of it.' }))
    : [
        {
          line: null,
          message: 'We did not hear whether everything came into your cart. Please look it over.',
        },
      ];

/** What was missed is told with them, and nothing of it keeps the others out. */
export const severalDone = (
  keeper: CartKeeper,
  { lines, orderNumber }: Several,
  missed: readonly MissedLine[],
  cart: Cart,
): void => {
  const came = lines.filter((line) => missed.every((one) => one.line !== line));
  keeper.tell({ type: 'cart.itemsAdded', lines: came, missed, orderNumber });
  for (const line of came) keeper.forgetRemoval(line);
  keeper.memory.action = null;
  keeper.seen(cart);
  keeper.rest();
};

export const severalReconciled = (
  keeper: CartKeeper,
  action: Several,
  failure: Failure,
  cart: Cart,
): void => {
  const before = shelfOf(keeper.memory);
  if (before === null || !hasCome(action, before, cart)) {
    keeper.seen(cart);
    return keeper.fail(before === null && hasCome(action, bare, cart) ? unheard(failure) : failure);
  }
  keeper.memory.failure = null;
  return severalDone(keeper, action, shortOf(action, before, cart), cart);
};
