/** The machines of promo code, gift cards and cart as they are, in a shop that joins them as the real one does; whatever they ask waits for the test. */

import { enqueueActions, setup } from 'xstate';
import type { CartFact } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { Cart } from '#machines/domain/cart.ts';
import type { GiftCardFact } from '#machines/gift-card/gift-card.events.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import type { PromoFact } from '#machines/promo/promo.events.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { plug, waiting } from '#tests/support/shopper-machines.ts';
import { cents } from './checkout.replies.ts';

/** Ten per cent off, and fifteen dollars. */
export const goodCodes = { promo: 'WATER10', card: 'GIFT-SMALL-15' } as const;

/** What counts on the server. */
export interface CodesTruth {
  hasPromo: boolean;
  hasCard: boolean;
}

export const quantity = 2;

/** The cart as the server would tell it: the discount first, then the card pays of what is left. */
export const cartWith = ({ hasPromo, hasCard }: CodesTruth): Cart => {
  const subtotal = water.price * quantity;
  const discount = hasPromo ? Math.round(subtotal / 10) : 0;
  const paid = hasCard ? 1500 : 0;
  return {
    id: 'cart',
    lines: [
      {
        id: '1',
        sku: water.sku,
        name: water.name,
        path: null,
        image: null,
        isRental: false,
        quantity,
        chosen: nothingChosen,
        soldSku: water.sku,
        options: [],
        price: cents(water.price),
        regularPrice: null,
        rowTotal: cents(subtotal),
        problem: null,
      },
    ],
    totalQuantity: quantity,
    isVirtual: false,
    subtotal: cents(subtotal),
    grandTotal: cents(subtotal - discount - paid),
    shipping: null,
    taxes: [],
    coupons: hasPromo ? [goodCodes.promo] : [],
    discount: hasPromo ? cents(-discount) : null,
    giftCards: hasCard ? [{ code: goodCodes.card, amount: cents(paid) }] : [],
    minimumOrder: null,
  };
};

const cart = plug(cartMachine, { readCart: waiting, createCart: waiting, writeCart: waiting });
const promo = plug(promoMachine, { applyPromo: waiting, removePromo: waiting });
const giftCard = plug(giftCardMachine, {
  applyGiftCard: waiting,
  removeGiftCard: waiting,
  readGiftCardBalance: waiting,
});

/** After whatever came of a code the sums are asked of the server. */
export const codesShop = setup({
  types: { events: {} as CartFact | PromoFact | GiftCardFact },
  actors: { cart, promo, giftCard },
  actions: {
    readSums: enqueueActions(({ enqueue }) => enqueue.sendTo('cart', { type: 'cart.refresh' })),
    syncCodes: enqueueActions(({ enqueue }, { known }: { known: Cart }) => {
      const { id: cartId, coupons, giftCards, subtotal } = known;
      enqueue.sendTo('promo', { type: 'promo.syncCart', cartId, coupon: coupons[0] ?? null });
      enqueue.sendTo('giftCard', {
        type: 'giftCard.syncCart',
        cartId,
        currency: subtotal.currency,
        cards: giftCards,
      });
    }),
  },
}).createMachine({
  invoke: [
    { id: 'promo', src: 'promo' },
    { id: 'giftCard', src: 'giftCard' },
    { id: 'cart', src: 'cart', input: { cartId: 'cart', releasedCartId: null, keptCart: null } },
  ],
  on: {
    'cart.changed': { actions: { type: 'syncCodes', params: ({ event }) => ({ known: event.cart }) } },
    'promo.applied': { actions: 'readSums' },
    'promo.removed': { actions: 'readSums' },
    'promo.failed': { actions: 'readSums' },
    'giftCard.applied': { actions: 'readSums' },
    'giftCard.removed': { actions: 'readSums' },
    'giftCard.failed': { actions: 'readSums' },
  },
});
