/** Codes in a whole shop: what follows for cart and sums, what is locked, what an expired session parks (PROMO-01, GIFT-01, BEY-02, BEY-06). */

import { expect, test } from 'vitest';
import { failure, lineOf, water } from '../models/goods.ts';
import { failing, held, openShop } from './fake-services.ts';

const opened = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  await shop.quiet();
  return shop;
};

const promoOf = (shop: Awaited<ReturnType<typeof opened>>) => shop.promo().getSnapshot().context;

test('PROMO-01 a code that counts is told, and the cart is read again', async () => {
  const shop = await opened();
  const before = shop.asked('readCart').length;
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({
    code: 'WATER10',
    isApplied: true,
    message: { text: 'Promo code was successfully applied' },
  });
  expect(shop.asked('readCart')).toHaveLength(before + 1);
  expect(shop.cart().getSnapshot().context.cart?.coupons).toEqual(['WATER10']);

  shop.promo().send({ type: 'promo.remove' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({
    code: '',
    isApplied: false,
    message: { text: 'Promo code was successfully removed' },
  });
  expect(shop.cart().getSnapshot().context.cart?.coupons).toEqual([]);
});

test('CHK-01 PROMO-01 a cart that bears a coupon has it for promo code, without a message', async () => {
  const shop = await opened();
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  shop.promo().send({ type: 'promo.syncCart', cartId: null, coupon: null });
  shop.cart().send({ type: 'cart.load' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({ code: 'WATER10', isApplied: true, message: null });
});

test('PROMO-01 a refused code that took the good one with it leaves none, and the screen knows', async () => {
  const shop = await opened();
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  shop.surprise('applyPromo', () => Promise.reject(failure('notFound')));
  shop.surprise('readCart', (usual) => ({ ...(usual() as object), coupons: [] }));
  shop.promo().send({ type: 'promo.apply', code: 'WRONG' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({ isApplied: false, message: { text: 'Promo code is not valid' } });
  expect(shop.cart().getSnapshot().context.cart?.coupons).toEqual([]);
});

test('BEY-05 a code that counts while a line is being written is not missed by the cart', async () => {
  const shop = await opened();
  const answer = held(shop, 'writeCart');
  shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
  shop.cart().send({ type: 'cart.settle' });
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  const before = shop.asked('readCart').length;
  await answer();
  expect(shop.asked('readCart')).toHaveLength(before + 1);
});

test('BEY-02 an expired session parks the code; it is applied once signed in again', async () => {
  const shop = await opened();
  failing(shop, 'applyPromo', failure('sessionExpired'));
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  expect(shop.actor.getSnapshot().context.parked).toEqual([{ type: 'promo.apply', code: 'WATER10' }]);
  expect(promoOf(shop).message).toBeNull();
  shop.cart().send({ type: 'cart.adopt' });
  await shop.quiet();
  expect(shop.asked('applyPromo')).toHaveLength(2);
  expect(promoOf(shop)).toMatchObject({ code: 'WATER10', isApplied: true });
});

test('GIFT-01 BEY-02 the same holds for a gift card and its balance', async () => {
  const shop = await opened();
  failing(shop, 'readGiftCardBalance', failure('sessionExpired'));
  shop.giftCard().send({ type: 'giftCard.checkBalance', code: 'SMALL' });
  await shop.quiet();
  shop.cart().send({ type: 'cart.adopt' });
  await shop.quiet();
  expect(shop.giftCard().getSnapshot().context.balance).toMatchObject({ code: 'SMALL' });
});

test('BEY-06 while an order is under way no code comes or goes; one still on its way is waited for', async () => {
  const shop = await opened();
  const answer = held(shop, 'applyPromo');
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  shop.actor.send({ type: 'checkout.lockWanted' });
  await shop.quiet();
  expect(shop.types()).not.toContain('promo.locked');
  await answer();
  expect(shop.types()).toContain('promo.locked');
  expect(shop.types()).toContain('giftCard.locked');
  expect(shop.types()).toContain('cart.locked');
  shop.promo().send({ type: 'promo.remove' });
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  expect(shop.asked('removePromo')).toEqual([]);
  expect(shop.asked('applyGiftCard')).toEqual([]);
});

const giftCardOf = (shop: Awaited<ReturnType<typeof opened>>) => shop.giftCard().getSnapshot().context;

/** Done by the server, unheard by the page. */
const losing = (shop: Awaited<ReturnType<typeof opened>>, name: string, lost = failure('network')) =>
  shop.surprise(name, (usual) => {
    usual();
    throw lost;
  });

test('PROMO-01 CART-06 a code whose answer was lost is told as the cart shows it, on reading it at once', async () => {
  const shop = await opened();
  const before = shop.asked('readCart').length;
  const reading = held(shop, 'readCart');
  losing(shop, 'applyPromo');
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
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
  shop.promo().send({ type: 'promo.remove' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({
    code: '',
    isApplied: false,
    message: { isGood: true, text: 'Promo code was successfully removed' },
  });
  // each is asked once
  expect(shop.asked('applyPromo')).toHaveLength(1);
  expect(shop.asked('removePromo')).toHaveLength(1);
});

test('PROMO-01 CART-06 what the cart does not show has failed; the next reading that shows it settles it', async () => {
  const shop = await opened();
  failing(shop, 'applyPromo', failure('network'));
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({
    code: 'WATER10',
    isApplied: false,
    message: { isGood: false, text: 'It failed: network.' },
  });
  expect(shop.types()).not.toContain('promo.applied');

  failing(shop, 'readCart', failure('network'));
  losing(shop, 'applyPromo');
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  expect(promoOf(shop).message).toMatchObject({ isGood: false });
  shop.cart().send({ type: 'cart.load' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({ isApplied: true, message: { isGood: true } });
});

test('PROMO-01 CART-06 a code whose answer was lost is not told as applied where the cart bears another', async () => {
  const shop = await opened();
  losing(shop, 'applyPromo');
  shop.surprise('readCart', (usual) => ({ ...(usual() as object), coupons: ['TENOFF'] }));
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({ code: 'TENOFF', isApplied: true, message: { isGood: false } });
});

test('GIFT-01 CART-06 a gift card whose answer was lost is told as the cart shows it', async () => {
  const shop = await opened();
  losing(shop, 'applyGiftCard');
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  expect(giftCardOf(shop)).toMatchObject({
    code: '',
    cards: [{ code: 'SMALL' }],
    message: { isGood: true, text: 'Gift card was successfully applied' },
  });

  losing(shop, 'removeGiftCard');
  shop.giftCard().send({ type: 'giftCard.remove', code: 'SMALL' });
  await shop.quiet();
  expect(giftCardOf(shop)).toMatchObject({
    cards: [],
    message: { isGood: true, text: 'Gift card was successfully removed' },
  });
  expect(shop.asked('applyGiftCard')).toHaveLength(1);
  expect(shop.asked('removeGiftCard')).toHaveLength(1);
});

test('GIFT-01 CART-06 a card taken off twice, since the first answer was lost, ends as removed', async () => {
  const shop = await opened();
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  const reading = held(shop, 'readCart');
  losing(shop, 'removeGiftCard');
  shop.giftCard().send({ type: 'giftCard.remove', code: 'SMALL' });
  await shop.quiet();
  expect(giftCardOf(shop).cards).toHaveLength(1);
  failing(shop, 'removeGiftCard', failure('refused', "The gift card couldn't be deleted from the quote."));
  shop.giftCard().send({ type: 'giftCard.remove', code: 'SMALL' });
  await shop.quiet();
  expect(giftCardOf(shop).message).toMatchObject({ isGood: false });
  await reading();
  expect(giftCardOf(shop)).toMatchObject({
    cards: [],
    message: { isGood: true, text: 'Gift card was successfully removed' },
  });
});

test('GIFT-01 CART-06 a card applied twice, since the first answer was lost, ends as applied', async () => {
  const shop = await opened();
  const reading = held(shop, 'readCart');
  losing(shop, 'applyGiftCard');
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  const refused = 'This gift card account is already in the quote.';
  failing(shop, 'applyGiftCard', failure('refused', refused));
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  await reading();
  expect(giftCardOf(shop)).toMatchObject({ code: '', cards: [{ code: 'SMALL' }], message: { isGood: true } });

  failing(shop, 'applyGiftCard', failure('refused', refused));
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  expect(giftCardOf(shop).message).toEqual({ isGood: false, text: refused });
});

test('GIFT-01 a card that pays is listed with what it takes, until it is removed', async () => {
  const shop = await opened();
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  const cards = () => shop.giftCard().getSnapshot().context.cards;
  expect(cards()).toMatchObject([{ code: 'SMALL' }]);
  shop.giftCard().send({ type: 'giftCard.remove', code: 'SMALL' });
  await shop.quiet();
  expect(cards()).toEqual([]);
});

test('CHK-01 PROMO-01 GIFT-01 what the cart said of a code is not said again in the checkout; the code counts on', async () => {
  const shop = await opened();
  shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
  shop.giftCard().send({ type: 'giftCard.apply', code: 'SMALL' });
  await shop.quiet();
  expect(promoOf(shop).message).not.toBeNull();
  expect(shop.giftCard().getSnapshot().context.message).not.toBeNull();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  expect(promoOf(shop)).toMatchObject({ code: 'WATER10', isApplied: true, message: null });
  expect(shop.giftCard().getSnapshot().context).toMatchObject({ cards: [{ code: 'SMALL' }], message: null });
});
