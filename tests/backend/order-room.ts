/** A shop with products of every kind, every payment method and a clock that tests set. */
import { createEmulator } from '#backend/payments/emulator.ts';
import type { Charge } from '#backend/payments/gateway.ts';
import { addTheseTo, kindsShop, signIn } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
import { brisbane, customerCart, newCart, setShipping, type Row, type ShopClient } from './shop-client.ts';

const seed = {
  ...kindsShop,
  storeConfig: {
    ...kindsShop.storeConfig,
    timezone: 'Australia/Brisbane',
    'payment/checkmo/active': true,
    'payment/purchaseorder/active': true,
    'payment/braintree_cc_vault/active': true,
    'payment/braintree_paypal/active': true,
    'payment/afterpay/active': true,
  },
};
export const addressInput = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['1 Queen St'],
  city: 'Brisbane',
  region: 'QLD',
  region_id: 608,
  postcode: '4000',
  country_code: 'AU',
  telephone: '0730000000',
};

export const deliver = (client: ShopClient, id: string) =>
  client.graphql(
    `mutation ($id: String!, $a: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $a }] }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "van", method_code: "standard" }] }) { cart { id } } }`,
    { id, a: addressInput },
  );

export const bill = (client: ShopClient, id: string) =>
  client.graphql(
    `mutation ($id: String!, $a: CartAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $a } }) { cart { id } } }`,
    { id, a: addressInput },
  );

export const place = async (client: ShopClient, id: string, payment: object): Promise<Row> => {
  const answer = await client.graphql(
    `mutation ($id: String!, $p: PaymentMethodInput!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: $p }) {
        orderV2 { number token status } errors { code message } } }`,
    { id, p: payment },
  );
  return answer.data?.setPaymentMethodAndPlaceOrder ?? answer;
};

/** Delivered by van and billed; only the payment is missing. */
export const readyCartOf = async (client: ShopClient, id: string, ...items: object[]): Promise<string> => {
  await addTheseTo(client, id, ...items);
  await deliver(client, id);
  await bill(client, id);
  return id;
};

/** As the instalment provider does once the shopper has agreed. */
export const approveInstalments = async (shop: ShopClient, cart: string): Promise<Row> => {
  const answer = await shop.fetch('/afterpay/payment/process', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'gina@example.com', cart }),
  });
  return answer.json();
};

/** To be awaited at the top of a file; it closes with the tests. */
export const openOrderRoom = async () => {
  const clock = { now: new Date('2026-11-20T03:00:00Z') };
  const charges: Charge[] = [];
  const shop = await openShop({
    seed,
    clock: () => clock.now,
    gateway: createEmulator({
      now: () => clock.now.getTime(),
      charged: (charge) => void charges.push(charge),
    }),
  });
  const alice = await signIn(shop, 'alice@example.com');

  const ownCart = (client: ShopClient = alice) => customerCart(client);

  const guestCart = async (...items: object[]): Promise<string> => {
    const id = await newCart(shop);
    await addTheseTo(shop, id, ...items);
    return id;
  };

  /** A guest's cart that is delivered by van. */
  const shippedCart = async (...items: object[]): Promise<string> => {
    const id = await guestCart(...items);
    await setShipping(shop, id);
    return id;
  };

  const pay = (id: string, paymentMethod: object) =>
    shop.rest('POST', `/guest-carts/${id}/payment-information`, {
      email: 'gina@example.com',
      paymentMethod,
      billingAddress: brisbane,
    });

  return { clock, charges, shop, alice, rows: shop.rows, ownCart, guestCart, shippedCart, pay };
};
