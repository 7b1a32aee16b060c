/** Promo codes and gift cards in a whole shop: the cart, locks and ended sessions. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import {
  selectGiftCardBalance,
  selectGiftCardCode,
  selectGiftCardMessage,
  selectGiftCards,
} from '#machines/gift-card/gift-card.selectors.ts';
import {
  selectIsPromoApplied,
  selectPromoCode,
  selectPromoMessage,
} from '#machines/promo/promo.selectors.ts';
import { failure, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { openFor, beginCheckout } from './walk.ts';

const opened = () => openFor();

const promoOf = (shop: FakeShop) => {
  const promo = shop.promo().getSnapshot();
  return {
    code: selectPromoCode(promo),
    isApplied: selectIsPromoApplied(promo),
    message: selectPromoMessage(promo),
  };
};

test('confirms an applied code and reads the cart again [PROMO-01]', async () => {
  const shop = await opened();
  const before = shop.asked('readCart').length;
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  expect(promoOf(shop)).toMatchObject({
    code: 'WATER10',
    isApplied: true,
    message: { text: 'Promo code was successfully applied' },
  });
  expect(shop.asked('readCart')).toHaveLength(before + 1);
  expect(selectCart(shop.cart().getSnapshot())?.coupons).toEqual(['WATER10']);

  await sendTo(shop.promo(), { type: 'promo.remove' });
  expect(promoOf(shop)).toMatchObject({
    code: '',
    isApplied: false,
    message: { text: 'Promo code was successfully removed' },
  });
  expect(selectCart(shop.cart().getSnapshot())?.coupons).toEqual([]);
});

test('shows the coupon of the cart as promo code, without a message [CHK-01, PROMO-01]', async () => {
  const shop = await opened();
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  shop.promo().send({ type: 'promo.syncCart', cartId: null, coupon: null });
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(promoOf(shop)).toMatchObject({ code: 'WATER10', isApplied: true, message: null });
});

test('shows no code when a refused one removed the applied one [PROMO-01]', async () => {
  const shop = await opened();
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  shop.surprise('applyPromo', () => Promise.reject(failure('notFound')));
  shop.surprise('readCart', (usual) => ({ ...(usual() as object), coupons: [] }));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WRONG' });
  expect(promoOf(shop)).toMatchObject({ isApplied: false, message: { text: 'Promo code is not valid' } });
  expect(selectCart(shop.cart().getSnapshot())?.coupons).toEqual([]);
});

test('reads the cart again when a code was applied during a write [BEY-05]', async () => {
  const shop = await opened();
  const answer = held(shop, 'writeCart');
  shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
  shop.cart().send({ type: 'cart.settle' });
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  const before = shop.asked('readCart').length;
  await answer();
  expect(shop.asked('readCart')).toHaveLength(before + 1);
});

test('applies a code that met the end of the session after signing in again [BEY-02]', async () => {
  const shop = await opened();
  failing(shop, 'applyPromo', failure('sessionExpired'));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  expect(shop.isParked()).toBe(true);
  expect(promoOf(shop).message).toBeNull();
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  expect(shop.asked('applyPromo')).toHaveLength(2);
  expect(promoOf(shop)).toMatchObject({ code: 'WATER10', isApplied: true });
});

test('checks a gift card balance that met the end of the session after signing in again [GIFT-01, BEY-02]', async () => {
  const shop = await opened();
  failing(shop, 'readGiftCardBalance', failure('sessionExpired'));
  await sendTo(shop.giftCard(), { type: 'giftCard.checkBalance', code: 'SMALL' });
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  expect(selectGiftCardBalance(shop.giftCard().getSnapshot())).toMatchObject({ code: 'SMALL' });
});

test('applies and removes no code while an order is placed [BEY-06]', async () => {
  const shop = await opened();
  const answer = held(shop, 'applyPromo');
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await sendTo(shop.actor, { type: 'checkout.lockWanted' });
  expect(shop.types()).not.toContain('promo.locked');
  await answer();
  expect(shop.types()).toContain('promo.locked');
  expect(shop.types()).toContain('giftCard.locked');
  expect(shop.types()).toContain('cart.locked');
  shop.promo().send({ type: 'promo.remove' });
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  expect(shop.asked('removePromo')).toEqual([]);
  expect(shop.asked('applyGiftCard')).toEqual([]);
});

const giftCardOf = (shop: FakeShop) => {
  const giftCard = shop.giftCard().getSnapshot();
  return {
    code: selectGiftCardCode(giftCard),
    cards: selectGiftCards(giftCard),
    message: selectGiftCardMessage(giftCard),
  };
};

/** The server does it, but the answer is lost. */
const losing = (shop: FakeShop, name: string, lost = failure('network')) =>
  shop.surprise(name, (usual) => {
    usual();
    throw lost;
  });

test('a code without an answer is reported as the cart shows it [PROMO-01, CART-06]', async () => {
  const shop = await opened();
  const before = shop.asked('readCart').length;
  const reading = held(shop, 'readCart');
  losing(shop, 'applyPromo');
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  expect(shop.asked('readCart')).toHaveLength(before + 1);
  expect(promoOf(shop)).toMatchObject({ isApplied: false, message: { text: 'It failed: network.' } });
  await reading();
  expect(promoOf(shop)).toMatchObject({
    code: 'WATER10',
    isApplied: true,
    message: { isGood: true, text: 'Promo code was successfully applied' },
  });
  expect(shop.types()).toContain('promo.applied');

  losing(shop, 'removePromo', failure('server'));
  await sendTo(shop.promo(), { type: 'promo.remove' });
  expect(promoOf(shop)).toMatchObject({
    code: '',
    isApplied: false,
    message: { isGood: true, text: 'Promo code was successfully removed' },
  });
  // each is asked once
  expect(shop.asked('applyPromo')).toHaveLength(1);
  expect(shop.asked('removePromo')).toHaveLength(1);
});

test('a code without an answer has failed until a reading of the cart shows it [PROMO-01, CART-06]', async () => {
  const shop = await opened();
  failing(shop, 'applyPromo', failure('network'));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  expect(promoOf(shop)).toMatchObject({
    code: 'WATER10',
    isApplied: false,
    message: { isGood: false, text: 'It failed: network.' },
  });
  expect(shop.types()).not.toContain('promo.applied');

  failing(shop, 'readCart', failure('network'));
  losing(shop, 'applyPromo');
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  expect(promoOf(shop).message).toMatchObject({ isGood: false });
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(promoOf(shop)).toMatchObject({ isApplied: true, message: { isGood: true } });
});

test('a code without an answer is not applied when the cart has another one [PROMO-01, CART-06]', async () => {
  const shop = await opened();
  losing(shop, 'applyPromo');
  shop.surprise('readCart', (usual) => ({ ...(usual() as object), coupons: ['TENOFF'] }));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  expect(promoOf(shop)).toMatchObject({ code: 'TENOFF', isApplied: true, message: { isGood: false } });
});

test('a gift card without an answer is reported as the cart shows it [GIFT-01, CART-06]', async () => {
  const shop = await opened();
  losing(shop, 'applyGiftCard');
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  expect(giftCardOf(shop)).toMatchObject({
    code: '',
    cards: [{ code: 'SMALL' }],
    message: { isGood: true, text: 'Gift card was successfully applied' },
  });

  losing(shop, 'removeGiftCard');
  await sendTo(shop.giftCard(), { type: 'giftCard.remove', code: 'SMALL' });
  expect(giftCardOf(shop)).toMatchObject({
    cards: [],
    message: { isGood: true, text: 'Gift card was successfully removed' },
  });
  expect(shop.asked('applyGiftCard')).toHaveLength(1);
  expect(shop.asked('removeGiftCard')).toHaveLength(1);
});

test('a gift card removed twice after a lost answer ends as removed [GIFT-01, CART-06]', async () => {
  const shop = await opened();
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  const reading = held(shop, 'readCart');
  losing(shop, 'removeGiftCard');
  await sendTo(shop.giftCard(), { type: 'giftCard.remove', code: 'SMALL' });
  expect(giftCardOf(shop).cards).toHaveLength(1);
  failing(shop, 'removeGiftCard', failure('refused', "The gift card couldn't be deleted from the quote."));
  await sendTo(shop.giftCard(), { type: 'giftCard.remove', code: 'SMALL' });
  expect(giftCardOf(shop).message).toMatchObject({ isGood: false });
  await reading();
  expect(giftCardOf(shop)).toMatchObject({
    cards: [],
    message: { isGood: true, text: 'Gift card was successfully removed' },
  });
});

test('a gift card applied twice after a lost answer ends as applied [GIFT-01, CART-06]', async () => {
  const shop = await opened();
  const reading = held(shop, 'readCart');
  losing(shop, 'applyGiftCard');
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  const refused = 'This gift card account is already in the quote.';
  failing(shop, 'applyGiftCard', failure('refused', refused));
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  await reading();
  expect(giftCardOf(shop)).toMatchObject({ code: '', cards: [{ code: 'SMALL' }], message: { isGood: true } });

  failing(shop, 'applyGiftCard', failure('refused', refused));
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  expect(giftCardOf(shop).message).toEqual({ isGood: false, text: refused });
});

test('drops the messages about codes when the checkout begins, and keeps the codes [CHK-01, PROMO-01]', async () => {
  const shop = await opened();
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await sendTo(shop.giftCard(), { type: 'giftCard.apply', code: 'SMALL' });
  expect(promoOf(shop).message).not.toBeNull();
  expect(giftCardOf(shop).message).not.toBeNull();
  await beginCheckout(shop);
  expect(promoOf(shop)).toMatchObject({ code: 'WATER10', isApplied: true, message: null });
  expect(giftCardOf(shop)).toMatchObject({ cards: [{ code: 'SMALL' }], message: null });
});
