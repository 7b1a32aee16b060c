/** A purchase without a page, by events alone: whose cart is bought, and by which paths. */

import { expect, test } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectCustomerEmail } from '#machines/checkout/checkout.selectors.ts';
import { noConfiguration } from '#services/page/page-configuration.ts';
import { goToPayment, placeOrder, putIntoCart } from './checkout-steps.ts';
import { customerOrders } from './customer-orders.ts';
import { hannah, ordersSent, sharedBackend, storedIn } from './running-shop.ts';

const opened = sharedBackend();

test('a cart filled as a guest is bought as a customer by the paths of their own cart [CART-11 NET-07]', async () => {
  const shop = opened.start({ recaptcha: (action) => Promise.resolve(`token for ${action}`) });
  await putIntoCart(shop);
  const guestCart = storedIn(shop.browser.local, 'cartId');
  await shop.signIn();
  expect(selectItemCount(shop.cart().getSnapshot())).toBe(2);
  expect(storedIn(shop.browser.local, 'cartId')).not.toBe(guestCart);

  await goToPayment(shop);
  expect(selectCustomerEmail(shop.checkout().getSnapshot())).toBe(hannah);
  const receipt = await placeOrder(shop);
  expect(receipt).toMatchObject({ orderNumber: (await customerOrders(opened))[0], isOwned: true });
  expect(ordersSent(shop).map(({ headers }) => headers.get('X-Recaptcha'))).toEqual([
    'token for place_order',
  ]);
  const rest = shop.sent.filter(({ url }) => url.pathname.startsWith('/rest/'));
  expect([...new Set(rest.map(({ url }) => url.pathname))]).toEqual([
    '/rest/V1/carts/mine/estimate-shipping-methods',
    '/rest/V1/carts/mine/shipping-information',
    '/rest/V1/carts/mine/payment-information',
  ]);
  expect(JSON.parse(ordersSent(shop)[0]?.body ?? '')).not.toHaveProperty('email');
  expect(shop.sent.map(({ body }) => body).join()).not.toContain('setGuestEmailOnCart');
  await shop.until(() => selectItemCount(shop.cart().getSnapshot()) === 0);
});

test('takes cart, country and postcodes of the page’s configuration until the browser has a cart [CHK-11]', async () => {
  const first = opened.start();
  await putIntoCart(first);
  const { cartId } = await first.fact('cart.created');
  first.stop();

  const page = { ...noConfiguration, defaultCountry: 'NZ', cartId, postcodes: { NZ: [/^RD12$/] } };
  const second = opened.start({ page });
  await second.fact('cart.changed');
  expect(selectItemCount(second.cart().getSnapshot())).toBe(2);
  await second.open('checkout');
  second.checkout().send({ type: 'checkout.begin' });
  await second.fact('checkout.started');
  const { delivery, postcodes } = second.draft().getSnapshot().context;
  expect([delivery.countryCode, postcodes]).toEqual(['NZ', page.postcodes]);
  second.stop();

  const returning = opened.start({ browser: first.browser, page: { ...page, cartId: 'x'.repeat(32) } });
  expect((await returning.fact('cart.changed')).cart.id).toBe(cartId);
});
