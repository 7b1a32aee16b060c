/** Applies and removes coupons and gift cards (PROMO-01, GIFT-01). */
import { countsFor, invalidCoupon } from '../../cart/apply-coupon.ts';
import { readCart } from '../../cart/cart.ts';
import { addGiftCard, findGiftCard, giftCardMessages, removeGiftCard } from '../../cart/gift-cards.ts';
import { dayOf } from '../../delivery/calendar.ts';
import { returnAttempt, spendAttempt, type Purpose } from '../../identity/attempts.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import { money } from '../../rules/money.ts';
import { currencyOf } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { changeCart, requireInput } from './open-cart.ts';

interface CartInput {
  readonly cart_id: string;
}

interface CouponInput extends CartInput {
  readonly coupon_code: string;
}

interface GiftCardInput extends CartInput {
  readonly gift_card_code: string;
}

/** Counts the attempt, and returns it when the code is valid. */
async function guarded<Result>(
  { shop, viewer }: GraphqlContext,
  purpose: Purpose,
  subject: string,
  act: () => Promise<Result>,
): Promise<Result> {
  await spendAttempt(shop, viewer, purpose, subject);
  const result = await act();
  await returnAttempt(shop, viewer, purpose, subject);
  return result;
}

export const cartPromotionQueries = {
  async giftCardAccount(
    _: unknown,
    { input }: { input: { gift_card_code: string } },
    context: GraphqlContext,
  ) {
    const { database, now } = context.shop;
    const subject = String(context.viewer.customerId ?? '');
    return guarded(context, 'giftCard', subject, async () => {
      const card = await findGiftCard(database, input.gift_card_code, now());
      if (card === null) throw refuseMissing(giftCardMessages.unknown);
      const settings = await context.settings();
      return {
        code: card.code,
        balance: money(card.balance, currencyOf(settings)),
        expiration_date: card.expiresAt && dayOf(card.expiresAt, settings),
      };
    });
  },
};

export const cartPromotionMutations = {
  async applyCouponToCart(_: unknown, arguments_: { input?: CouponInput | null }, context: GraphqlContext) {
    const { cart_id: cartId, coupon_code: typed } = requireInput(arguments_.input);
    const code = typed.trim();
    if (cartId !== '' && code === '') throw refuseInput('Required parameter "coupon_code" is missing');
    const cart = await guarded(context, 'coupon', cartId, () =>
      changeCart(cartId, context, async (tx, quote) => {
        const now = context.shop.now();
        const current = await readCart(tx, quote, now);
        if (current.coupon !== null)
          throw refuseInput('A coupon is already applied to the cart. Please remove it to apply another');
        if (current.lines.length === 0) throw refuseMissing('Cart does not contain products.');
        if (!(await countsFor(tx, quote, code, now))) throw refuseMissing(invalidCoupon);
        return { couponCode: code };
      }),
    );
    return { cart };
  },

  async removeCouponFromCart(_: unknown, arguments_: { input?: CartInput | null }, context: GraphqlContext) {
    const { cart_id: cartId } = requireInput(arguments_.input);
    return { cart: await changeCart(cartId, context, async () => ({ couponCode: null })) };
  },

  async applyGiftCardToCart(
    _: unknown,
    arguments_: { input?: GiftCardInput | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, gift_card_code: code } = requireInput(arguments_.input);
    if (cartId !== '' && code.trim() === '')
      throw refuseInput('Required parameter "gift_card_code" is missing');
    const cart = await guarded(context, 'giftCard', cartId, () =>
      changeCart(cartId, context, async (tx, quote) => {
        const problem = await addGiftCard(tx, quote, code, context.shop.now());
        if (problem !== null) throw refuseInput(problem);
        return {};
      }),
    );
    return { cart };
  },

  async removeGiftCardFromCart(
    _: unknown,
    arguments_: { input?: GiftCardInput | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, gift_card_code: code } = requireInput(arguments_.input);
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      if (!(await removeGiftCard(tx, quote, code, context.shop.now())))
        throw refuseInput(giftCardMessages.notApplied);
      return {};
    });
    return { cart };
  },
};
