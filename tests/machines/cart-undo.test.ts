/** A removed line that is restored; promo codes and gift cards in a whole shop. */

import { expect, test } from 'vitest';
import { selectCart, selectIsReturning, selectRemovedLines } from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { cartOf, cups, dollars, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { ask, missing, now, offline, openCart, openFullCart, openOwnCart } from './open-cart.ts';
import { openFor } from './walk.ts';
import {
  selectIsPromoApplied,
  selectPromoCode,
  selectPromoMessage,
} from '#machines/trade/promo/promo.selectors.ts';

const blue = { ...water(2), chosen: { selected: ['blue'], entered: [{ uid: 'name', value: 'Rosa' }] } };
const removeFirst = async () => {
  const cart = await openFullCart();
  await cart.play([ask.remove('1', blue)], ['write', fullCart]);
  expect(cart.see(selectRemovedLines)).toEqual([blue]);
  return cart;
};

test('restores a removed line once with its quantity and choices, also after a refusal [BEY-12]', async () => {
  const cart = await removeFirst();
  await cart.play([ask.undo(blue)], ['write', failure('refused')]);
  expect(cart.see(selectRemovedLines)).toEqual([blue]);
  await cart.play([ask.undo(blue), ask.undo(blue)]);
  expect(cart.see(selectIsReturning(blue))).toBe(true);
  await cart.play([], ['write', fullCart]);
  expect(cart.actions().slice(2)).toEqual([{ kind: 'add', line: blue, isReturned: true }]);
  expect([cart.types().at(-1), cart.see(selectRemovedLines)]).toEqual(['cart.itemReturned', []]);
});

test('adding another variant does not restore the removed one [BEY-12]', async () => {
  const cart = await removeFirst();
  await cart.play([ask.undo(water(2)), ask.add(water(2))], ['write', fullCart]);
  expect([cart.write.calls.length, cart.see(selectRemovedLines)]).toEqual([2, [blue]]);
});

test('restores any number of removed lines until the cart is ordered [BEY-12]', async () => {
  const cart = await removeFirst();
  const skus = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  await cart.play(skus.map((sku, index) => ask.remove(`${index + 10}`, { ...water(1), sku })));
  for (const _ of skus) await cart.play([], ['write', fullCart]);
  expect(cart.see(selectRemovedLines).map(({ sku }) => sku)).toEqual(['WATER-15', ...skus]);
  await cart.play(now('lock', 'renew'));
  expect(cart.see(selectRemovedLines)).toEqual([]);
});

test('keeps a customer’s removed lines when the cart is read again, and drops a guest’s on sign-in [BEY-12 CART-11]', async () => {
  const own = await openOwnCart();
  await own.play([ask.remove('1', blue)], ['write', fullCart]);
  await own.play([ask.follow('another')], ['adopt', fullCart]);
  expect([own.adopt.calls.length, own.see(selectRemovedLines)]).toEqual([2, [blue]]);

  const guest = await removeFirst();
  await guest.play(now('release', 'adopt'), ['adopt', cartOf('own')]);
  expect(guest.see(selectRemovedLines)).toEqual([]);
});

test('does not offer to restore what another tab has added again [BEY-12 SESS-05]', async () => {
  const cart = await openFullCart();
  const left = cartOf('cart-1', lineOf('1', water(2)));
  await cart.play([ask.remove('2', cups(1))], ['write', left]);
  await cart.play(now('load'), ['read', left]);
  expect(cart.see(selectRemovedLines)).toEqual([cups(1)]);
  await cart.play(now('load'), ['read', cartOf('cart-1', lineOf('1', water(2)), lineOf('3', cups(2)))]);
  expect(cart.see(selectRemovedLines)).toEqual([]);
});

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
  await cart.play([ask.add(water(1))], ['write', reason], ['create', offline]);
  await cart.play([ask.add(water(1))], ['create', 'cart-2']);
  if (reason === missing) await cart.play([], ['rebuild', into]);
  const told = cart.told('cart.recreated');
  expect(told?.['codes']).toEqual(named);
  if (reason === missing) expect(told).toMatchObject({ missing: [], wasOrdered: false });
  expect(JSON.stringify(told ?? null)).not.toContain('4711');
});

test('the toast names the promo code and no gift card number [BEY-03 PROMO-01]', async () => {
  const shop = await openFor();
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'BW-GIFT-4711' });
  failing(shop, 'writeCart', missing);
  shop.surprise('rebuildCart', () => ({ cart: renewed, refusals: [] }));
  await sendTo(shop.cart(), ask.add(cups(1)));
  const [text] = shop.toastTexts();
  expect(text).toMatch(/ Your promo code WATER10 and your gift cards have to be entered again\.$/);
  expect(text).not.toContain('4711');
});

const promoOf = (shop: FakeShop) => {
  const promo = shop.promo().getSnapshot();
  return [selectPromoCode(promo), selectIsPromoApplied(promo), selectPromoMessage(promo)];
};
const good = (text: string) => ({ isGood: true, text });
const promoIn = good('Promo code was successfully applied');
const promoOut = good('Promo code was successfully removed');
const applyPromo = (shop: FakeShop, code = 'WATER10') => sendTo(shop.promo(), { type: 'promo.apply', code });
const removePromo = (shop: FakeShop) => sendTo(shop.promo(), { type: 'promo.remove' });
const coupons = (shop: FakeShop) => selectCart(shop.cart().getSnapshot())?.coupons;
const times = (shop: FakeShop, ...slots: readonly string[]) => slots.map((slot) => shop.asked(slot).length);

test('confirms an applied code and reads the cart again, whose code is shown without a message [PROMO-01 CHK-01]', async () => {
  const shop = await openFor();
  const [before = 0] = times(shop, 'readCart');
  await applyPromo(shop);
  expect([promoOf(shop), coupons(shop)]).toEqual([['WATER10', true, promoIn], ['WATER10']]);
  expect(times(shop, 'readCart')).toEqual([before + 1]);
  shop.promo().send({ type: 'promo.syncCart', cartId: null, coupon: null });
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(promoOf(shop)).toEqual(['WATER10', true, null]);
  await removePromo(shop);
  expect([promoOf(shop), coupons(shop)]).toEqual([['', false, promoOut], []]);
});

test('puts the good code back that a refused one removed, or says that it is lost [PROMO-01 BEY-22]', async () => {
  const shop = await openFor();
  await applyPromo(shop);
  failing(shop, 'applyPromo', failure('notFound'));
  await applyPromo(shop, 'WRONG');
  const refused = 'Promo code WRONG is not valid';
  const text = `${refused}. WATER10 still counts`;
  expect(promoOf(shop)).toEqual(['WATER10', true, { isGood: false, text }]);
  expect(shop.asked('restorePromo')).toMatchObject([{ input: { code: 'WATER10' } }]);
  for (const name of ['applyPromo', 'restorePromo']) failing(shop, name, failure('notFound'));
  shop.surprise('readCart', (usual) => ({ ...(usual() as object), coupons: [] }));
  await applyPromo(shop, 'WRONG');
  const lost = `${refused}, and WATER10 does not count any more. Please apply it again`;
  expect([promoOf(shop).slice(1), coupons(shop)]).toEqual([[false, { isGood: false, text: lost }], []]);
});

test('names the code that another one replaced [PROMO-01 BEY-22]', async () => {
  const shop = await openFor();
  await applyPromo(shop);
  await applyPromo(shop, 'TENOFF');
  expect(promoOf(shop)).toEqual(['TENOFF', true, good(`${promoIn?.text}. It replaces WATER10`)]);
});
