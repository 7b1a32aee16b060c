/** A missing cart loses its promo code and gift cards: the shopper enters them again. */

import { expect, test } from 'vitest';
import type { Cart } from '#machines/domain/cart.ts';
import { cartRecreatedToast } from '#machines/domain/notice.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { cartOf, cups, dollars, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, failing } from './fake-services.ts';
import { openCart, answer } from './open-cart.ts';

const giftCards = [{ code: 'BW-GIFT-4711', amount: dollars(5) }];
const coded: Cart = { ...fullCart, coupons: ['WATER10'], giftCards };
const renewed = cartOf('cart-2', lineOf('9', water(2)), lineOf('10', cups(1)));

const recreatedFrom = async (
  lost: Cart,
  into: Cart,
  kind: 'cartMissing' | 'cartInactive' = 'cartMissing',
) => {
  const { actor, read, write, create, rebuild, facts } = openCart('cart-1');
  await read.last().resolve(lost);
  actor.send({ type: 'cart.addItem', line: water(1) });
  await write.last().reject(failure(kind));
  await create.last().reject(failure('network'));
  actor.send({ type: 'cart.addItem', line: water(1) });
  await create.last().resolve('cart-2');
  if (kind === 'cartMissing') await rebuild.last().resolve(answer(into));
  expect(JSON.stringify(facts.filter(({ type }) => type === 'cart.recreated'))).not.toContain('4711');
  return facts.find(({ type }) => type === 'cart.recreated');
};

test('names the promo code and gift cards of a replaced cart, also after a second try [BEY-03, PROMO-01]', async () => {
  expect(await recreatedFrom(coded, renewed)).toMatchObject({
    codes: { promo: 'WATER10', hasGiftCards: true },
  });
});

test('does not name codes the new cart has, or those of an ordered cart [BEY-03]', async () => {
  const filled = await recreatedFrom(coded, { ...renewed, coupons: ['SPRING'], giftCards });
  const ordered = await recreatedFrom(coded, renewed, 'cartInactive');
  const plain = await recreatedFrom(fullCart, renewed);
  for (const told of [filled, plain]) expect(told).toMatchObject({ missing: [], wasOrdered: false });
  expect([filled, ordered, plain].map((told) => told?.['codes'])).toEqual([undefined, undefined, undefined]);
});

const messageOf = (
  missing: readonly ReturnType<typeof water>[],
  promo: string | null,
  hasGiftCards: boolean,
) => {
  const { message, timeout } = cartRecreatedToast({
    missing,
    codes: { promo, hasGiftCards },
    wasOrdered: false,
  });
  expect(timeout).toBeNull();
  return message;
};

test('names codes and missing lines in one message that stays [BEY-03]', () => {
  expect(messageOf([], 'WATER10', false)).toBe(
    'We had to renew your cart. Please check that nothing is missing. Your promo code WATER10 has to be entered again.',
  );
  expect(messageOf([cups(1)], null, true)).toBe(
    'We had to renew your cart. These could not be brought back: Paper cups. Your gift cards have to be entered again.',
  );
  expect(messageOf([], 'WATER10', true)).toMatch(
    /missing\. Your promo code WATER10 and your gift cards have to be entered again\.$/,
  );
});

test('the toast names the promo code and no gift card number [BEY-03, PROMO-01]', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  await shop.quiet();
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'BW-GIFT-4711' });
  failing(shop, 'writeCart', failure('cartMissing'));
  shop.surprise('rebuildCart', () => ({ cart: renewed, refusals: [] }));
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  const [toast] = selectToasts(shop.toasts().getSnapshot());
  expect(toast?.message).toMatch(/ Your promo code WATER10 and your gift cards have to be entered again\.$/);
  expect(toast?.message).not.toContain('4711');
});
