/** A customer signs out while their order is on its way; a guest comes to the checkout before its outcome is known (SESS-02, BEY-01, BEY-08). */

import { beforeAll, expect, test, vi } from 'vitest';
import { selectDelivery, selectEmail, selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { forgottenOrderMessages } from '#machines/domain/order.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { sessionOf, signIn } from './customer-steps.ts';
import { goToPayment, placeOrder, putIntoCart, water } from './guest-steps.ts';
import { providerAt, sharedBackend, startShop } from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const opened = sharedBackend();
beforeAll(() => {
  provider.mountCardFields.mockImplementation(providerAt(opened.direct).mount);
});

test('BEY-08 BEY-01 SESS-02 the guest’s cart is seen as soon as the outcome is known, and nothing of the customer', async () => {
  const gate: { open?: () => void } = {};
  const outcome = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  let isHeld = false;
  const shop = startShop(async (request) => {
    const response = await opened.backend.fetch(request);
    if (isHeld || !request.url.endsWith('/payment-information')) return response;
    isHeld = true;
    await outcome;
    return response;
  });
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.until(() => isHeld);
  const made = shop.facts.filter(({ type }) => type === 'cart.created').length;
  sessionOf(shop).send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
  await shop.fact('cart.created', made + 1);

  const checkout = shop.checkout();
  shop.cart().send({ type: 'cart.addItem', line: { ...water, quantity: 5 } });
  await shop.fact('cart.itemAdded', 2);
  checkout.send({ type: 'checkout.begin' });
  gate.open?.();
  await shop.fact('checkout.orderForgotten');
  await shop.fact('checkout.started', 2);
  const snapshot = checkout.getSnapshot();
  expect(snapshot.context.cart?.lines.map(({ quantity }) => quantity)).toEqual([5]);
  expect([selectEmail(snapshot), selectReceipt(snapshot)]).toEqual(['', null]);
  expect(selectDelivery(snapshot)).toEqual(emptyAddress('AU'));
  expect(selectToasts(shop.toasts().getSnapshot()).map(({ message }) => message)).toEqual([
    forgottenOrderMessages.placed,
  ]);
  expect(shop.facts.map(({ type }) => type)).not.toContain('checkout.orderPlaced');

  await goToPayment(shop);
  expect((await placeOrder(shop)).orderNumber).toMatch(/^\d{9}$/);
  shop.stop();
}, 60_000);
