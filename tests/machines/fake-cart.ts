/** The cart of a fake shop's server: its lines, promo code and gift cards. Every code counts. */

import type { CartWrite } from '#machines/trade/cart/cart.actors.ts';
import { isSameItem, type Cart, type CartLine, type NewLine } from '#machines/domain/cart.ts';
import { isRemoval, type CartAction, type WriteAnswer } from '#machines/domain/cart-actions.ts';
import type { AppliedGiftCard } from '#machines/domain/gift-card.ts';
import { cartOf, dollars, lineOf, totals } from '../models/goods.ts';

type Lines = readonly CartLine[];
interface OneCode {
  readonly code: string;
}

/** Equal goods share one line. */
const linesWith = (lines: Lines, line: NewLine, newId: string): Lines => {
  const known = lines.find((other) => isSameItem(other, line));
  if (known === undefined) return [...lines, lineOf(newId, line)];
  const more = lineOf(known.id, { ...line, quantity: line.quantity + known.quantity });
  return lines.map((other) => (other === known ? more : other));
};

const linesAfter = (lines: Lines, action: CartAction, newId: string): Lines => {
  if (action.kind === 'addSeveral')
    return action.lines.reduce<Lines>((all, line) => linesWith(all, line, `${newId}${all.length}`), lines);
  if (action.kind === 'add' || (action.kind === 'edit' && action.step === 'adding'))
    return linesWith(lines, action.line, newId);
  if (isRemoval(action)) return lines.filter(({ id }) => id !== action.lineId);
  return lines.map((line) => (line.id === action.lineId ? lineOf(line.id, action.line) : line));
};

export const fakeCart = (options: { readonly lines?: Lines; readonly isVirtual?: boolean }) => {
  let lines = options.lines ?? [];
  let carts = 1;
  let isShippingSaved = false;
  let coupon: string | null = null;
  let giftCards: readonly AppliedGiftCard[] = [];

  const now = (): Cart => {
    const cart: Cart = {
      ...cartOf(`cart-${carts}`, ...lines),
      isVirtual: options.isVirtual ?? false,
      coupons: coupon === null ? [] : [coupon],
      giftCards,
    };
    if (!isShippingSaved || cart.isVirtual) return cart;
    const grandTotal = { ...cart.grandTotal, cents: cart.grandTotal.cents + 950 };
    return { ...cart, shipping: totals.shipping, grandTotal };
  };
  const newId = (): string => `${carts}${lines.length + 1}`;
  const answer = (): WriteAnswer => ({ cart: now(), refusals: [] });

  const answers = {
    createCart: () => {
      carts += 1;
      lines = [];
      isShippingSaved = false;
      return `cart-${carts}`;
    },
    readCart: now,
    countItems: now,
    rebuildCart: (input: { readonly lines: readonly NewLine[] }) => {
      for (const line of input.lines) lines = linesWith(lines, line, newId());
      return answer();
    },
    readOwnCart: now,
    mergeCarts: now,
    writeCart: ({ action, alongside = [] }: CartWrite) => {
      for (const one of [action, ...alongside]) lines = linesAfter(lines, one, newId());
      return answer();
    },
    readPromo: () => coupon,
    applyPromo: ({ code }: OneCode): void => {
      coupon = code;
    },
    restorePromo: ({ code }: OneCode): void => {
      coupon = code;
    },
    removePromo: (): void => {
      coupon = null;
    },
    applyGiftCard: ({ code }: OneCode): void => {
      giftCards = [...giftCards, { code, amount: dollars(5) }];
    },
    removeGiftCard: ({ code }: OneCode): void => {
      giftCards = giftCards.filter((other) => other.code !== code);
    },
    readGiftCardBalance: ({ code }: OneCode) => ({ code, amount: dollars(15) }),
  };
  return {
    answers,
    now,
    change: (next: Lines) => {
      lines = [...next];
    },
    saveShipping: () => {
      isShippingSaved = true;
    },
  };
};
