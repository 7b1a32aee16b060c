/** The main job without a page: from the product to the receipt, by events alone. */

import { expect, onTestFinished, test } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectCustomerEmail, selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { wholeList } from '#machines/domain/list-query.ts';
import { selectMethods } from '#machines/checkout/shipping/shipping.selectors.ts';
import { noConfiguration } from '#services/page/page-configuration.ts';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { address, email, goToPayment, placeOrder, putIntoCart } from './checkout-steps.ts';
import { customerOrders } from './customer-orders.ts';
import {
  hannah,
  insertCard,
  openBackend,
  ordersSent,
  sharedBackend,
  startShop,
  storedIn,
} from './running-shop.ts';

const opened = sharedBackend();

test('a guest buys two bottles by card, and the order is in the database [GEN-01 CHK-06]', async () => {
  const folder = await makeTemporaryFolder('purchase');
  onTestFinished(() => removeFolder(folder));
  const own = await openBackend(folder);
  insertCard(own);
  const shop = startShop(own.answering);
  shop.page().send({ type: 'page.visit', path: '/15-l-spring-water-bottle.html', query: wholeList });
  const { subject } = await shop.fact('page.resolved');
  expect(subject).toEqual({ kind: 'product', urlKey: '15-l-spring-water-bottle' });
  await putIntoCart(shop);
  expect(selectItemCount(shop.cart().getSnapshot())).toBe(2);

  await goToPayment(shop);
  expect(selectMethods(shop.shipping().getSnapshot()).map(({ methodCode }) => methodCode)).toEqual([
    'standard',
    'express',
  ]);
  const cartId = storedIn(shop.browser.local, 'cartId');
  const receipt = await placeOrder(shop);
  expect(receipt).toMatchObject({
    orderNumber: expect.stringMatching(/^\d{9}$/) as string,
    isOwned: false,
    email,
    delivery: address,
    billing: address,
    method: { carrierCode: 'bwdelivery', methodCode: 'standard' },
    paymentLabel: 'Visa ending in 1111',
    lines: [{ sku: 'BW-SPRING-15', quantity: 2, rowTotal: { cents: 2590, currency: 'AUD' } }],
    totals: { grandTotal: { cents: 3585 }, shipping: { cents: 995 }, subtotal: { cents: 2590 } },
  });
  expect(shop.checkout().getSnapshot().matches('finished')).toBe(true);
  expect(selectReceipt(shop.checkout().getSnapshot())).toEqual(receipt);

  await shop.fact('cart.created', 2);
  expect(storedIn(shop.browser.local, 'cartId')).not.toBe(cartId);
  expect([selectItemCount(shop.cart().getSnapshot()), ordersSent(shop).length]).toEqual([0, 1]);
  expect(shop.types(/^checkout\.failed$|^cart\.actionFailed$/)).toEqual([]);
  shop.stop();

  expect(own.lines).toEqual([]);
  await own.backend.close();
  expect(await readPlacedOrders(folder)).toMatchObject([
    {
      order: {
        number: receipt.orderNumber,
        email,
        grandTotal: 3585,
        shippingCarrier: 'bwdelivery',
        shippingMethod: 'standard',
        shippingAddress: { firstname: 'Gina', street: ['1 Queen St'], regionCode: 'QLD', postcode: '4000' },
        billingAddress: { firstname: 'Gina', street: ['1 Queen St'], countryId: 'AU' },
      },
      items: [{ sku: 'BW-SPRING-15', quantity: 2 }],
      payment: { method: 'braintree', amount: 3585, cardType: 'Visa', lastFour: '1111' },
    },
  ]);
}, 120_000);

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
  second.checkout().send({ type: 'checkout.begin' });
  await second.fact('checkout.started');
  const { delivery, postcodes } = second.draft().getSnapshot().context;
  expect([delivery.countryCode, postcodes]).toEqual(['NZ', page.postcodes]);
  second.stop();

  const returning = opened.start({ browser: first.browser, page: { ...page, cartId: 'x'.repeat(32) } });
  expect((await returning.fact('cart.changed')).cart.id).toBe(cartId);
});
