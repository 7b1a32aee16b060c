/** Promo codes and gift cards in a whole shop: the cart, locks and ended sessions. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { selectGiftCardBalance } from '#machines/trade/gift-card/gift-card.selectors.ts';
import {
  selectIsPromoApplied,
  selectPromoCode,
  selectPromoMessage,
} from '#machines/trade/promo/promo.selectors.ts';
import { failure, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { update } from './open-cart.ts';
import { openFor } from './walk.ts';

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

test('reads the cart again when a code was applied during a write [BEY-05]', async () => {
  const shop = await openFor();
  const answer = held(shop, 'writeCart');
  shop.cart().send(update('1', water(5)));
  shop.cart().send({ type: 'cart.settle' });
  await applyPromo(shop);
  const [before = 0] = times(shop, 'readCart');
  await answer();
  expect(times(shop, 'readCart')).toEqual([before + 1]);
});

test('repeats what met the end of the session after signing in again [BEY-02 GIFT-01]', async () => {
  const shop = await openFor();
  failing(shop, 'applyPromo', failure('sessionExpired'));
  await applyPromo(shop);
  expect([shop.isParked(), selectPromoMessage(shop.promo().getSnapshot())]).toEqual([true, null]);
  failing(shop, 'readGiftCardBalance', failure('sessionExpired'));
  await sendTo(shop.giftCard(), { type: 'giftCard.checkBalance', code: 'SMALL' });
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  expect([times(shop, 'applyPromo'), promoOf(shop).slice(0, 2)]).toEqual([[2], ['WATER10', true]]);
  expect(selectGiftCardBalance(shop.giftCard().getSnapshot())).toMatchObject({ code: 'SMALL' });
});
