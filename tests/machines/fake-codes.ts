/** The promo code and gift cards of the fake shop: whatever is asked for counts. */

import type { Cart } from '#machines/domain/cart.ts';
import type { AppliedGiftCard, GiftCardBalance } from '#machines/domain/gift-card.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { dollars } from '../models/goods.ts';
import type { MakeSlot } from './fake-people.ts';

interface OneCart {
  readonly cartId: string;
}
interface OneCode extends OneCart {
  readonly code: string;
}

export interface FakeCodes {
  coupon: string | null;
  giftCards: readonly AppliedGiftCard[];
}

export const noCodes = (): FakeCodes => ({ coupon: null, giftCards: [] });

export const withCodes = (cart: Cart, { coupon, giftCards }: FakeCodes): Cart => ({
  ...cart,
  coupons: coupon === null ? [] : [coupon],
  giftCards,
});

export const codesOn = (slot: MakeSlot, codes: FakeCodes) => ({
  promo: promoMachine.provide({
    actors: {
      applyPromo: slot<void, OneCode>('applyPromo', ({ code }) => {
        codes.coupon = code;
      }),
      removePromo: slot<void, OneCart>('removePromo', () => {
        codes.coupon = null;
      }),
    },
  }),
  giftCard: giftCardMachine.provide({
    actors: {
      applyGiftCard: slot<void, OneCode>('applyGiftCard', ({ code }) => {
        codes.giftCards = [...codes.giftCards, { code, amount: dollars(5) }];
      }),
      removeGiftCard: slot<void, OneCode>('removeGiftCard', ({ code }) => {
        codes.giftCards = codes.giftCards.filter((other) => other.code !== code);
      }),
      readGiftCardBalance: slot<GiftCardBalance, OneCode & { readonly currency: string }>(
        'readGiftCardBalance',
        ({ code }) => ({
          code,
          amount: dollars(15),
        }),
      ),
    },
  }),
});
