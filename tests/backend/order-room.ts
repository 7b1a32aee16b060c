/** A shop with every kind of product, every way to pay and a clock to be set, for the tests of orders. */
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import type { Database } from '#backend/database/database.ts';
import { createEmulator } from '#backend/payments/emulator.ts';
import type { Charge } from '#backend/payments/gateway.ts';
import { addTheseTo, kindsShop, signIn } from './kinds-shop.ts';
import { brisbane, startShop, type ShopClient } from './shop-client.ts';

type Json = ReturnType<typeof JSON.parse>;

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
const addressInput = {
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

export const place = async (client: ShopClient, id: string, payment: object): Promise<Json> => {
  const answer = await client.graphql(
    `mutation ($id: String!, $p: PaymentMethodInput!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: $p }) {
        orderV2 { number token status } errors { code message } } }`,
    { id, p: payment },
  );
  return answer.data?.setPaymentMethodAndPlaceOrder ?? answer;
};

/** One for the tests of a file, to be awaited at its top; it closes with them. */
export const openOrderRoom = async () => {
  const clock = { now: new Date('2026-11-20T03:00:00Z') };
  const opened: Database[] = [];
  /** All money that was taken. */
  const charges: Charge[] = [];
  const shop = await startShop({
    seed,
    clock: () => clock.now,
    gateway: createEmulator({
      now: () => clock.now.getTime(),
      charged: (charge) => void charges.push(charge),
    }),
    opened: (database) => opened.push(database),
  });
  const alice = await signIn(shop, 'alice@example.com');

  const rows = async (statement: string): Promise<Json[]> => {
    const result = await opened[0]?.execute(sql.raw(statement));
    return [...(result?.rows ?? [])];
  };

  const ownCart = async (client: ShopClient = alice): Promise<string> =>
    (await client.graphql('{ customerCart { id } }')).data.customerCart.id;

  const guestCart = async (...items: object[]): Promise<string> => {
    const id = (await shop.graphql('mutation { createEmptyCart }')).data.createEmptyCart;
    await addTheseTo(shop, id, ...items);
    return id;
  };

  const pay = (id: string, paymentMethod: object) =>
    shop.rest('POST', `/guest-carts/${id}/payment-information`, {
      email: 'gina@example.com',
      paymentMethod,
      billingAddress: brisbane,
    });

  afterAll(() => shop.backend.close());
  return { clock, charges, shop, alice, rows, ownCart, guestCart, pay };
};
