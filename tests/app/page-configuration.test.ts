/** A shop whose page carries the checkout's configuration: its cart is found without anything in storage (CHK-11). */

import { expect, test, vi } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { noConfiguration } from '#services/page-configuration.ts';
import { goToPayment, placeOrder, putIntoCart } from './guest-steps.ts';
import { newBrowser, providerAt, sharedBackend, startShop } from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const opened = sharedBackend();
const answering = (request: Request) => opened.backend.fetch(request);

test('CHK-11 the quote of the page is the cart, until this browser has one of its own', async () => {
  const first = startShop(answering);
  await putIntoCart(first);
  const { cartId } = await first.fact('cart.created');
  first.stop();

  const page = { ...noConfiguration, defaultCountry: 'NZ', cartId };
  const second = startShop(answering, newBrowser(), null, {}, page);
  await second.fact('cart.changed');
  expect(selectItemCount(second.cart().getSnapshot())).toBe(2);
  second.checkout().send({ type: 'checkout.begin' });
  await second.fact('checkout.started');
  expect(second.checkout().getSnapshot().context.delivery.countryCode).toBe('NZ');
  second.stop();

  const returning = startShop(answering, first.browser, null, {}, { ...page, cartId: 'x'.repeat(32) });
  expect((await returning.fact('cart.changed')).cart.id).toBe(cartId);
  returning.stop();
});

test('CHK-13 where the merchant’s page checks who orders, its token goes with the order', async () => {
  provider.mountCardFields.mockImplementation(providerAt(opened.direct).mount);
  const shop = startShop(answering, newBrowser(), null, {}, noConfiguration, (action) =>
    Promise.resolve(`token for ${action}`),
  );
  await putIntoCart(shop);
  await goToPayment(shop);
  await placeOrder(shop);
  const order = shop.sent.find(
    ({ url, method }) => method === 'POST' && url.pathname.endsWith('/payment-information'),
  );
  expect(order?.headers.get('X-Recaptcha')).toBe('token for place_order');
  shop.stop();
});
