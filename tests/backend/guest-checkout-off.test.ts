/** Guest checkout switched off: how far a guest gets by REST and by GraphQL. */
import { expect, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { addTo, brisbane, newCart, setShipping } from './shop-client.ts';

const storeConfig = { ...fixtureShop.storeConfig, 'checkout/options/guest_checkout': false };
const shop = await openShop({ seed: { ...fixtureShop, storeConfig } });

const refused = { status: 400, body: { message: 'Sorry, guest checkout is not available.' } };
const payment = { email: 'gina@example.com', paymentMethod: { method: 'checkmo' }, billingAddress: brisbane };

test('a guest has a cart, an estimate and a payment page, but no address and no order [BEY-22]', async () => {
  const id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 1);
  const cart = `/guest-carts/${id}`;
  const { status } = await shop.rest('POST', `${cart}/estimate-shipping-methods`, { address: brisbane });
  expect(status).toBe(200);
  expect(await setShipping(shop, id)).toEqual(refused);
  expect((await shop.rest('GET', `${cart}/payment-information`)).status).toBe(200);
  expect(await shop.rest('POST', `${cart}/payment-information`, payment)).toEqual(refused);
  expect(await shop.rest('POST', `${cart}/set-payment-information`, payment)).toEqual(refused);
  expect(await shop.rest('PUT', `${cart}/order`, { paymentMethod: payment.paymentMethod })).toEqual(refused);
  const { errors } = await shop.graphql(
    `mutation { setGuestEmailOnCart(input: { cart_id: "${id}", email: "g@example.com" }) { cart { id } } }`,
  );
  const message = 'Guest checkout is not allowed. Register a customer account or login with existing one.';
  expect(errors).toMatchObject(refusal(message, 'authorization'));
  expect((await shop.rest('GET', cart)).body).toMatchObject({ is_active: true, items_count: 1 });
});
