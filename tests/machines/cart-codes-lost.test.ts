/** A lost cart takes its promo code and gift cards with it: who had them is told to enter them again (BEY-03, PROMO-01, GIFT-01). */

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
  expect(actor.getSnapshot().context.lostCodes).toBeNull();
  return facts.find(({ type }) => type === 'cart.recreated');
};

test('what was applied to the lost cart is told with the new one, also where that took a second try [BEY-03, PROMO-01, GIFT-01]', async () => {
  expect(await recreatedFrom(coded, renewed)).toMatchObject({
    codes: { promo: 'WATER10', hasGiftCards: true },
  });
});

test('what the new cart has, and what an ordered one had used up, is not to be entered again [BEY-03]', async () => {
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

test('it is said in one breath with what is missing, and stays until it is read [BEY-03]', () => {
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

test('the shopper reads it, the code but not the card [BEY-03, PROMO-01]', async () => {
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
