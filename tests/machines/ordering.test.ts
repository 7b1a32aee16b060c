/** The checkout while money moves: BEY-01, BEY-06, BEY-16, CHK-06, PAY-04. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { payPalMethodCode } from '#machines/domain/payment.ts';
import { selectIsPayPalApproved } from '#machines/payment/payment.selectors.ts';
import { cups, express, failure, lineOf, perth, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing } from './fake-services.ts';
import { currentTab, furthest, seen, stage, placeOrder, toPayment, dearer } from './walk.ts';

const isLocked = (shop: Awaited<ReturnType<typeof toPayment>>): boolean =>
  shop.cart().getSnapshot().context.isLockWanted;

/** At payment, with PayPal's window gone through. */
const approvedPayPal = async () => {
  const shop = await toPayment();
  const payment = () => shop.inCheckout().payment();
  payment().send({ type: 'payment.syncMethods', methods: [{ code: payPalMethodCode, title: 'PayPal' }] });
  await shop.quiet();
  payment().send({ type: 'payment.showFields' });
  payment().send({ type: 'payPal.mounted' });
  payment().send({ type: 'payPal.approved', email: 'rosa@example.com' });
  const order = async () => {
    await placeOrder(shop);
    payment().send({ type: 'payPal.tokenized', nonce: 'nonce-1' });
    await shop.quiet();
  };
  const isApproved = () => selectIsPayPalApproved(payment().getSnapshot());
  return { shop, order, isApproved };
};

describe('an order that comes to nothing', () => {
  test('a refused order returns to a working form, with the reason, and can be placed again [BEY-01]', async () => {
    const shop = await toPayment();
    failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
    await placeOrder(shop);
    expect(stage(shop)).toBe('open');
    expect(currentTab(shop)).toBe('payment');
    expect(seen(shop).errors).toEqual(['Your card was declined.']);
    expect(isLocked(shop)).toBe(false);
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
    expect(seen(shop).errors).toEqual([]);
  });

  test('a card the provider refuses releases the lock too [PAY-02]', async () => {
    const shop = await toPayment();
    shop.surprise('tokenize', () => ({
      type: 'card.refused',
      failure: failure('cardIncomplete', 'Check the number.'),
    }));
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual(['Check the number.']);
    expect([stage(shop), isLocked(shop)]).toEqual(['open', false]);
    expect(shop.asked('sendOrder')).toHaveLength(0);
  });

  test('a card refused for a field that looks right is told on the page [PAY-02, CHK-08]', async () => {
    const shop = await toPayment();
    const refused = { ...failure('cardRefused', 'Not accepted.'), fieldMessages: { number: 'Check it.' } };
    shop.surprise('tokenize', () => ({ type: 'card.refused', failure: refused }));
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual(['Not accepted.']);
  });

  test('a provider out of reach blames no field, so the page says it [PAY-02]', async () => {
    const shop = await toPayment();
    const unreachable = {
      ...failure('network', 'The card provider could not be reached.'),
      fieldMessages: {},
    };
    shop.surprise('tokenize', () => ({ type: 'card.refused', failure: unreachable }));
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual([unreachable.message]);
    expect([stage(shop), isLocked(shop)]).toEqual(['open', false]);
  });

  test('what PayPal approved still holds where the cart could not be read and nothing was sent [PAY-02, BEY-16]', async () => {
    const { shop, order, isApproved } = await approvedPayPal();
    failing(shop, 'rereadCart', failure('network'));
    await order();
    expect([shop.asked('rereadCart').length, shop.asked('sendOrder').length]).toEqual([1, 0]);
    expect([stage(shop), isApproved()]).toEqual(['open', true]);
    await order();
    expect(shop.asked('sendOrder')).toHaveLength(1);
    expect(stage(shop)).toBe('finished');
  });

  test('what PayPal approved is spent once it was sent: it is approved anew [PAY-02]', async () => {
    const { shop, order, isApproved } = await approvedPayPal();
    failing(shop, 'sendOrder', failure('cardRefused'));
    await order();
    expect(shop.asked('sendOrder')).toHaveLength(1);
    expect([stage(shop), isApproved()]).toEqual(['open', false]);
  });

  test('a cart that changed elsewhere stops the order, names the change and is read again [BEY-16]', async () => {
    const shop = await toPayment();
    shop.changeCart([lineOf('1', water(2))]);
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    expect(seen(shop).errors).toEqual(['Paper cups is no longer available and has left your cart.']);
    expect(seen(shop).cart?.lines).toHaveLength(1);
    expect([currentTab(shop), furthest(shop), isLocked(shop)]).toEqual(['delivery', 1, false]);
  });

  test('where only the total changed, delivery is chosen anew all the same: trying again is not in vain [BEY-16]', async () => {
    const shop = await toPayment();
    shop.surprise('rereadCart', dearer);
    shop.surprise('readCart', dearer);
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual(['The total of your order has changed.']);
    expect(seen(shop).totals).toBeNull();
    expect(furthest(shop)).toBeLessThan(3);
  });

  test('a cart that is lost when it is ordered is renewed, with its lines, and ordered by the next press [CART-05, BEY-03, BEY-16]', async () => {
    const shop = await toPayment();
    failing(shop, 'rereadCart', failure('cartMissing'));
    failing(shop, 'readCart', failure('cartMissing'));
    await placeOrder(shop);
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect(shop.types()).toContain('cart.recreated');
    const { cart } = seen(shop);
    expect([cart?.id, cart?.lines.length, isLocked(shop)]).toEqual(['cart-2', 2, false]);
  });

  test('a lost answer: placed all the same, found out by asking [BEY-01]', async () => {
    const shop = await toPayment();
    shop.surprise('sendOrder', (usual) => {
      usual();
      return Promise.reject(failure('network'));
    });
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
    expect(shop.asked('sendOrder')).toHaveLength(1);
  });

  test('while the outcome is unknown nothing can be paid, and it is asked again by itself [BEY-01]', async () => {
    const shop = await toPayment();
    failing(shop, 'sendOrder', failure('network'));
    failing(shop, 'readOrderState', failure('network'));
    await placeOrder(shop);
    expect(shop.inCheckout().order().getSnapshot().value).toEqual({ doubtful: 'unknown' });
    await placeOrder(shop);
    expect([shop.asked('sendOrder').length, isLocked(shop)]).toEqual([1, true]);
    shop.clock.increment(4000);
    await shop.quiet();
    expect(shop.asked('readOrderState')).toHaveLength(2);
    expect(isLocked(shop)).toBe(true);
    shop.clock.increment(16_000);
    await shop.quiet();
    expect(stage(shop)).toBe('open');
    expect(seen(shop).errors[0]).toMatch(/safe to place it again/);
  });
});

describe('while money moves', () => {
  test('the cart is locked before anything is paid: the write under way goes first [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'readCart');
    shop.cart().send({ type: 'cart.load' });
    await placeOrder(shop);
    expect(stage(shop)).toBe('placing');
    expect(shop.asked('rereadCart')).toHaveLength(0);
    await release();
    await shop.quiet();
    expect(stage(shop)).toBe('finished');
  });

  test('a cart that changes between the button and the lock is not ordered unseen [BEY-16]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'writeCart');
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(90) });
    await placeOrder(shop);
    await release();
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect([stage(shop), isLocked(shop)]).toEqual(['open', false]);
  });

  test('one that is emptied there is not ordered either, and the checkout waits for goods [BEY-16]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'writeCart');
    shop.changeCart([]);
    shop.cart().send({ type: 'cart.removeItem', lineId: '1', line: water(1) });
    await placeOrder(shop);
    await release();
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect([stage(shop), isLocked(shop)]).toEqual(['waiting', false]);
  });

  test('nor one that costs the same but holds something else [BEY-16]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'writeCart');
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(2) });
    await placeOrder(shop);
    shop.changeCart([
      lineOf('1', water(2)),
      lineOf('3', { sku: 'STRAWS', name: 'Straws', quantity: 1, chosen: nothingChosen }),
    ]);
    await release();
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect([stage(shop), isLocked(shop)]).toEqual(['open', false]);
  });

  test('what is asked of the cart meanwhile waits, and goes into the next cart [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'sendOrder');
    await placeOrder(shop);
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(3) });
    expect(shop.asked('writeCart')).toHaveLength(0);
    await release();
    await shop.quiet();
    expect(shop.asked('writeCart').map(({ input }) => input)).toMatchObject([{ cartId: 'cart-2' }]);
  });

  test('cancelling, another tab, another address: nothing of it is heard [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'sendOrder');
    await placeOrder(shop);
    shop.checkout().send({ type: 'checkout.cancel' });
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
    await sendTo(shop.checkout(), { type: 'checkout.changeBilling', address: perth, isSame: false });
    expect(currentTab(shop)).toBe('payment');
    expect(seen(shop).delivery.city).toBe('Brisbane');
    await release();
    expect(stage(shop)).toBe('finished');
  });

  test('another way of delivery chosen meanwhile changes nothing of the order [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'readCart');
    shop.cart().send({ type: 'cart.load' });
    await placeOrder(shop);
    shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
    await release();
    await shop.quiet();
    expect(shop.death).toEqual([]);
    expect(stage(shop)).toBe('finished');
    expect(shop.asked('sendOrder')[0]?.input).toMatchObject({
      request: { method: { methodCode: 'standard' } },
    });
  });

  test('another way to pay chosen meanwhile leaves no one waiting for ever [BEY-06]', async () => {
    const shop = await toPayment();
    shop.surprise('tokenize', () => undefined);
    const payment = shop.inCheckout().payment();
    const methods = [
      ...payment.getSnapshot().context.methods,
      { code: 'purchaseorder', title: 'Purchase order' },
    ];
    payment.send({ type: 'payment.syncMethods', methods });
    await placeOrder(shop);
    payment.send({ type: 'payment.chooseMethod', code: 'purchaseorder' });
    shop.provider({ type: 'card.tokenized', nonce: 'n', cardType: 'Visa', lastFour: '1111' } as never);
    await shop.quiet();
    expect(['finished', 'open']).toContain(stage(shop));
  });

  test('afterwards the ordered cart is dropped, a new one made, and the shop goes on [CHK-06]', async () => {
    const shop = await toPayment();
    await placeOrder(shop);
    await shop.quiet();
    expect(shop.types()).toEqual(expect.arrayContaining(['cart.dropped', 'cart.created']));
    expect(shop.cart().getSnapshot().context).toMatchObject({
      cartId: 'cart-2',
      cart: null,
      isLockWanted: false,
    });
    shop.checkout().send({ type: 'checkout.begin' });
    expect(stage(shop)).toBe('waiting');
    await sendTo(shop.cart(), {
      type: 'cart.addItem',
      line: { sku: 'WATER-15', name: 'Water', quantity: 1, chosen: nothingChosen },
    });
    expect(stage(shop)).toBe('open');
  });
});
