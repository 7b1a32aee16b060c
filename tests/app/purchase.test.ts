/** A purchase by events alone: whose cart, by which paths, where it goes and how it ends. */

import { expect, test } from 'vitest';
import { selectCartProblem, selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectCustomerEmail, selectIsCheckoutIdle } from '#machines/checkout/checkout.selectors.ts';
import { noConfiguration } from '#services/page/page-configuration.ts';
import { goToPayment, placeOrder, putIntoCart, address, revokeToken } from './checkout-steps.ts';
import { customerOrders } from './customer-orders.ts';
import {
  hannah,
  ordersSent,
  sharedBackend,
  storedIn,
  skipServerWait,
  startShop,
  type RunningShop,
} from './running-shop.ts';
import { present } from '#machines/domain/present.ts';
import { selectCheckoutErrors } from '#machines/checkout/draft.selectors.ts';
import { brokenConnection } from '#tests/transport/wires.ts';

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
  // so the checkout's page says that the order is placed until the receipt's is loaded
  expect(selectIsCheckoutIdle(shop.checkout().getSnapshot())).toBe(true);
  expect(selectCartProblem(shop.cart().getSnapshot())).toBe('empty');
  expect(receipt).toMatchObject({ orderNumber: (await customerOrders(opened))[0], isOwned: true });
  const tokens = ordersSent(shop).map(({ headers }) => headers.get('X-Recaptcha'));
  expect(tokens).toEqual(['token for place_order']);
  const rest = shop.sent.filter(({ url }) => url.pathname.startsWith('/rest/'));
  expect([...new Set(rest.map(({ url }) => url.pathname))]).toEqual([
    '/rest/V1/carts/mine/estimate-shipping-methods',
    '/rest/V1/carts/mine/shipping-information',
    '/rest/V1/carts/mine/payment-information',
  ]);
  expect(JSON.parse(ordersSent(shop)[0]?.body ?? '')).not.toHaveProperty('email');
  expect(shop.sent.map(({ body }) => body).join()).not.toContain('setGuestEmailOnCart');
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

const otherAddress = {
  firstname: 'Boris',
  lastname: 'Other',
  telephone: '0730000001',
  street: ['77 Edward Street'],
  city: 'Brisbane',
  postcode: '4000',
  region_id: 608,
  country_id: 'AU',
};

test('goes to the address on screen though another tab wrote its own onto the cart [BEY-16 BEY-06]', async () => {
  const shop = opened.start();
  await putIntoCart(shop);
  await goToPayment(shop);
  const cartId = present(shop.cart().getSnapshot().context.cartId, 'cartId');
  const [method] = shop.shipping().getSnapshot().context.methods;
  const saved = await opened.direct.fetch(`/rest/V1/guest-carts/${cartId}/shipping-information`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      addressInformation: {
        shipping_address: otherAddress,
        shipping_carrier_code: method?.carrierCode,
        shipping_method_code: method?.methodCode,
      },
    }),
  });
  expect(saved.status).toBe(200);
  const { orderNumber, delivery } = await placeOrder(shop);
  expect(delivery).toEqual(address);
  const { data } = await opened.direct.graphql(
    `query ($input: OrderInformationInput!) { guestOrder(input: $input) { shipping_address { firstname street } } }`,
    { input: { number: orderNumber, email: 'gina@example.com', lastname: 'Guest' } },
  );
  expect(data).toEqual({ guestOrder: { shipping_address: { firstname: 'Gina', street: ['1 Queen St'] } } });
});

const isOrder = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/payment-information');
const message = (shop: RunningShop) => selectCheckoutErrors(shop.draft().getSnapshot()).join();

test('an order whose outcome is unknown at the expiry stays locked until it is asked about again [BEY-01 CART-14]', async () => {
  skipServerWait();
  const before = await customerOrders(opened);
  let isDown = false;
  const shop = startShop((request) => {
    isDown ||= isOrder(request);
    if (isDown) throw brokenConnection;
    return opened.answering(request);
  });
  await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
  const isUnknown = () =>
    shop.order().getSnapshot().children.orderOutcome?.getSnapshot().matches({ finding: 'unknown' }) ?? false;
  shop.draft().send({ type: 'draft.placeOrder' });
  await shop.until(isUnknown);
  await revokeToken(opened, shop.token());
  isDown = false;
  shop.order().send({ type: 'order.reconcile' });
  await shop.fact('session.timedOut');
  await shop.until(isUnknown);
  expect(shop.count('checkout.lockReleased')).toBe(0);
  await shop.signIn();
  shop.order().send({ type: 'order.reconcile' });
  await shop.fact('checkout.lockReleased');
  expect(message(shop)).toMatch(/safe to place it again/);
  expect(await customerOrders(opened)).toEqual(before);
  expect(shop.count('session.timedOut')).toBe(1);
});
