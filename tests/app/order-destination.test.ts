/** An order goes where its page says, also when another tab wrote another address. */

import { expect, test } from 'vitest';
import { present } from '#machines/domain/present.ts';
import { address, goToPayment, placeOrder, putIntoCart } from './checkout-steps.ts';
import { sharedBackend } from './running-shop.ts';

const opened = sharedBackend();

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
