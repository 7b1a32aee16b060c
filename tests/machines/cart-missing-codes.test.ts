/** A missing cart loses its promo code and gift cards: the shopper enters them again. */

import { expect, test } from 'vitest';
import type { Cart } from '#machines/domain/cart.ts';
import { cartRecreatedToast } from '#machines/domain/notice.ts';
import { cartOf, cups, dollars, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing } from './fake-services.ts';
import { add, missing, offline, openCart } from './open-cart.ts';
import { openFor } from './walk.ts';

const giftCards = [{ code: 'BW-GIFT-4711', amount: dollars(5) }];
const coded: Cart = { ...fullCart, coupons: ['WATER10'], giftCards };
const renewed = cartOf('cart-2', lineOf('9', water(2)), lineOf('10', cups(1)));
const codes = { promo: 'WATER10', hasGiftCards: true };

const recoded = { ...renewed, coupons: ['SPRING'], giftCards };
test.each([
  ['names the codes', coded, renewed, missing, codes],
  ['names no code that the new cart has', coded, recoded, missing, undefined],
  ['names no code of an ordered cart', coded, renewed, failure('cartInactive'), undefined],
  ['names no code where there was none', fullCart, renewed, missing, undefined],
])('%s once the cart is replaced again [BEY-03 PROMO-01]', async (_, lost, into, reason, named) => {
  const cart = openCart('cart-1');
  await cart.play([], ['read', lost]);
  await cart.play([add(water(1))], ['write', reason], ['create', offline]);
  await cart.play([add(water(1))], ['create', 'cart-2']);
  if (reason === missing) await cart.play([], ['rebuild', into]);
  const told = cart.told('cart.recreated');
  expect(told?.['codes']).toEqual(named);
  if (reason === missing) expect(told).toMatchObject({ missing: [], wasOrdered: false });
  expect(JSON.stringify(told ?? null)).not.toContain('4711');
});

test.each([
  [
    [cups(1)],
    { promo: null, hasGiftCards: true },
    'These could not be brought back: Paper cups. Your gift cards',
  ],
  [[], codes, 'Please check that nothing is missing. Your promo code WATER10 and your gift cards'],
])('names missing lines %j and codes %j in one message that stays [BEY-03]', (lines, lost, text) => {
  const { message, timeout } = cartRecreatedToast({ missing: lines, codes: lost, wasOrdered: false });
  expect(message).toBe(`We had to renew your cart. ${text} have to be entered again.`);
  expect(timeout).toBeNull();
});

test('the toast names the promo code and no gift card number [BEY-03 PROMO-01]', async () => {
  const shop = await openFor();
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'BW-GIFT-4711' });
  failing(shop, 'writeCart', missing);
  shop.surprise('rebuildCart', () => ({ cart: renewed, refusals: [] }));
  await sendTo(shop.cart(), add(cups(1)));
  const [text] = shop.toastTexts();
  expect(text).toMatch(/ Your promo code WATER10 and your gift cards have to be entered again\.$/);
  expect(text).not.toContain('4711');
});
