/** The cart of a fake shop's server: its lines, promo code and gift cards. Every code counts. */

import { fromCallback, type EventObject } from 'xstate';
import type { AdoptedCart, CartAdoption, CartWrite } from '#machines/cart/cart.actors.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import {
  isRemoval,
  isSameGoods,
  type Cart,
  type CartAction,
  type CartLine,
  type NewLine,
  type WriteAnswer,
} from '#machines/domain/cart.ts';
import type { AppliedGiftCard, GiftCardBalance } from '#machines/domain/gift-card.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import type { PromoApplied } from '#machines/promo/promo.actors.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { cartOf, dollars, lineOf, totals } from '../models/goods.ts';
import { silentListener } from './bench.ts';
import type { MakeSlot } from './fake-people.ts';

type Lines = readonly CartLine[];
interface OneCart {
  readonly cartId: string;
}
interface OneCode extends OneCart {
  readonly code: string;
}

/** Equal goods share one line. */
const linesWith = (lines: Lines, line: NewLine, newId: string): Lines => {
  const known = lines.find((other) => isSameGoods(other, line));
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

export const fakeCart = (
  slot: MakeSlot,
  options: { readonly lines?: Lines; readonly isVirtual?: boolean },
  listen: (otherTab: (event: EventObject) => void) => void,
) => {
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

  const createCart = slot<string, undefined>('createCart', () => {
    carts += 1;
    lines = [];
    isShippingSaved = false;
    return `cart-${carts}`;
  });
  const readCart = slot<Cart, OneCart>('readCart', now);
  const rebuildCart = slot<WriteAnswer, OneCart & { readonly lines: readonly NewLine[] }>(
    'rebuildCart',
    (input) => {
      for (const line of input.lines) lines = linesWith(lines, line, newId());
      return answer();
    },
  );
  const children = {
    cart: cartMachine.provide({
      actors: {
        readCart,
        createCart,
        adoptCart: slot<AdoptedCart, CartAdoption>('adoptCart', answer),
        writeCart: slot('writeCart', ({ action, alongside = [] }: CartWrite) => {
          for (const one of [action, ...alongside]) lines = linesAfter(lines, one, newId());
          return answer();
        }),
        watchCart: fromCallback<EventObject, undefined>(({ sendBack }) => listen(sendBack)) as never,
        partCart: silentListener,
        recreation: recreationMachine.provide({ actors: { createCart, readCart, rebuildCart } }),
      },
    }),
    promo: promoMachine.provide({
      actors: {
        applyPromo: slot<PromoApplied, OneCode>('applyPromo', ({ code }) => {
          const replaced = coupon === code ? null : coupon;
          coupon = code;
          return { replaced };
        }),
        removePromo: slot<void, OneCart>('removePromo', () => {
          coupon = null;
        }),
      },
    }),
    giftCard: giftCardMachine.provide({
      actors: {
        applyGiftCard: slot<void, OneCode>('applyGiftCard', ({ code }) => {
          giftCards = [...giftCards, { code, amount: dollars(5) }];
        }),
        removeGiftCard: slot<void, OneCode>('removeGiftCard', ({ code }) => {
          giftCards = giftCards.filter((other) => other.code !== code);
        }),
        readGiftCardBalance: slot<GiftCardBalance, OneCode & { readonly currency: string }>(
          'readGiftCardBalance',
          ({ code }) => ({ code, amount: dollars(15) }),
        ),
      },
    }),
  };
  return {
    children,
    now,
    change: (next: Lines) => {
      lines = [...next];
    },
    saveShipping: () => {
      isShippingSaved = true;
    },
  };
};
