/** Operations the storefront's own documents do not need but a Magento has: older spellings, a guest's cart, a coupon taken off. */
import { expect, test } from 'vitest';
import { kindsShop } from './kinds-shop.ts';
import { addTo, clientOf, newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: kindsShop });

test('CART-01 createGuestCart answers a cart, under the id asked for, once', async () => {
  const wanted = 'a'.repeat(32);
  const mutation = `mutation ($id: ID) { createGuestCart(input: { cart_uid: $id }) { cart { id total_quantity } } }`;
  const made = await shop.graphql(mutation, { id: wanted });
  expect(made.data.createGuestCart.cart).toEqual({ id: wanted, total_quantity: 0 });
  const again = await shop.graphql(mutation, { id: wanted });
  expect(again.errors).toMatchObject([
    {
      message: `Cart with ID "${wanted}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    },
  ]);
});

test('PROMO-01 removeCouponFromCart takes the coupon off and brings the price back; without one nothing happens', async () => {
  const id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
  const remove = () =>
    shop.graphql(
      `mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) {
        cart { applied_coupons { code } prices { grand_total { value } discounts { label } } } } }`,
      { id },
    );
  await shop.rest('PUT', `/guest-carts/${id}/coupons/SAVE10`);
  for (let times = 0; times < 2; times += 1)
    expect((await remove()).data.removeCouponFromCart.cart).toEqual({
      applied_coupons: null,
      prices: { grand_total: { value: 25 }, discounts: null },
    });
  const unknown = await shop.graphql(
    'mutation { removeCouponFromCart(input: { cart_id: "b" }) { cart { id } } }',
  );
  expect(unknown.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }]);
});

test('ACC-02 createCustomer and updateCustomer do what their successors do, refusals included', async () => {
  const create = (email: string, password: string) =>
    shop.graphql(
      `mutation ($email: String!, $password: String!) { createCustomer(input: {
        firstname: "Old", lastname: "Way", email: $email, password: $password
      }) { customer { email firstname } } }`,
      { email, password },
    );
  expect((await create('old@example.com', 'Passw0rd!1')).data.createCustomer.customer).toEqual({
    email: 'old@example.com',
    firstname: 'Old',
  });
  expect((await create('old@example.com', 'Passw0rd!1')).errors).toHaveLength(1);
  expect((await create('nope', 'Passw0rd!1')).errors).toMatchObject([
    { message: '"nope" is not a valid email address.' },
  ]);

  const update = 'mutation { updateCustomer(input: { firstname: "New" }) { customer { firstname } } }';
  expect((await shop.graphql(update)).errors).toMatchObject([
    { message: "The current customer isn't authorized." },
  ]);
  const { data } = await shop.graphql(
    'mutation { generateCustomerToken(email: "old@example.com", password: "Passw0rd!1") { token } }',
  );
  const signedIn = clientOf((request) => {
    request.headers.set('Authorization', `Bearer ${data.generateCustomerToken.token}`);
    return shop.backend.fetch(request);
  });
  expect((await signedIn.graphql(update)).data.updateCustomer.customer).toEqual({ firstname: 'New' });
});

const resend = (email: string) =>
  shop.graphql('mutation ($email: String!) { resendConfirmationEmail(email: $email) }', { email });

test('ACC-02 resendConfirmationEmail tells nobody whether an account waits', async () => {
  const answers = await Promise.all(['old@example.com', 'nobody@example.com'].map(resend));
  expect(answers[0]).toEqual(answers[1]);
  expect((await resend('nope')).errors).toMatchObject([{ extensions: { category: 'graphql-input' } }]);
});
