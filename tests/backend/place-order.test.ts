/** placeOrder by GraphQL in both its shapes, and the minimum order. */
import { describe, expect, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { addTo, newCart, newNonce, pay, readyCart, startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop();
const place = async (id: string) =>
  (
    await shop.graphql(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
          order { order_number } orderV2 { number token } errors { code message } } }`,
      { id },
    )
  ).data.placeOrder;

const setPayment = async (id: string, nonce: string) =>
  shop.graphql(
    `mutation ($id: String!, $n: String!) { setPaymentMethodOnCart(input: { cart_id: $id,
        payment_method: { code: "braintree", braintree: { payment_method_nonce: $n, is_active_payment_token_enabler: false } } })
        { cart { selected_payment_method { code title } } } }`,
    { id, n: nonce },
  );

describe('placeOrder by GraphQL', () => {
  test('both the portable and the 2.4.7 shape, and the token finds the order', async () => {
    const id = await readyCart(shop);
    expect(
      (await setPayment(id, await newNonce(shop))).data.setPaymentMethodOnCart.cart.selected_payment_method,
    ).toEqual({
      code: 'braintree',
      title: 'Credit Card',
    });
    expect((await place(id)).errors).toEqual([
      { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' },
    ]);
    await shop.graphql(
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "gina@example.com" }) { cart { email } } }',
      { id },
    );
    const placed = await place(id);
    expect(placed).toMatchObject({ errors: [], order: { order_number: placed.orderV2.number } });
    const { data } = await shop.graphql(
      'query ($t: String!) { guestOrderByToken(input: { token: $t }) { number } }',
      { t: placed.orderV2.token },
    );
    expect(data.guestOrderByToken.number).toBe(placed.orderV2.number);
    expect(await place(id)).toEqual({
      order: null,
      orderV2: null,
      errors: [{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }],
    });
  });

  test('an unknown cart', async () => {
    const unknown = 'A'.repeat(32);
    expect((await place(unknown)).errors).toEqual([
      { code: 'CART_NOT_FOUND', message: `Could not find a cart with ID "${unknown}"` },
    ]);
  });

  test('a cart without an address', async () => {
    const id = await newCart(shop);
    await addTo(shop, id, 'CUPS', 1);
    await shop.graphql(
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "gina@example.com" }) { cart { email } } }',
      { id },
    );
    expect((await place(id)).errors[0].code).toBe('UNABLE_TO_PLACE_ORDER');
  });
});

describe('CART-08 a minimum order', () => {
  test('is shown on the cart and refuses the order below it', async () => {
    const strict = await startShop({
      seed: {
        ...fixtureShop,
        storeConfig: {
          ...fixtureShop.storeConfig,
          minimum_order_active: true,
          minimum_order_amount: 30,
          minimum_order_description: 'Minimum 30',
        },
      },
    });
    try {
      const id = await readyCart(strict);
      const minimum = async () =>
        (
          await strict.graphql(
            'query ($id: String!) { cart(cart_id: $id) { minimum_order_amount { minimum_amount_enabled message conditions_met } } }',
            { id },
          )
        ).data.cart.minimum_order_amount;
      expect(await minimum()).toEqual({
        minimum_amount_enabled: true,
        message: 'Minimum 30',
        conditions_met: false,
      });
      expect((await pay(strict, id, 'unused')).body).toEqual({ message: 'Minimum 30' });
      await addTo(strict, id, 'BOTTLE', 1);
      expect(await minimum()).toMatchObject({ conditions_met: true });
      expect((await pay(strict, id, await newNonce(strict))).status).toBe(200);
    } finally {
      await strict.backend.close();
    }
  });
});
