/** The main job without a page: a guest finds water, buys it and has a receipt, driven by nothing but events (GEN-01, CHK-06). */

import { wholeList } from '#machines/domain/list-query.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { selectMethods } from '#machines/shipping/shipping.selectors.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { address, email, goToPayment, placeOrder, putIntoCart } from './guest-steps.ts';
import { keptUnder, openBackend, providerAt, startShop } from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

test('GEN-01 CHK-06 a guest buys two bottles by card, and the order is in the database', async () => {
  const folder = await makeTemporaryFolder('purchase');
  onTestFinished(() => removeFolder(folder));
  const { backend, direct, lines } = await openBackend(folder);
  provider.mountCardFields.mockImplementation(providerAt(direct).mount);
  const shop = startShop((request) => backend.fetch(request));
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
  const cartId = keptUnder(shop.browser.local, 'cartId');
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
  expect(keptUnder(shop.browser.local, 'cartId')).not.toBe(cartId);
  expect(selectItemCount(shop.cart().getSnapshot())).toBe(0);
  const orders = shop.sent.filter(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/payment-information'),
  );
  expect(orders).toHaveLength(1);
  expect(shop.facts.filter(({ type }) => type === 'checkout.failed' || type === 'cart.actionFailed')).toEqual(
    [],
  );
  shop.stop();

  expect(lines).toEqual([]);
  await backend.close();
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
