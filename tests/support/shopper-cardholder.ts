/** Customers who once paid by a card and kept it for the next time (PAY-02). */

import { inject } from 'vitest';
import { clientOf, newNonce } from '#tests/backend/shop-client.ts';
import { newCustomer, type Customer } from './shopper-account.ts';
import { ShopApi } from './shopper-api.ts';
import { brisbane, cartAddressOf, sanitisingVisit } from './shopper-goods.ts';

/** With a Visa card, and no address: what they bought was brought nowhere. */
export const newCardholder = async (shopUrl = inject('shopUrl')): Promise<Customer> => {
  const customer = await newCustomer(shopUrl);
  const api = await ShopApi.of(shopUrl, customer);
  const id = await api.makeCart([sanitisingVisit, 1]);
  await api.graphql(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id, address: cartAddressOf(brisbane) },
  );
  const { setPaymentMethodAndPlaceOrder: placed } = await api.graphql<{
    setPaymentMethodAndPlaceOrder: { errors: readonly { message: string }[] };
  }>(
    `mutation ($id: String!, $payment: PaymentMethodInput!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: $payment }) {
        orderV2 { number } errors { message } } }`,
    {
      id,
      payment: {
        code: 'braintree',
        braintree: {
          payment_method_nonce: await newNonce(clientOf(fetch, shopUrl)),
          is_active_payment_token_enabler: true,
        },
      },
    },
  );
  if (placed.errors.length > 0) throw new Error(placed.errors[0]?.message);
  return customer;
};
